// Frees bytes that Swift got from C.
#include <dp-exact.h>

#include "dp-bytes.h"

#include <glib.h>

void dp_bytes_free(DPBytes bytes) { g_free(bytes.bytes); }
