/* terminal.c: see terminal.h, and screen_refusal in play.h. */
#define _DEFAULT_SOURCE /* sigaltstack; NOLINT(bugprone-reserved-identifier,cert-dcl37-c,cert-dcl51-cpp) */
#include "io/posix.h"

#include "terminal.h"
#include "layout.h"
#include "play/play.h"
#include "view.h"

#include <curses.h>
#include <errno.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <term.h>
#include <termios.h>
#include <unistd.h>

static struct {
  bool known;
  const char *refusal;
  int height, width; /* by its description, for a window that does not tell its size */
  SCREEN *screen;
  struct termios before; /* what it was handed over as */
  char farewell[256];    /* what ends the screen, for when ncurses cannot be asked any more */
  size_t farewell_len;
} terminal;

/* What does not change while the program runs; nothing is written to the terminal. */
static const char *refusal_of(const char *type)
{
  const char *refusal = NULL;
  int found = 0;
  if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO))
    return "no terminal";
  if (type == NULL || *type == '\0' || setupterm(type, STDOUT_FILENO, &found) == ERR)
    return "the type of the terminal (TERM) is not known";
  terminal.height = tigetnum("lines");
  terminal.width = tigetnum("cols");
  if (tigetstr("cup") == NULL)
    refusal = "the terminal cannot place text";
  (void)del_curterm(cur_term);
  return refusal;
}

static void window_size(int *height, int *width)
{
  struct winsize window = {0};
  bool told = ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) == 0 && window.ws_row > 0 && window.ws_col > 0;
  *height = told ? window.ws_row : terminal.height;
  *width = told ? window.ws_col : terminal.width;
}

const char *screen_refusal(xo_rules rules)
{
  enum { WORDS = 80 };
  static char words[WORDS];
  int height = 0, width = 0;
  layout l;
  if (!terminal.known)
    terminal.refusal = refusal_of(getenv("TERM"));
  terminal.known = true;
  if (terminal.refusal != NULL)
    return terminal.refusal;
  window_size(&height, &width);
  if (layout_fit(&l, rules, false, height, width))
    return NULL;
  (void)snprintf(words, sizeof words, "the window is too small: %d columns and %d rows are needed", layout_width(rules),
                 layout_height(rules));
  return words;
}

void terminal_size(int *height, int *width)
{
  window_size(height, width);
  if (is_term_resized(*height, *width))
    (void)resizeterm(*height, *width);
}

/* The signals that end the program, unless they are ignored, are noted, so that the terminal is given back first. They,
 * and the one that tells of another size, come only while a key is waited for, so that none is missed. */
static volatile sig_atomic_t ended_by;
static sigset_t outside;

static void on_end(int signal) { ended_by = signal; }

/* A fault of the program cannot wait for a key, and what it has left of ncurses is not known. The signal comes again
 * behind this function, and ends the program. */
static void on_fault(int signal)
{
  (void)tcsetattr(STDIN_FILENO, TCSANOW, &terminal.before);
  (void)!write(STDOUT_FILENO, terminal.farewell, terminal.farewell_len);
  (void)raise(signal);
}

static bool is_one_of(int signal, const int *those)
{
  while (*those != 0 && *those != signal)
    those++;
  return *those != 0;
}

/* Those that leave the program as it is, or stop it for a while; and those of a fault. */
static const int harmless[] = {SIGCHLD, SIGCONT, SIGURG, SIGWINCH, SIGTSTP, SIGTTIN, SIGTTOU, 0};
static const int faults[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGSYS, SIGABRT, 0};

static struct sigaction now_of(int signal)
{
  struct sigaction now = {.sa_handler = SIG_IGN};
  (void)sigaction(signal, NULL, &now);
  return now;
}

static void take_signals(void)
{
  static char stack[1 << 16]; /* for a fault of the other one, which may be full */
  const stack_t other = {.ss_sp = stack, .ss_size = sizeof stack};
  const struct sigaction end = {.sa_handler = on_end};
  const struct sigaction fault = {.sa_handler = on_fault, .sa_flags = (int)SA_RESETHAND | SA_ONSTACK};
  sigset_t waiting;
  (void)sigemptyset(&waiting);
  (void)sigaddset(&waiting, SIGWINCH);
  (void)sigaltstack(&other, NULL);
  for (int i = 1; i <= SIGRTMAX; i++)
    if (is_one_of(i, harmless) || now_of(i).sa_handler == SIG_IGN)
      continue;
    else if (is_one_of(i, faults))
      (void)sigaction(i, &fault, NULL);
    else if (sigaction(i, &end, NULL) == 0)
      (void)sigaddset(&waiting, i);
  (void)sigprocmask(SIG_BLOCK, &waiting, &outside);
}

static void give_signals_back(void)
{
  for (int i = 1; i <= SIGRTMAX; i++)
    if (now_of(i).sa_handler == on_end || now_of(i).sa_handler == on_fault)
      (void)signal(i, SIG_DFL);
  (void)sigprocmask(SIG_SETMASK, &outside, NULL);
}

int terminal_key(void)
{
  enum { PATIENCE = 10 };
  int key = getch();
  for (int i = 0; i < PATIENCE && key == ERR && ended_by == 0; i++) {
    fd_set input;
    FD_ZERO(&input);
    FD_SET(STDIN_FILENO, &input);
    if (pselect(STDIN_FILENO + 1, &input, NULL, NULL, NULL, &outside) < 0 && errno == EINTR)
      i = -1; /* a signal: the terminal is still there */
    key = getch();
  }
  return ended_by == 0 ? key : ended_by == SIGINT ? INTERRUPT : ERR;
}

void terminal_go_on(void) { ended_by = 0; }

static int keep(int byte)
{
  if (terminal.farewell_len < sizeof terminal.farewell)
    terminal.farewell[terminal.farewell_len++] = (char)byte;
  return byte;
}

/* As endwin does: plain letters, the cursor, the keys as they were, the mouse left alone, and no screen. */
static void prepare_farewell(bool mouse)
{
  static const char *const names[] = {"sgr0", "op", "cnorm", "rmkx", "clear", "rmcup"};
  terminal.farewell_len = 0;
  for (const char *off = mouse ? "\033[?1006;1000l" : ""; *off != '\0'; off++)
    (void)keep(*off);
  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
    const char *text = tigetstr(names[i]);
    if (text != NULL)
      (void)tputs(text, 1, keep);
  }
}

bool terminal_open(void)
{
  (void)setlocale(LC_CTYPE, "");
  /* The size is that of the window, whatever LINES and COLUMNS say. */
  use_env(FALSE);
  use_tioctl(TRUE);
  (void)tcgetattr(STDIN_FILENO, &terminal.before);
  terminal.screen = newterm(NULL, stdout, stdin);
  if (terminal.screen == NULL) {
    terminal.refusal = "ncurses cannot use the terminal";
    return false;
  }
  view_colours();
  (void)cbreak();
  (void)noecho();
  (void)keypad(stdscr, TRUE);
  (void)nodelay(stdscr, TRUE);
  (void)set_escdelay(100);
  prepare_farewell(mousemask(BUTTON1_PRESSED, NULL) != 0);
  (void)mouseinterval(0);
  (void)flushinp();
  take_signals();
  return true;
}

int terminal_close(void)
{
  /* A terminal without a second screen would keep the last picture. */
  (void)erase();
  (void)refresh();
  (void)endwin();
  delscreen(terminal.screen);
  give_signals_back();
  return ended_by;
}
