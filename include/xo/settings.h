/* settings.h: rules and an order as text, "15x15x5!", "4x4x3x3", "NOUGHT,CROSS"; and the text lines that set them:
 *
 *     @ --rules 15x15x5 --order NOUGHT,CROSS --partial   # and a comment
 *
 * xo_judge_line reads such a line, word by word, once. What a line leaves out has its default, 3x3x3x2 and the players
 * in turn. The definitions are in spec/settings.acsl; a line has one reading (proofs/theorems/answer_determined.c).
 */
#ifndef XO_SETTINGS_H
#define XO_SETTINGS_H

#include "messages.h"
#include "text_lines.h"

/* The words that an @ line may have. */
enum { XO_OPTION_WORDS = 15 };

/* Errors in a text line. If there are several, the first in this list is reported. Errors from XO_SETTINGS_NOTHING to
 * XO_SETTINGS_RULES_RANGE are one group: there the leftmost in the text counts. */
enum {
  XO_SETTINGS_GOOD,
  XO_SETTINGS_NUL,         /* a NUL */
  XO_SETTINGS_WORDS,       /* more words than can be */
  XO_SETTINGS_NOTHING,     /* no option: there is nothing, or -- before all */
  XO_SETTINGS_UNKNOWN,     /* a word that is no option, or has a value and takes none, or follows -- */
  XO_SETTINGS_NO_VALUE,    /* an option without its value */
  XO_SETTINGS_RULES_FORM,  /* a value that is no rules */
  XO_SETTINGS_RULES_RANGE, /* rules out of range */
  XO_SETTINGS_ORDER,       /* a value that is no order of the rules */
  XO_SETTINGS_LONG         /* it is longer than a text line may be, and is not read */
};

/* The settings of an @ line, or those of the next text line. An @ line with a faulty order has its own rules. After an
 * unreadable @ line the fault and the range are its own; the rest are the last settings without a fault. */
typedef struct {
  xo_rules rules;
  xo_play_order order;
  int partial; /* a game that is too short to be won is valid */
  int fault;
  xo_range range; /* the bytes at fault; of XO_SETTINGS_GOOD the order's, if there is one */
} xo_settings;

/* For contracts: the option that is the name in a word, and what a word is in its text line. */
enum { XO_OPTION_NONE, XO_OPTION_RULES, XO_OPTION_ORDER, XO_OPTION_PARTIAL, XO_OPTION_DASHES };
enum {
  XO_ROLE_SIGN,        /* the @ */
  XO_ROLE_RULES,       /* --rules, with the value in the next word */
  XO_ROLE_RULES_VALUE, /* that word */
  XO_ROLE_RULES_IS,    /* --rules=..., with the value in it */
  XO_ROLE_ORDER,
  XO_ROLE_ORDER_VALUE,
  XO_ROLE_ORDER_IS,
  XO_ROLE_PARTIAL,
  XO_ROLE_DASHES, /* --, after which no word may follow */
  XO_ROLE_OTHER,  /* anything else */
  XO_ROLE_END     /* no word: the line is at its end, or has a NUL */
};

/* For contracts: what is known of an @ line after some of its words. */
typedef struct {
  int words; /* their number, without the @ */
  int role;  /* of the last one */
  int at;    /* where that begins */
  int name;  /* where the name of an option in it ends: at its first =, or with it */
  int nul;   /* its first NUL, or where it ends */
  int end;
  xo_rules rules; /* the last ones */
  xo_range order; /* the value of the last order; at 0 if there is none */
  int partial;
  int fault;      /* the first */
  xo_range range; /* its bytes; of XO_SETTINGS_GOOD and XO_SETTINGS_NOTHING none, at the @ */
} xo_settings_step;

#include "settings.acsl"

#ifdef __cplusplus
extern "C" {
#endif

/* The rules in text[from .. to), ROWSxCOLSxLINE[xPLAYERS][!], which may be out of range (xo_inv_rules). Of another text
 * the numbers are -1. A number from XO_BEYOND on is read as XO_BEYOND. */
/*@ requires text:   0 <= from <= to < XO_TEXT_MAX && \valid_read(text + (0 .. to - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures bound:   -1 <= \result.rows <= XO_BEYOND && -1 <= \result.cols <= XO_BEYOND &&
                       -1 <= \result.line <= XO_BEYOND && -1 <= \result.players <= XO_BEYOND;
    ensures read:    RulesRead(text, from, to, \result); */
xo_rules xo_settings_rules(const char *text, int from, int to);

/* The order in text[from .. to): the players whose names are between its commas, named as a claim names them.
 * XO_NO_OUTCOME is a name that is nobody's. xo_inv_play_order decides whether it is an order of these rules. Of
 * names after number XO_PLAYERS_MAX only the count is kept. */
/*@ requires text:   0 <= from <= to < XO_TEXT_MAX && \valid_read(text + (0 .. to - 1));
    requires rules:  InvRules(rules);
    terminates \true; exits \false; assigns \nothing;
    ensures names:   1 <= \result.len <= to - from + 1;
    ensures read:    OrderRead(rules, text, from, to, \result); */
xo_play_order xo_settings_order(xo_rules rules, const char *text, int from, int to);

#ifdef __cplusplus
}
#endif

#endif
