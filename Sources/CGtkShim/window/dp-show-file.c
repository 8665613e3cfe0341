// Has the desktop's file manager show where a file is.
#include <dp-exact.h>

#include "dp-show-file.h"

#include "dp-window-private.h"

#define FILE_MANAGER "org.freedesktop.FileManager1"
#define FILE_MANAGER_PATH "/org/freedesktop/FileManager1"

typedef struct {
  /// NULL once it is destroyed.
  GtkWindow *parent;
  GFile *file;
  void (*failed)(void *context, const char *reason);
  void *context;
  void (*destroy)(void *context);
} Showing;

static void done(Showing *showing) {
  g_clear_weak_pointer(&showing->parent);
  g_object_unref(showing->file);
  showing->destroy(showing->context);
  g_free(showing);
  dp_object_freed();
}

static void folder_shown(GObject *source, GAsyncResult *result, gpointer data) {
  Showing *showing = data;
  GError *error = NULL;
  if (!gtk_show_uri_full_finish(GTK_WINDOW(source), result, &error))
    showing->failed(showing->context, error->message);
  g_clear_error(&error);
  done(showing);
}

static void show_folder(Showing *showing) {
  if (showing->parent == NULL || !gtk_widget_get_realized(GTK_WIDGET(showing->parent))) {
    done(showing);
    return;
  }
  GFile *folder = g_file_get_parent(showing->file);
  char *uri = g_file_get_uri(folder != NULL ? folder : showing->file);
  gtk_show_uri_full(showing->parent, uri, GDK_CURRENT_TIME, NULL, folder_shown, showing);
  g_free(uri);
  g_clear_object(&folder);
}

static void items_shown(GObject *source, GAsyncResult *result, gpointer data) {
  GError *error = NULL;
  GVariant *reply = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, &error);
  if (reply == NULL) {
    g_error_free(error);
    show_folder(data);
    return;
  }
  g_variant_unref(reply);
  done(data);
}

static void bus_found(GObject *source, GAsyncResult *result, gpointer data) {
  (void)source;
  Showing *showing = data;
  GError *error = NULL;
  GDBusConnection *bus = g_bus_get_finish(result, &error);
  if (bus == NULL) {
    g_error_free(error);
    show_folder(showing);
    return;
  }
  char *uri = g_file_get_uri(showing->file);
  const char *const uris[] = {uri, NULL};
  // The last argument is for desktops that wait for a started program's window; no program was started.
  g_dbus_connection_call(
      bus, FILE_MANAGER, FILE_MANAGER_PATH, FILE_MANAGER, "ShowItems",
      g_variant_new("(^ass)", uris, ""), NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL, items_shown,
      showing);
  g_free(uri);
  g_object_unref(bus);
}

void dp_window_show_in_files(
    DPWindow *window, const char *path, void (*failed)(void *context, const char *reason),
    void *context, void (*destroy)(void *context)) {
  Showing *showing = g_new0(Showing, 1);
  g_set_weak_pointer(&showing->parent, window->gtk);
  showing->file = g_file_new_for_path(path);
  showing->failed = failed;
  showing->context = context;
  showing->destroy = destroy;
  dp_object_made();
  g_bus_get(G_BUS_TYPE_SESSION, NULL, bus_found, showing);
}
