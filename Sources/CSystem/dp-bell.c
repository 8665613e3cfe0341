// Wakes the main loop from other threads: of a source, the time when it is ready is what GLib lets every thread set.
#include <dp-exact.h>

#include <glib.h>
#include <stdatomic.h>

#include "dp-bell.h"
#include "dp-object.h"

struct DPBell {
  GSource source;
  int64_t pace;
  /// When it was heard last. Read by those who ring.
  _Atomic int64_t heard_at;
  void (*heard)(void *context);
  void *context;
  void (*destroy)(void *context);
};

static gboolean dispatch(GSource *source, GSourceFunc callback, gpointer data) {
  (void)callback;
  (void)data;
  DPBell *bell = (DPBell *)source;
  // Before the call: a ring during the call is heard, too.
  g_source_set_ready_time(source, -1);
  atomic_store(&bell->heard_at, g_get_monotonic_time());
  // The last use: the callback may free the bell.
  bell->heard(bell->context);
  return G_SOURCE_CONTINUE;
}

static GSourceFuncs functions = {.dispatch = dispatch};

DPBell *dp_bell_new(
    int64_t pace, void (*heard)(void *context), void *context, void (*destroy)(void *context)) {
  GSource *source = g_source_new(&functions, sizeof(DPBell));
  DPBell *bell = (DPBell *)source;
  bell->pace = pace;
  atomic_init(&bell->heard_at, 0);
  bell->heard = heard;
  bell->context = context;
  bell->destroy = destroy;
  g_source_attach(source, NULL);
  dp_passing_object_made();
  return bell;
}

void dp_bell_ring(DPBell *bell) {
  g_source_set_ready_time(&bell->source, atomic_load(&bell->heard_at) + bell->pace);
}

void dp_bell_free(DPBell *bell) {
  g_source_destroy(&bell->source);
  bell->destroy(bell->context);
  g_source_unref(&bell->source);
  dp_passing_object_freed();
}
