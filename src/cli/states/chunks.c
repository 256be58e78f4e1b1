/* chunks.c: see chunks.h. */
#include "io/posix.h"

#include "chunks.h"
#include "options.h"

#include <pthread.h>
#include <stdatomic.h>

typedef struct {
  _Atomic uint64_t next;
  uint64_t end;
  uint64_t each;
  chunk_work *work;
  void *what;
} range;

typedef struct {
  range *r;
  int number;
} worker;

static void *work_on(void *given)
{
  const worker *w = given;
  range *r = w->r;
  for (;;) {
    uint64_t from = atomic_fetch_add(&r->next, r->each);
    if (from >= r->end)
      return NULL;
    r->work(r->what, w->number, from, r->end - from < r->each ? r->end : from + r->each);
  }
}

void chunks_do(int jobs, uint64_t end, uint64_t each, chunk_work *work, void *what)
{
  range r = {0, end, each, work, what};
  worker w[JOBS_MAX] = {{&r, 0}};
  pthread_t thread[JOBS_MAX];
  int made = 1;
  for (int n = 1; n < jobs; n++)
    w[n] = (worker){&r, n};
  while (made < jobs && (uint64_t)made < end / each + 1 && pthread_create(&thread[made], NULL, work_on, &w[made]) == 0)
    made++;
  work_on(&w[0]);
  for (int n = 1; n < made; n++)
    (void)pthread_join(thread[n], NULL);
}
