// Counts how often the main loop wakes.
#include <dp-exact.h>

#include "dp-wakeups.h"

#include <glib.h>

static int64_t wakeups;

static gint counting_poll(GPollFD *fds, guint count, gint timeout) {
  gint ready = g_poll(fds, count, timeout);
  // A poll that does not wait wakes nothing.
  if (timeout != 0) wakeups += 1;
  return ready;
}

void dp_wakeups_count(void) { g_main_context_set_poll_func(NULL, counting_poll); }

int64_t dp_wakeups(void) { return wakeups; }
