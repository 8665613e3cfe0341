// Keeps Cairo's fonts, so that none is ever destroyed while another thread begins to draw with it.
#include <dp-exact.h>

#include "dp-text-private.h"

// All threads of a process share Cairo's scaled fonts. If one thread gives back the last reference to a font, and another one
// takes the font up again and draws with it before the first looks, Cairo ends the program: an assertion of
// cairo_scaled_font_destroy, up to the newest version. A font that is held here never loses its last reference.

/// A picture has some ten sizes and weights. What is beyond this, such as many zooms of a window, is not held.
enum { MOST_HELD = 256 };

static GHashTable *held;
// A lock of the system's, which the thread sanitizer knows; GLib's plain one it does not.
static GRecMutex guard;

static void hold(cairo_scaled_font_t *font) {
  g_rec_mutex_lock(&guard);
  if (held == NULL) held = g_hash_table_new(NULL, NULL);
  if (g_hash_table_size(held) < MOST_HELD && g_hash_table_add(held, font))
    cairo_scaled_font_reference(font);
  g_rec_mutex_unlock(&guard);
}

void dp_font_hold(PangoFont *font, cairo_t *cr) {
  cairo_scaled_font_t *plain = pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font));
  if (plain == NULL) return;
  hold(plain);
  // What Cairo draws with is a font of its own for each scale.
  cairo_save(cr);
  cairo_set_scaled_font(cr, plain);
  hold(cairo_get_scaled_font(cr));
  cairo_restore(cr);
}

void dp_font_hold_at(PangoFont *font, double pixels) {
  static gsize key;
  if (g_once_init_enter(&key))
    g_once_init_leave(&key, g_quark_from_static_string("dp-held-at"));
  // A font belongs to one thread, and is hardly ever drawn at two scales in turn.
  union {
    float number;
    uint32_t bits;
  } scale = {(float)pixels};
  gpointer mark = GSIZE_TO_POINTER(scale.bits);
  if (g_object_get_qdata(G_OBJECT(font), (GQuark)key) == mark) return;
  g_object_set_qdata(G_OBJECT(font), (GQuark)key, mark);
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1);
  cairo_t *cr = cairo_create(surface);
  cairo_scale(cr, pixels, pixels);
  dp_font_hold(font, cr);
  cairo_destroy(cr);
  cairo_surface_destroy(surface);
}
