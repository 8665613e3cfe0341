// Calls back when something in a folder changes.
#include "dp-folder-watch.h"

#include <gio/gio.h>

#include "dp-private.h"

/// In milliseconds; the toolkit's own 800 would be felt.
enum { SHORTEST_PAUSE = 20 };

struct DPFolderWatch {
  /// NULL if the system can't watch the folder.
  GFileMonitor *monitor;
  void (*changed)(void *context, const char *name);
  void *context;
  void (*destroy)(void *context);
};

static void tell(DPFolderWatch *watch, GFile *file) {
  if (file == NULL) return;
  char *name = g_file_get_basename(file);
  watch->changed(watch->context, name);
  g_free(name);
}

static void folder_changed(
    GFileMonitor *monitor, GFile *file, GFile *other, GFileMonitorEvent event, gpointer data) {
  // What the callback does may free the watch, and with it the monitor and both files.
  g_object_ref(monitor);
  // Its owner or its times say nothing of what is in it.
  if (event == G_FILE_MONITOR_EVENT_RENAMED)
    tell(data, other);
  else if (event != G_FILE_MONITOR_EVENT_ATTRIBUTE_CHANGED)
    tell(data, file);
  g_object_unref(monitor);
}

DPFolderWatch *dp_folder_watch_new(
    const char *path, void (*changed)(void *context, const char *name), void *context,
    void (*destroy)(void *context)) {
  DPFolderWatch *watch = g_new0(DPFolderWatch, 1);
  watch->changed = changed;
  watch->context = context;
  watch->destroy = destroy;
  GFile *folder = g_file_new_for_path(path);
  watch->monitor = g_file_monitor_directory(folder, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  g_object_unref(folder);
  if (watch->monitor != NULL) {
    g_file_monitor_set_rate_limit(watch->monitor, SHORTEST_PAUSE);
    g_signal_connect(watch->monitor, "changed", G_CALLBACK(folder_changed), watch);
  }
  dp_object_made();
  return watch;
}

void dp_folder_watch_free(DPFolderWatch *watch) {
  if (watch->monitor != NULL) {
    g_signal_handlers_disconnect_by_data(watch->monitor, watch);
    g_file_monitor_cancel(watch->monitor);
    g_object_unref(watch->monitor);
  }
  watch->destroy(watch->context);
  g_free(watch);
  dp_object_freed();
}
