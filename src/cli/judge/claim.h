/* claim.h: what is said of the result that a line claims for its game (xo/claim.h). */
#ifndef CLI_CLAIM_H
#define CLI_CLAIM_H

#include "io/origin.h"
#include "xo.h"

/* Whether what the kernel has found wrong with the line is a claim that cannot be read. */
bool claim_at_fault(const xo_claim *c, const xo_finding *f);

/* What it comes to, as xo_claim_check has it. */
int claim_checked(const xo_claim *c, const xo_finding *f);

/* A sentence on s: what is wrong with the claim itself. */
void claim_report_fault(sink *s, const origin *where, xo_rules rules, const xo_claim *c);
/* A sentence on s: the claim and the verdict, where they are not the same. */
void claim_report(sink *s, const origin *where, const xo_record *record, const xo_claim *c, const xo_finding *f);

#endif
