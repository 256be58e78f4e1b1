/* completion.c: see command.h. The options are those of options_known. */
#include "command.h"
#include "io/sink.h"

#include <stddef.h>
#include <string.h>

static void put(const char *text) { sink_string(standard_output(), text); }

/* The same of what is short, in the way of printf. */
#define PUT(...) sink_format(standard_output(), __VA_ARGS__)

static bool takes(const options *o, const known_option *k) { return (k->takers & o->taker) != 0; }

/* Whether a file can stand there: FILE is the last of the values then. */
static bool is_file(const char *values)
{
  size_t len = values == NULL ? 0 : strlen(values);
  return len >= 4 && strcmp(values + len - 4, "FILE") == 0;
}

/* How much of the values is words, one of which comes before a file; no values have none. */
static int words(const char *values)
{
  int len = values == NULL ? 0 : (int)strlen(values) - (is_file(values) ? (int)strlen("FILE") : 0);
  return len > 0 && values[len - 1] == ' ' ? len - 1 : len;
}

static void put_commands(const command *commands)
{
  for (const command *c = commands; c->word != NULL; c++)
    PUT("%s%s", c == commands ? "" : " ", c->word);
}

/* What --help says of the option, as one line. It stands between quotes, which '\'' puts one ' inside of; before what
 * is special there is a backslash. */
static void put_description(const known_option *k, const char *special)
{
  for (const char *at = k->text; *at != '\0'; at++)
    if (*at == '\'')
      put("'\\''");
    else if (*at == '\n')
      put(" ");
    else
      PUT(strchr(special, *at) != NULL ? "\\%c" : "%c", *at);
}

/* ---- bash ---- */

static void bash_options(const options *o)
{
  put("opts='");
  for (const known_option *k = options_known; k->name != NULL; k++)
    if (takes(o, k))
      PUT("--%s ", k->name);
  put("' ;;\n");
}

static void bash_values(const char *name, const char *values)
{
  PUT("%s) files=%s words='%.*s'", name, is_file(values) ? "yes" : "", words(values), values == NULL ? "" : values);
}

/* bash makes words of their own of = and of what follows it. */
static void bash(const options *xo, const command *commands)
{
  put("# bash completion for xo, written by xo --completion bash\n"
      "_xo()\n"
      "{\n"
      "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} opts= words= files=\n"
      "  if [[ $word == = ]]; then\n"
      "    word=\n"
      "  elif [[ $before == = ]]; then\n"
      "    before=${COMP_WORDS[COMP_CWORD-2]}\n"
      "  fi\n"
      "  case $before in\n");
  for (const known_option *k = options_known; k->name != NULL; k++)
    if (k->arg != NULL) {
      put("  --");
      bash_values(k->name, k->values);
      put(" ;;\n");
    }
  put("  *)\n"
      "    case $((COMP_CWORD > 1))${COMP_WORDS[1]} in\n"
      "    0*) words='");
  put_commands(commands);
  put(" help' ");
  bash_options(xo);
  put("    1help) words='");
  put_commands(commands);
  put("' ;;\n");
  for (const command *c = commands; c->word != NULL; c++) {
    put("    1");
    bash_values(c->word, c->operands);
    put(" ");
    bash_options(&c->o);
  }
  put("    esac\n"
      "    if [[ -n $words && -n $files ]]; then\n"
      "      if [[ \" ${COMP_WORDS[*]:2:COMP_CWORD-2} \" =~ \\ (${words// /|})\\  ]]; then words=; else files=; fi\n"
      "    fi\n"
      "    [[ $word != -* && -n $words$files ]] || { words=$opts files=; } ;;\n"
      "  esac\n"
      "  mapfile -t COMPREPLY < <(compgen ${files:+-f} -W \"$words\" -- \"$word\")\n"
      "  [[ -z $files ]] || compopt -o filenames 2>/dev/null\n"
      "}\n"
      "complete -F _xo xo\n");
}

/* ---- zsh ---- */

static void zsh_values(const char *name, const char *values)
{
  PUT(":%s:", name);
  if (values == NULL)
    put(" ");
  else if (words(values) == 0)
    put("_files");
  else
    PUT("(%.*s)", words(values), values);
}

static void zsh_options(const options *o)
{
  for (const known_option *k = options_known; k->name != NULL; k++) {
    const char *name = k->name;
    if (!takes(o, k))
      continue;
    put(" \\\n      ");
    if (option_letter(k) != 0)
      PUT("'(-%c --%s)'{-%c,--%s}'", option_letter(k), name, option_letter(k), name);
    else
      PUT("'--%s%s", name, k->arg != NULL ? "=" : "");
    put("[");
    put_description(k, "[]:\\");
    put("]");
    if (k->arg != NULL)
      zsh_values(name, k->values);
    put("'");
  }
}

static void zsh(const options *xo, const command *commands)
{
  put("#compdef xo\n"
      "# zsh completion for xo, written by xo --completion zsh\n"
      "_xo()\n"
      "{\n"
      "  local context state state_descr line\n"
      "  typeset -A opt_args\n"
      "  _arguments -C '1:command:(");
  put_commands(commands);
  put(" help)' '*::word:->words'");
  zsh_options(xo);
  put("\n  [[ $state == words ]] || return\n"
      "  case $words[1] in\n"
      "  help) _arguments '1:command:(");
  put_commands(commands);
  put(")' ;;\n");
  for (const command *c = commands; c->word != NULL; c++) {
    PUT("  %s) _arguments", c->word);
    if (words(c->operands) > 0) {
      put(" '1");
      zsh_values("word", c->operands);
      put("'");
    }
    if (is_file(c->operands))
      put(" '*:file:_files'");
    zsh_options(&c->o);
    put(" ;;\n");
  }
  put("  esac\n"
      "}\n"
      "_xo \"$@\"\n");
}

/* ---- fish ---- */

/* A line of the completion, for what follows the command, or after none. */
static void fish_begin(const char *word)
{
  if (word == NULL)
    put("complete -c xo -n __fish_use_subcommand");
  else
    PUT("complete -c xo -n '__fish_seen_subcommand_from %s'", word);
}

static void fish_values(const char *values)
{
  put(is_file(values) ? " -F" : "");
  if (words(values) > 0)
    PUT(" -a '%.*s'", words(values), values);
}

static void fish_options(const char *word, const options *o)
{
  for (const known_option *k = options_known; k->name != NULL; k++) {
    if (!takes(o, k))
      continue;
    fish_begin(word);
    if (option_letter(k) != 0)
      PUT(" -s %c", option_letter(k));
    PUT(" -l %s%s", k->name, k->arg == NULL ? "" : is_file(k->values) ? " -r" : " -x");
    if (k->arg != NULL)
      fish_values(k->values);
    put(" -d '");
    put_description(k, "\\");
    put("'\n");
  }
}

static void fish(const options *xo, const command *commands)
{
  put("# fish completion for xo, written by xo --completion fish\n"
      "complete -c xo -f\n");
  fish_begin(NULL);
  put(" -a '");
  put_commands(commands);
  put(" help'\n");
  fish_options(NULL, xo);
  fish_begin("help");
  put(" -a '");
  put_commands(commands);
  put("'\n");
  for (const command *c = commands; c->word != NULL; c++) {
    int first = words(c->operands);
    if (first > 0)
      PUT("complete -c xo -n '__fish_seen_subcommand_from %s; and not __fish_seen_subcommand_from %.*s' -a '%.*s'\n",
          c->word, first, c->operands, first, c->operands);
    if (first > 0)
      PUT("complete -c xo -n '__fish_seen_subcommand_from %s; and __fish_seen_subcommand_from %.*s' -F\n", c->word,
          first, c->operands);
    else if (is_file(c->operands))
      PUT("complete -c xo -n '__fish_seen_subcommand_from %s' -F\n", c->word);
    fish_options(c->word, &c->o);
  }
}

bool completion_write(const char *shell, const options *xo, const command *commands)
{
  if (strcmp(shell, "bash") == 0)
    bash(xo, commands);
  else if (strcmp(shell, "zsh") == 0)
    zsh(xo, commands);
  else if (strcmp(shell, "fish") == 0)
    fish(xo, commands);
  else
    return false;
  return true;
}
