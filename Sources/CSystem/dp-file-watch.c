// Calls back when the file of a name changes, or something in a folder.
#include <dp-exact.h>

#include "dp-file-watch.h"

#include <gio/gio.h>
#include <stdbool.h>

#include "dp-object.h"

/// In milliseconds; the toolkit's own 800 would be felt.
enum { SHORTEST_PAUSE = 20 };

struct DPFileWatch {
  /// NULL if the system can't watch the place.
  GFileMonitor *monitor;
  bool is_folder;
  void (*changed)(void *context, const char *name);
  void *context;
  void (*destroy)(void *context);
};

static void place_changed(
    GFileMonitor *monitor, GFile *file, GFile *other, GFileMonitorEvent event, gpointer data) {
  DPFileWatch *watch = data;
  // The owner and the times of what is in a folder say nothing of what it holds.
  if (watch->is_folder && event == G_FILE_MONITOR_EVENT_ATTRIBUTE_CHANGED) return;
  if (watch->is_folder && event == G_FILE_MONITOR_EVENT_RENAMED) file = other;
  if (file == NULL) return;
  // What the callback does may free the watch, and with it the monitor and both files.
  g_object_ref(monitor);
  char *name = g_file_get_basename(file);
  watch->changed(watch->context, name);
  g_free(name);
  g_object_unref(monitor);
}

static DPFileWatch *watch_new(
    const char *path, bool is_folder, void (*changed)(void *context, const char *name),
    void *context, void (*destroy)(void *context)) {
  DPFileWatch *watch = g_new0(DPFileWatch, 1);
  watch->is_folder = is_folder;
  watch->changed = changed;
  watch->context = context;
  watch->destroy = destroy;
  GFile *place = g_file_new_for_path(path);
  watch->monitor =
      is_folder ? g_file_monitor_directory(place, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL)
                : g_file_monitor_file(place, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  g_object_unref(place);
  if (watch->monitor != NULL) {
    g_file_monitor_set_rate_limit(watch->monitor, SHORTEST_PAUSE);
    g_signal_connect(watch->monitor, "changed", G_CALLBACK(place_changed), watch);
  }
  dp_object_made();
  return watch;
}

DPFileWatch *dp_file_watch_new(
    const char *path, void (*changed)(void *context, const char *name), void *context,
    void (*destroy)(void *context)) {
  return watch_new(path, false, changed, context, destroy);
}

DPFileWatch *dp_file_watch_new_folder(
    const char *path, void (*changed)(void *context, const char *name), void *context,
    void (*destroy)(void *context)) {
  return watch_new(path, true, changed, context, destroy);
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
