/* contract.h: what the checked library does when a contract is violated, and how memory of callers that E-ACSL
 * has not seen is made known to it. Part of the debug build only. */
#ifndef CONTRACT_H
#define CONTRACT_H

#include <stdbool.h>
#include <stddef.h>

/* Every violation is reported on standard error as
 *     file:line: contract violated: kind label in function: text
 * and aborts the program. With this set, a violated ensures is reported and the program goes on, so that all
 * the clauses that one fault breaks can be seen. */
extern bool contract_go_on;

/* Until the matching contract_take_back, the `count` objects of `size` bytes at `pointer` are valid memory to
 * the checked library. For callers that are not instrumented, of whose objects E-ACSL knows nothing: all that
 * is checked of their pointers is that they are not null. One such caller may be called by another: what is taken
 * back is what was lent since contract_lent answered `before`. */
int contract_lent(void);
void contract_lend(const void *pointer, size_t size, long count);
void contract_take_back(int before);

/* Where a function says that a pointer is valid. E-ACSL reads what \old wants before it checks the
 * preconditions, and so meets a bad pointer there first; this table gives the clause that was violated. */
typedef struct {
  const char *function, *parameter, *label, *text, *file;
  int line;
} contract_valid;
extern const contract_valid contract_valids[]; /* ends with an entry of null pointers */

#endif
