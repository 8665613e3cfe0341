// Connects the toolkit to a display.
#include <dp-exact.h>

#include "dp-display.h"

#include "dp-private.h"

bool dp_display_connect(bool allow_browser) {
  const char *wanted = g_getenv("GDK_BACKEND");
  bool is_browser = wanted != NULL && strstr(wanted, "broadway") != NULL;
  if (is_browser && !allow_browser) return false;
  // Without this GTK would try a browser's daemon as its last choice.
  if (!is_browser && wanted == NULL) gdk_set_allowed_backends("wayland,x11");
  return gtk_init_check();
}

void dp_display_draw_with_cairo(void) {
  g_setenv("GSK_RENDERER", "cairo", TRUE);
  // GTK 4.16 has a variable of its own for what is switched off.
  bool is_old = gtk_get_major_version() == 4 && gtk_get_minor_version() < 16;
  const char *variable = is_old ? "GDK_DEBUG" : "GDK_DISABLE";
  const char *before = g_getenv(variable);
  char *list = g_strconcat(
      before != NULL ? before : "", before != NULL ? "," : "", is_old ? "gl-disable" : "gl,vulkan",
      NULL);
  g_setenv(variable, list, TRUE);
  g_free(list);
}

void dp_display_sync(void) {
  GdkDisplay *display = gdk_display_get_default();
  if (display != NULL) gdk_display_sync(display);
}
