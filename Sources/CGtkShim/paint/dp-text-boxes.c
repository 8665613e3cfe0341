// Boxes instead of characters that no font of the product has.
//
// Pango would draw boxes with the character's number in them, in letters of whatever font it chooses for that, which is
// not always the same one. Here such a character takes as much room as the box of a font that is always the same.
#include <dp-exact.h>

#include "dp-text-private.h"

static bool is_within(gunichar c, const gunichar ranges[][2], size_t count) {
  for (size_t i = 0; i < count; i++)
    if (c >= ranges[i][0] && c <= ranges[i][1]) return true;
  return false;
}

/// Whether a character is laid out without a glyph of its own.
static bool is_invisible(gunichar c) {
  static const gunichar ignorable[][2] = {
      {0xAD, 0xAD},       {0x34F, 0x34F},   {0x61C, 0x61C},     {0x17B4, 0x17B5},
      {0x180B, 0x180E},   {0x200B, 0x200F}, {0x202A, 0x202E},   {0x2060, 0x206F},
      {0xFE00, 0xFE0F},   {0xFEFF, 0xFEFF}, {0xFFF0, 0xFFF8},   {0x1D173, 0x1D17A},
      {0xE0000, 0xE0FFF},
  };
  return (g_unichar_isspace(c) && c != '\f') || is_within(c, ignorable, G_N_ELEMENTS(ignorable));
}

static bool needs_box(const FcCharSet *known, gunichar c) {
  if (c >= ' ' && c < 0x7F) return false;
  return !FcCharSetHasChar(known, c) && !is_invisible(c);
}

int32_t dp_boxes_count(const FcCharSet *known, const char *utf8, int32_t length) {
  int32_t count = 0;
  for (const char *p = utf8; p < utf8 + length; p = g_utf8_next_char(p))
    if (needs_box(known, g_utf8_get_char(p))) count += 1;
  return count;
}

void dp_boxes_reserve(
    const FcCharSet *known, PangoFont *font, const char *utf8, int32_t length,
    PangoAttrList *attributes) {
  int width = hb_font_get_glyph_h_advance(pango_font_get_hb_font(font), 0);
  PangoRectangle box = {0, 0, width, 0};
  for (const char *p = utf8; p < utf8 + length; p = g_utf8_next_char(p)) {
    if (!needs_box(known, g_utf8_get_char(p))) continue;
    PangoAttribute *attribute = pango_attr_shape_new(&box, &box);
    attribute->start_index = (guint)(p - utf8);
    attribute->end_index = (guint)(g_utf8_next_char(p) - utf8);
    pango_attr_list_insert(attributes, attribute);
  }
}

static bool is_reserved(const PangoItem *item) {
  for (GSList *extra = item->analysis.extra_attrs; extra != NULL; extra = extra->next)
    if (((PangoAttribute *)extra->data)->klass->type == PANGO_ATTR_SHAPE) return true;
  return false;
}

void dp_boxes_fill(DPRun *run, const PangoItem *item, PangoFont *font) {
  if (!is_reserved(item)) return;
  run->boxes = pango_glyph_string_copy(run->glyphs);
  for (int i = 0; i < run->boxes->num_glyphs; i++) run->boxes->glyphs[i].glyph = 0;
  run->glyphs = run->boxes;
  run->font = font;
}
