// Puts pictures and words on the clipboard.
#include <dp-exact.h>

#include "dp-clipboard.h"

#include "dp-window-private.h"

void dp_window_copy_text(DPWindow *window, const char *text) {
  gdk_clipboard_set_text(gtk_widget_get_clipboard(GTK_WIDGET(window->gtk)), text);
}

void dp_window_copy_picture(
    DPWindow *window, const uint8_t *bytes, int32_t width, int32_t height, int32_t stride) {
  GBytes *copy = g_bytes_new(bytes, (gsize)stride * (gsize)height);
  GdkTexture *texture = gdk_memory_texture_new(
      width, height, GDK_MEMORY_DEFAULT, copy, (gsize)stride);
  gdk_clipboard_set_texture(gtk_widget_get_clipboard(GTK_WIDGET(window->gtk)), texture);
  g_object_unref(texture);
  g_bytes_unref(copy);
}
