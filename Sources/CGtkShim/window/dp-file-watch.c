// Calls back when the file of a name changes.
#include "dp-file-watch.h"

#include <gio/gio.h>

#include "dp-private.h"

/// In milliseconds; the toolkit's own 800 would be felt.
enum { SHORTEST_PAUSE = 20 };

struct DPFileWatch {
  /// NULL if the system can't watch the file.
  GFileMonitor *monitor;
  void (*changed)(void *context);
  void *context;
  void (*destroy)(void *context);
};

static void file_changed(
    GFileMonitor *monitor, GFile *file, GFile *other, GFileMonitorEvent event, gpointer data) {
  (void)monitor, (void)file, (void)other, (void)event;
  DPFileWatch *watch = data;
  watch->changed(watch->context);
}

DPFileWatch *dp_file_watch_new(
    const char *path, void (*changed)(void *context), void *context,
    void (*destroy)(void *context)) {
  DPFileWatch *watch = g_new0(DPFileWatch, 1);
  watch->changed = changed;
  watch->context = context;
  watch->destroy = destroy;
  GFile *file = g_file_new_for_path(path);
  watch->monitor = g_file_monitor_file(file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  g_object_unref(file);
  if (watch->monitor != NULL) {
    g_file_monitor_set_rate_limit(watch->monitor, SHORTEST_PAUSE);
    g_signal_connect(watch->monitor, "changed", G_CALLBACK(file_changed), watch);
  }
  dp_object_made();
  return watch;
}

void dp_file_watch_free(DPFileWatch *watch) {
  if (watch->monitor != NULL) {
    g_signal_handlers_disconnect_by_data(watch->monitor, watch);
    g_file_monitor_cancel(watch->monitor);
    g_object_unref(watch->monitor);
  }
  watch->destroy(watch->context);
  g_free(watch);
  dp_object_freed();
}
