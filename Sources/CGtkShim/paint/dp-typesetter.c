// Keeps what Pango sets text with, the same on every machine.
#include <dp-exact.h>

#include "dp-text-private.h"

#include <pango/pangofc-fontmap.h>

static PangoContext *make_context(PangoFontMap *map, PangoDirection direction) {
  PangoContext *context = pango_font_map_create_context(map);
  // Everything that a desktop might set differently is set here, so that letters are the same everywhere.
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context, options);
  cairo_font_options_destroy(options);
  pango_cairo_context_set_resolution(context, 96);
  // A language that Pango knows nothing of, for every script: the name of one that it knows would hold for its own
  // scripts alone, and the others' would be the environment's.
  pango_context_set_language(context, pango_language_from_string("und"));
  pango_context_set_round_glyph_positions(context, FALSE);
  pango_context_set_base_dir(context, direction);
  return context;
}

DPTypesetter *dp_typesetter_new(DPFonts *fonts) {
  DPTypesetter *setter = g_new0(DPTypesetter, 1);
  setter->map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(setter->map), dp_fonts_config(fonts));
  setter->characters = dp_fonts_characters(fonts);
  setter->left_to_right = make_context(setter->map, PANGO_DIRECTION_LTR);
  setter->right_to_left = make_context(setter->map, PANGO_DIRECTION_RTL);
  dp_object_made();
  return setter;
}

void dp_typesetter_free(DPTypesetter *setter) {
  g_object_unref(setter->left_to_right);
  g_object_unref(setter->right_to_left);
  g_object_unref(setter->map);
  g_free(setter);
  dp_object_freed();
}
