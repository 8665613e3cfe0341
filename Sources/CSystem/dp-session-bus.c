// Looks whether there is a session bus.
#include <dp-exact.h>

#include "dp-session-bus.h"

#include <glib.h>

bool dp_session_bus_exists(void) {
  const char *address = g_getenv("DBUS_SESSION_BUS_ADDRESS");
  if (address != NULL) return !g_str_equal(address, DP_NO_BUS);
  char *path = g_build_filename(g_get_user_runtime_dir(), "bus", NULL);
  bool exists = g_file_test(path, G_FILE_TEST_EXISTS);
  g_free(path);
  return exists;
}
