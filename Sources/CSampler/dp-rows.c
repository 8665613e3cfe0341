// Lets all processors work on the rows of a picture.
#include <dp-exact.h>

#include "dp-sampler.h"

#include <pthread.h>
#include <signal.h>
#include <unistd.h>

/// More helpers would wait for memory; a band is what one takes at a time.
enum { MOST_HELPERS = 3, BAND = 32, STACK = 64 * 1024 };

/// One work at a time has helpers. Who comes meanwhile does its own work alone.
static struct {
  pthread_mutex_t lock;
  pthread_cond_t come, done;
  /// Below 0 before the first work.
  int helpers;
  bool is_taken;
  DPRowsWork work;
  void *data;
  int32_t next, count;
  /// How many bands are being worked on.
  int busy;
} shared = {
    .lock = PTHREAD_MUTEX_INITIALIZER,
    .come = PTHREAD_COND_INITIALIZER,
    .done = PTHREAD_COND_INITIALIZER,
    .helpers = -1,
};

/// Works on the next band; the lock is held before and after.
static void do_band(void) {
  DPRowsWork work = shared.work;
  void *data = shared.data;
  int32_t first = shared.next, end = first + BAND < shared.count ? first + BAND : shared.count;
  shared.next = end;
  shared.busy++;
  pthread_mutex_unlock(&shared.lock);
  work(data, first, end);
  pthread_mutex_lock(&shared.lock);
  shared.busy--;
}

static void *help(void *nothing) {
  pthread_mutex_lock(&shared.lock);
  for (;;) {
    while (shared.next == shared.count) pthread_cond_wait(&shared.come, &shared.lock);
    do_band();
    if (shared.busy == 0 && shared.next == shared.count) pthread_cond_signal(&shared.done);
  }
  return nothing;
}

/// Makes the helpers. They take no signals, and live as long as the process.
static void make_helpers(void) {
  long processors = sysconf(_SC_NPROCESSORS_ONLN);
  int wanted = processors > MOST_HELPERS + 1 ? MOST_HELPERS : (int)processors - 1;
  shared.helpers = 0;
  sigset_t all, former;
  sigfillset(&all);
  pthread_attr_t how;
  pthread_attr_init(&how);
  pthread_attr_setdetachstate(&how, PTHREAD_CREATE_DETACHED);
  pthread_attr_setstacksize(&how, STACK);
  pthread_sigmask(SIG_SETMASK, &all, &former);
  while (shared.helpers < wanted) {
    pthread_t helper;
    if (pthread_create(&helper, &how, help, NULL) != 0) break;
    shared.helpers++;
  }
  pthread_sigmask(SIG_SETMASK, &former, NULL);
  pthread_attr_destroy(&how);
}

void dp_rows_share(int32_t count, DPRowsWork work, void *data) {
  pthread_mutex_lock(&shared.lock);
  if (shared.helpers < 0) make_helpers();
  bool is_alone = shared.is_taken || shared.helpers == 0 || count <= BAND;
  if (!is_alone) {
    shared.is_taken = true;
    shared.work = work;
    shared.data = data;
    shared.next = 0;
    shared.count = count;
    pthread_cond_broadcast(&shared.come);
    while (shared.next < shared.count) do_band();
    while (shared.busy > 0) pthread_cond_wait(&shared.done, &shared.lock);
    shared.next = shared.count = 0;
    shared.is_taken = false;
  }
  pthread_mutex_unlock(&shared.lock);
  if (is_alone) work(data, 0, count);
}
