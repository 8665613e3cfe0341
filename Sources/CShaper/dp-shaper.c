// Shapes runs of text.
#include <dp-exact.h>

#include "dp-shaper-private.h"

struct DPShaper {
  hb_buffer_t *buffer;
};

DPShaper *dp_shaper_new(void) {
  DPShaper *shaper = malloc(sizeof(*shaper));
  shaper->buffer = hb_buffer_create();
  return shaper;
}

void dp_shaper_free(DPShaper *shaper) {
  hb_buffer_destroy(shaper->buffer);
  free(shaper);
}

bool dp_shaper_is_usual(uint32_t script, bool from_right) {
  hb_direction_t usual = hb_script_get_horizontal_direction((hb_script_t)script);
  return usual == HB_DIRECTION_INVALID ||
         usual == (from_right ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
}

static void begin(hb_buffer_t *buffer, DPShaping shaping) {
  hb_buffer_clear_contents(buffer);
  hb_buffer_set_direction(buffer, shaping.from_right ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
  hb_buffer_set_script(buffer, (hb_script_t)shaping.script);
  // No language at all: one that a font knows would give letters other shapes.
  hb_buffer_set_language(buffer, hb_language_from_string("und", -1));
  hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS);
  hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_BOT | HB_BUFFER_FLAG_EOT);
  hb_buffer_set_invisible_glyph(buffer, DPEmptyGlyph);
}

static int32_t shape(DPShaper *shaper, const DPShaperFont *font, DPShaping shaping) {
  static const hb_tag_t joining[] = {
      HB_TAG('l', 'i', 'g', 'a'),
      HB_TAG('c', 'l', 'i', 'g'),
      HB_TAG('d', 'l', 'i', 'g'),
      HB_TAG('h', 'l', 'i', 'g'),
  };
  hb_feature_t features[5];
  unsigned count = 0;
  if (shaping.tabular)
    features[count++] = (hb_feature_t){
        HB_TAG('t', 'n', 'u', 'm'), 1, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END};
  for (unsigned i = 0; shaping.spaced && i < sizeof joining / sizeof *joining; i++)
    features[count++] =
        (hb_feature_t){joining[i], 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END};
  hb_shape(font->font, shaper->buffer, features, count);
  return (int32_t)hb_buffer_get_length(shaper->buffer);
}

int32_t dp_shaper_shape(
    DPShaper *shaper, const DPShaperFont *font, const uint32_t *text, int32_t length, int32_t start,
    int32_t count, DPShaping shaping) {
  begin(shaper->buffer, shaping);
  hb_buffer_add_codepoints(shaper->buffer, text, length, (unsigned)start, count);
  return shape(shaper, font, shaping);
}

int32_t dp_shaper_shape_hyphen(
    DPShaper *shaper, const DPShaperFont *font, const uint32_t *text, int32_t length, int32_t start,
    int32_t count, DPShaping shaping, int32_t place) {
  begin(shaper->buffer, shaping);
  hb_buffer_add_codepoints(shaper->buffer, text, length, (unsigned)start, count);
  uint32_t hyphens[] = {0x2010, '-'}, glyph = 0;
  for (int i = 0; i < 2; i++) {
    if (!dp_shaper_font_find(font, hyphens[i], &glyph)) continue;
    hb_buffer_add(shaper->buffer, hyphens[i], (unsigned)place);
    break;
  }
  return shape(shaper, font, shaping);
}

void dp_shaper_take(const DPShaper *shaper, DPShapedGlyph *glyphs) {
  unsigned count = 0;
  const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(shaper->buffer, &count);
  const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(shaper->buffer, NULL);
  for (unsigned i = 0; i < count; i++)
    glyphs[i] = (DPShapedGlyph){
        .id = infos[i].codepoint,
        .width = positions[i].x_advance,
        .x = positions[i].x_offset,
        .y = -positions[i].y_offset,
        .place = (int32_t)infos[i].cluster,
        .is_joined = (infos[i].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK) != 0,
    };
}
