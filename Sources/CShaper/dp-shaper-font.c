// Faces and their sizes.
#include <dp-exact.h>

#include "dp-shaper-private.h"

DPShaperFace *dp_shaper_face_new(const uint8_t *bytes, size_t count, int32_t index) {
  DPShaperFace *face = malloc(sizeof(*face));
  hb_blob_t *blob = hb_blob_create(
      (const char *)bytes, (unsigned)count, HB_MEMORY_MODE_READONLY, NULL, NULL);
  face->face = hb_face_create(blob, (unsigned)index);
  hb_blob_destroy(blob);
  hb_face_make_immutable(face->face);
  face->plain = hb_font_create(face->face);
  hb_font_make_immutable(face->plain);
  return face;
}

int32_t dp_shaper_face_count(const uint8_t *bytes, size_t count) {
  hb_blob_t *blob = hb_blob_create(
      (const char *)bytes, (unsigned)count, HB_MEMORY_MODE_READONLY, NULL, NULL);
  unsigned faces = hb_face_count(blob);
  hb_blob_destroy(blob);
  return (int32_t)faces;
}

int32_t dp_shaper_face_family(
    const DPShaperFace *face, bool typographic, char *name, int32_t capacity) {
  unsigned written = (unsigned)capacity;
  return (int32_t)hb_ot_name_get_utf8(
      face->face, typographic ? HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY : HB_OT_NAME_ID_FONT_FAMILY,
      hb_language_from_string("en", -1), &written, name);
}

double dp_shaper_face_weight(const DPShaperFace *face) {
  return hb_style_get_value(face->plain, HB_STYLE_TAG_WEIGHT);
}

void dp_shaper_face_free(DPShaperFace *face) {
  hb_font_destroy(face->plain);
  hb_face_destroy(face->face);
  free(face);
}

int32_t dp_shaper_face_ranges(const DPShaperFace *face, uint32_t *ranges, int32_t capacity) {
  hb_set_t *characters = hb_set_create();
  hb_face_collect_unicodes(face->face, characters);
  hb_codepoint_t first = HB_SET_VALUE_INVALID, last = HB_SET_VALUE_INVALID;
  int32_t count = 0;
  for (; hb_set_next_range(characters, &first, &last); count++) {
    if (count >= capacity) continue;
    ranges[2 * count] = first;
    ranges[2 * count + 1] = last;
  }
  hb_set_destroy(characters);
  return count;
}

int32_t dp_shaper_face_advance(const DPShaperFace *face, uint32_t glyph) {
  return hb_font_get_glyph_h_advance(face->plain, glyph);
}

int32_t dp_shaper_face_units(const DPShaperFace *face) {
  return (int32_t)hb_face_get_upem(face->face);
}

bool dp_shaper_face_is_mark(const DPShaperFace *face, uint32_t glyph) {
  return hb_ot_layout_get_glyph_class(face->face, glyph) == HB_OT_LAYOUT_GLYPH_CLASS_MARK;
}

DPShaperFont *dp_shaper_font_new(const DPShaperFace *face, int32_t size, double dots) {
  DPShaperFont *font = malloc(sizeof(*font));
  font->font = hb_font_create(face->face);
  hb_font_set_scale(font->font, size, size);
  hb_font_set_ptem(font->font, (float)(size * (72.0 / 1024 / dots)));
  hb_font_make_immutable(font->font);
  return font;
}

void dp_shaper_font_free(DPShaperFont *font) {
  hb_font_destroy(font->font);
  free(font);
}

bool dp_shaper_font_find(const DPShaperFont *font, uint32_t character, uint32_t *glyph) {
  return hb_font_get_nominal_glyph(font->font, character, glyph);
}

int32_t dp_shaper_font_advance(const DPShaperFont *font, uint32_t glyph) {
  return hb_font_get_glyph_h_advance(font->font, glyph);
}

int32_t dp_shaper_font_ascent(const DPShaperFont *font) {
  hb_font_extents_t extents;
  hb_font_get_extents_for_direction(font->font, HB_DIRECTION_LTR, &extents);
  return extents.ascender;
}

int32_t dp_shaper_font_descent(const DPShaperFont *font) {
  hb_font_extents_t extents;
  hb_font_get_extents_for_direction(font->font, HB_DIRECTION_LTR, &extents);
  return -extents.descender;
}

int32_t dp_shaper_font_baseline(const DPShaperFont *font, uint32_t script, uint32_t own) {
  hb_tag_t scripts[HB_OT_MAX_TAGS_PER_SCRIPT], languages[HB_OT_MAX_TAGS_PER_LANGUAGE];
  unsigned script_count = HB_OT_MAX_TAGS_PER_SCRIPT, language_count = HB_OT_MAX_TAGS_PER_LANGUAGE;
  hb_ot_tags_from_script_and_language(
      (hb_script_t)own, hb_language_from_string("und", -1), &script_count, scripts,
      &language_count, languages);
  hb_position_t height = 0;
  hb_ot_layout_get_baseline_with_fallback(
      font->font, hb_ot_layout_get_horizontal_baseline_tag_for_script((hb_script_t)script),
      HB_DIRECTION_LTR, scripts[script_count - 1],
      language_count > 0 ? languages[language_count - 1] : HB_TAG_NONE, &height);
  return height;
}

bool dp_shaper_font_caret(
    const DPShaperFont *font, bool from_right, uint32_t glyph, int32_t index, int32_t *x) {
  unsigned count = 1;
  hb_position_t caret = 0;
  unsigned all = hb_ot_layout_get_ligature_carets(
      font->font, from_right ? HB_DIRECTION_RTL : HB_DIRECTION_LTR, glyph, (unsigned)index, &count,
      &caret);
  if (count == 0 || all == 0) return false;
  *x = caret;
  return true;
}
