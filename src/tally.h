/* tally.h: several text lines with one entry. Internal to the kernel. */
#ifndef XO_PRIVATE_TALLY_H
#define XO_PRIVATE_TALLY_H

#include "xo/tally.h"

/* Count so many lines with this entry, which is judged under these rules. */
/*@ requires valid:   \valid_read(entry) && \valid(sum) && \separated(entry, sum);
    requires known:   InvRules(rules) && InvEntry(rules, *entry);
    requires times:   0 <= times;
    terminates \true; exits \false; assigns *sum;
    ensures counted:  EntryAdds(asked, rules, *entry, times, \old(*sum), *sum); */
void xo_tally_entry(xo_asked asked, xo_rules rules, const xo_entry *entry, int times, xo_tally *sum);

#endif
