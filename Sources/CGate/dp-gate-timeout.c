// Timeouts on the gate's thread.
#include <dp-exact.h>

#include "dp-gate-private.h"

GSource *dp_gate_timeout(DPGate *gate, guint milliseconds, GSourceFunc ring, gpointer data) {
  GSource *source = g_timeout_source_new(milliseconds);
  g_source_set_callback(source, ring, data, NULL);
  g_source_attach(source, gate->context);
  return source;
}

void dp_source_clear(GSource **source) {
  if (*source == NULL) return;
  g_source_destroy(*source);
  g_clear_pointer(source, g_source_unref);
}
