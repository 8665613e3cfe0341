// Text on a private fontconfig configuration, so that no rule of the machine reaches it.
#include "floor.h"

#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

static const char *const family = "Inter";
// The faces that the screen uses, in the project's own folder (FONTS).
static const char *const files[] = {
    FONTS "/Inter-Regular.otf", FONTS "/Inter-Medium.otf", FONTS "/Inter-SemiBold.otf", FONTS "/Inter-Bold.otf"};

PangoContext *text_context_new(void) {
  FcConfig *config = FcConfigCreate();
  for (size_t i = 0; i < G_N_ELEMENTS(files); i++)
    if (!FcConfigAppFontAddFile(config, (const FcChar8 *)files[i]))
      stop("%s can't be read as a font", files[i]);
  PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  FcConfigDestroy(config);

  PangoContext *context = pango_font_map_create_context(map);
  g_object_unref(map);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context, options);
  cairo_font_options_destroy(options);
  pango_cairo_context_set_resolution(context, 96);
  pango_context_set_language(context, pango_language_from_string("en"));
  pango_context_set_round_glyph_positions(context, FALSE);
  return context;
}

static PangoLayout *layout_new(PangoContext *context, TextStyle style, const char *text) {
  PangoFontDescription *font = pango_font_description_new();
  pango_font_description_set_family_static(font, family);
  pango_font_description_set_weight(font, (PangoWeight)style.weight);
  pango_font_description_set_absolute_size(font, style.size * PANGO_SCALE);

  PangoAttrList *attributes = pango_attr_list_new();
  pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum"));
  if (style.tracking != 0)
    pango_attr_list_insert(attributes,
                           pango_attr_letter_spacing_new((int)(style.tracking * PANGO_SCALE)));

  PangoLayout *layout = pango_layout_new(context);
  pango_layout_set_font_description(layout, font);
  pango_layout_set_attributes(layout, attributes);
  pango_layout_set_text(layout, text, -1);
  pango_attr_list_unref(attributes);
  pango_font_description_free(font);
  return layout;
}

void text_lay_out(PangoContext *context, TextStyle style, const char *text, double width) {
  PangoLayout *layout = layout_new(context, style, text);
  if (width > 0) pango_layout_set_width(layout, (int)(width * PANGO_SCALE));
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  PangoRectangle extents;
  pango_layout_get_extents(layout, NULL, &extents);
  g_object_unref(layout);
}

Line line_new(PangoContext *context, TextStyle style, const char *text, double limit) {
  PangoLayout *layout = layout_new(context, style, text);
  pango_layout_set_single_paragraph_mode(layout, TRUE);
  if (limit > 0) {
    pango_layout_set_width(layout, (int)(limit * PANGO_SCALE));
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END);
  }

  PangoRectangle extents;
  pango_layout_get_extents(layout, NULL, &extents);
  return (Line){layout, (double)extents.width / PANGO_SCALE,
                (double)pango_layout_get_baseline(layout) / PANGO_SCALE};
}

void line_free(Line *line) { g_clear_object(&line->layout); }

void line_append(GtkSnapshot *snapshot, const Line *line, double x, double baseline, guint32 rgb) {
  GdkRGBA ink = colour(rgb, 1);
  gtk_snapshot_save(snapshot);
  gtk_snapshot_translate(
      snapshot, &GRAPHENE_POINT_INIT(on_pixel(x), on_pixel(baseline) - line->baseline));
  gtk_snapshot_append_layout(snapshot, line->layout, &ink);
  gtk_snapshot_restore(snapshot);
}
