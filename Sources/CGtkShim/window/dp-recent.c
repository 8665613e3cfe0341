// Adds to the desktop's list of recent files.
#include <dp-exact.h>

#include "dp-recent.h"

#include "dp-private.h"

void dp_recent_add(const char *path, const char *mime_type, const char *program) {
  GFile *file = g_file_new_for_path(path);
  char *uri = g_file_get_uri(file);
  GtkRecentData data = {
      .mime_type = (char *)mime_type,
      .app_name = (char *)g_get_application_name(),
      .app_exec = (char *)program,
  };
  gtk_recent_manager_add_full(gtk_recent_manager_get_default(), uri, &data);
  g_free(uri);
  g_object_unref(file);
}
