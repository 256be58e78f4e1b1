/* completion.c: see command.h. The options are those of option_table.
 *
 * What a shell reads is written by templates. In these
 *
 *     %c %C          is the word of a command, and those of all commands
 *     %n %l %d       the name of an option, its letter, and its text in --help
 *     %v             the words among its values, or those of a command
 *     %f             "yes" if it can be a file as well
 */
#include "command.h"
#include "io/sink.h"

#include <string.h>

/* What is written for: all commands, and in a description what a backslash precedes. */
typedef struct {
  const command *all;
  const char *special;
} writing;

/* Whether it can be a file: FILE is the last of the values then. */
static bool is_file(const char *values)
{
  size_t len = values == NULL ? 0 : strlen(values);
  return len >= 4 && strcmp(values + len - 4, "FILE") == 0;
}

/* How much of the values is words, one of which comes before a file; no values have none. */
static size_t words(const char *values)
{
  size_t len = values == NULL ? 0 : strlen(values) - (is_file(values) ? strlen("FILE") : 0);
  return len > 0 && values[len - 1] == ' ' ? len - 1 : len;
}

/* As one line. It is written within quotes, where '\'' is a '. */
static void put_description(sink *s, const char *special, const char *text)
{
  for (; *text != '\0'; text++)
    if (*text == '\'')
      sink_string(s, "'\\''");
    else
      sink_format(s, strchr(special, *text) != NULL ? "\\%c" : "%c", *text == '\n' ? ' ' : *text);
}

/* By a template, of a command or of an option; the other is null. */
static void put_template(const writing *w, const char *template, const command *c, const option_entry *k)
{
  sink *s = standard_output();
  const char *values = k != NULL ? k->values : c != NULL ? c->operands : NULL;
  for (const char *at = template; *at != '\0'; at++)
    if (*at != '%')
      sink_text(s, at, 1);
    else if (*++at == 'c' && c != NULL)
      sink_string(s, c->word);
    else if (*at == 'C')
      for (const command *one = w->all; one->word != NULL; one++)
        sink_format(s, one == w->all ? "%s" : " %s", one->word);
    else if (*at == 'v' && words(values) > 0)
      sink_text(s, values, words(values));
    else if (*at == 'f')
      sink_string(s, is_file(values) ? "yes" : "");
    else if (*at == 'n' && k != NULL)
      sink_string(s, k->name);
    else if (*at == 'l' && k != NULL)
      sink_format(s, "%c", option_letter(k));
    else if (*at == 'd' && k != NULL)
      put_description(s, w->special, k->text);
}

/* All options of a command, or of xo where that is null: each by the template that the shell has for it, after one for
 * the command; bash has their names alone. */
static void put_options(const writing *w, const command *c, const char *before,
                        const char *(*template)(const option_entry *))
{
  for (const option_entry *k = option_table; k->name != NULL; k++)
    if ((k->takers & (c == NULL ? FOR_XO : c->o.taker)) != 0) {
      put_template(w, before, c, NULL);
      put_template(w, template == NULL ? "--%n " : template(k), NULL, k);
    }
}

/* ---- bash, which makes words of their own of = and of what follows it ---- */

static void bash(const writing *w)
{
  put_template(w,
               "# bash completion for xo, written by xo --completion bash\n"
               "_xo()\n"
               "{\n"
               "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} opts= words= files=\n"
               "  if [[ $word == = ]]; then\n"
               "    word=\n"
               "  elif [[ $before == = ]]; then\n"
               "    before=${COMP_WORDS[COMP_CWORD-2]}\n"
               "  fi\n"
               "  case $before in\n",
               NULL, NULL);
  for (const option_entry *k = option_table; k->name != NULL; k++)
    if (k->arg != NULL)
      put_template(w, "  --%n) files=%f words='%v' ;;\n", NULL, k);
  put_template(w,
               "  *)\n"
               "    case $((COMP_CWORD > 1))${COMP_WORDS[1]} in\n"
               "    0*) words='%C help' opts='",
               NULL, NULL);
  put_options(w, NULL, "", NULL);
  put_template(w, "' ;;\n    1help) words='%C' ;;\n", NULL, NULL);
  for (const command *c = w->all; c->word != NULL; c++) {
    put_template(w, "    1%c) files=%f words='%v' opts='", c, NULL);
    put_options(w, c, "", NULL);
    put_template(w, "' ;;\n", NULL, NULL);
  }
  put_template(
      w,
      "    esac\n"
      "    if [[ -n $words && -n $files ]]; then\n"
      "      if [[ \" ${COMP_WORDS[*]:2:COMP_CWORD-2} \" =~ \\ (${words// /|})\\  ]]; then words=; else files=; fi\n"
      "    fi\n"
      "    [[ $word != -* && -n $words$files ]] || { words=$opts files=; } ;;\n"
      "  esac\n"
      "  mapfile -t COMPREPLY < <(compgen ${files:+-f} -W \"$words\" -- \"$word\")\n"
      "  [[ -z $files ]] || compopt -o filenames 2>/dev/null\n"
      "}\n"
      "complete -F _xo xo\n",
      NULL, NULL);
}

/* ---- zsh ---- */

static const char *zsh_option(const option_entry *k)
{
  if (k->arg == NULL)
    return option_letter(k) == 0 ? "'--%n[%d]'" : "'(-%l --%n)'{-%l,--%n}'[%d]'";
  return k->values == NULL ? "'--%n=[%d]:%n: '" : is_file(k->values) ? "'--%n=[%d]:%n:_files'" : "'--%n=[%d]:%n:(%v)'";
}

static void zsh(const writing *w)
{
  static const char before[] = " \\\n      ";
  put_template(w,
               "#compdef xo\n"
               "# zsh completion for xo, written by xo --completion zsh\n"
               "_xo()\n"
               "{\n"
               "  local context state state_descr line\n"
               "  typeset -A opt_args\n"
               "  _arguments -C '1:command:(%C help)' '*::word:->words'",
               NULL, NULL);
  put_options(w, NULL, before, zsh_option);
  put_template(w,
               "\n  [[ $state == words ]] || return\n"
               "  case $words[1] in\n"
               "  help) _arguments '1:command:(%C)' ;;\n",
               NULL, NULL);
  for (const command *c = w->all; c->word != NULL; c++) {
    put_template(w, "  %c) _arguments", c, NULL);
    put_template(w, words(c->operands) > 0 ? " '1:word:(%v)'" : "", c, NULL);
    put_template(w, is_file(c->operands) ? " '*:file:_files'" : "", c, NULL);
    put_options(w, c, before, zsh_option);
    put_template(w, " ;;\n", NULL, NULL);
  }
  put_template(w, "  esac\n}\n_xo \"$@\"\n", NULL, NULL);
}

/* ---- fish ---- */

#define AFTER "complete -c xo -n '__fish_seen_subcommand_from %c"

static const char *fish_option(const option_entry *k)
{
  if (k->arg == NULL)
    return option_letter(k) == 0 ? " -l %n -d '%d'\n" : " -s %l -l %n -d '%d'\n";
  return k->values == NULL    ? " -l %n -x -d '%d'\n"
         : is_file(k->values) ? " -l %n -r -F -d '%d'\n"
                              : " -l %n -x -a '%v' -d '%d'\n";
}

static void fish(const writing *w)
{
  put_template(w,
               "# fish completion for xo, written by xo --completion fish\n"
               "complete -c xo -f\n"
               "complete -c xo -n __fish_use_subcommand -a '%C help'\n",
               NULL, NULL);
  put_options(w, NULL, "complete -c xo -n __fish_use_subcommand", fish_option);
  put_template(w, "complete -c xo -n '__fish_seen_subcommand_from help' -a '%C'\n", NULL, NULL);
  for (const command *c = w->all; c->word != NULL; c++) {
    if (words(c->operands) > 0)
      put_template(w,
                   AFTER "; and not __fish_seen_subcommand_from %v' -a '%v'\n" AFTER
                         "; and __fish_seen_subcommand_from %v' -F\n",
                   c, NULL);
    else if (is_file(c->operands))
      put_template(w, AFTER "' -F\n", c, NULL);
    put_options(w, c, AFTER "'", fish_option);
  }
}

/* ---- the section of the manual that has the options ---- */

static void put_roff(sink *s, const char *text)
{
  for (; *text != '\0'; text++)
    sink_format(s, *text == '-' ? "\\%c" : "%c", *text);
}

static void man(const writing *w)
{
  sink *s = standard_output();
  for (const option_entry *k = option_table; k->name != NULL; k++) {
    const char *before = "\n(";
    sink_string(s, ".IP \"");
    if (option_letter(k) != 0)
      sink_format(s, "\\fB\\-%c\\fR, ", option_letter(k));
    sink_string(s, "\\fB\\-\\-");
    put_roff(s, k->name);
    sink_format(s, k->arg == NULL ? "\\fR\"\n" : "\\fI %s\\fR\"\n", k->arg);
    put_roff(s, k->text);
    for (const command *c = w->all; c->word != NULL && k->takers != FOR_ALL; c++)
      if ((k->takers & c->o.taker) != 0) {
        sink_format(s, "%s\\fB%s\\fR", before, c->word);
        before = ", ";
      }
    sink_string(s, *before == ',' ? ").\n" : "\n");
  }
}

bool completion_write(const char *shell, const command *commands)
{
  static const struct {
    const char *name, *special;
    void (*write)(const writing *w);
  } shells[] = {{"bash", "", bash}, {"zsh", "[]:\\", zsh}, {"fish", "\\", fish}, {"man", "", man}};
  for (size_t k = 0; k < sizeof shells / sizeof shells[0]; k++)
    if (strcmp(shell, shells[k].name) == 0) {
      shells[k].write(&(writing){commands, shells[k].special});
      return true;
    }
  return false;
}
