// Reads the machine's monotonic clock.
#include "dp-clock.h"

#include <glib.h>

int64_t dp_clock_now(void) { return g_get_monotonic_time(); }
