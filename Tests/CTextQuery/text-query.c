// Reads set text and asks the libraries about characters.
#include <dp-exact.h>

#include "text-query.h"

#include <dp-text-private.h>
#include <fribidi.h>
#include <pango/pangofc-font.h>

int32_t text_query_lines(const DPText *text) { return text->line_count; }

double text_query_line_x(const DPText *text, int32_t line) { return text->lines[line].x; }

int32_t text_query_runs(const DPText *text, int32_t line) { return text->lines[line].run_count; }

TextQueryRun text_query_run(const DPText *text, int32_t line, int32_t run) {
  const DPRun *found = &text->lines[line].runs[run];
  FcPattern *pattern = pango_fc_font_get_pattern(PANGO_FC_FONT(found->font));
  FcChar8 *name = NULL;
  double size = 0;
  FcPatternGetString(pattern, FC_FULLNAME, 0, &name);
  FcPatternGetDouble(pattern, FC_PIXEL_SIZE, 0, &size);
  return (TextQueryRun){
      (const char *)name, (int32_t)(size * PANGO_SCALE), found->x, found->y,
      found->glyphs->num_glyphs};
}

void text_query_glyphs(const DPText *text, int32_t line, int32_t run, TextQueryGlyph *glyphs) {
  const PangoGlyphString *found = text->lines[line].runs[run].glyphs;
  for (int i = 0; i < found->num_glyphs; i++) {
    const PangoGlyphInfo *glyph = &found->glyphs[i];
    glyphs[i] = (TextQueryGlyph){
        glyph->glyph, glyph->geometry.width, glyph->geometry.x_offset, glyph->geometry.y_offset};
  }
}

static GString *utf8(const uint32_t *text, int32_t count) {
  GString *bytes = g_string_new(NULL);
  for (int32_t i = 0; i < count; i++) g_string_append_unichar(bytes, text[i]);
  return bytes;
}

void text_query_levels(const uint32_t *text, int32_t count, bool from_right, uint8_t *levels) {
  GString *bytes = utf8(text, count);
  PangoDirection direction = from_right ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR;
  guint8 *found = pango_log2vis_get_embedding_levels(bytes->str, (int)bytes->len, &direction);
  memcpy(levels, found, (size_t)count);
  g_free(found);
  g_string_free(bytes, TRUE);
}

void text_query_places(const uint32_t *text, int32_t count, uint8_t *places) {
  GString *bytes = utf8(text, count);
  PangoLogAttr *found = g_new0(PangoLogAttr, count + 1);
  pango_default_break(bytes->str, (int)bytes->len, NULL, found, count + 1);
  for (int32_t i = 0; i <= count; i++)
    places[i] = (uint8_t)(
        found[i].is_line_break | found[i].is_mandatory_break << 1 |
        found[i].is_cursor_position << 2 | found[i].is_word_start << 3 | found[i].is_word_end << 4);
  g_free(found);
  g_string_free(bytes, TRUE);
}

uint32_t text_query_bidi(uint32_t character) { return fribidi_get_bidi_type(character); }

uint32_t text_query_script(uint32_t character) {
  return g_unicode_script_to_iso15924(g_unichar_get_script(character));
}

bool text_query_is_wide(uint32_t character) { return g_unichar_iswide(character); }
