// Sets text with Pango.
#include <dp-exact.h>

#include "dp-font-data.h"
#include "dp-text-private.h"

// Inter first. DejaVu Sans has what Inter does not have, Hebrew and Arabic above all.
static const char *const proportional = "Inter, DejaVu Sans";
static const char *const monospaced = "DejaVu Sans Mono, Inter, DejaVu Sans";
// For characters that no font has: its box is a plain frame, Inter's a block of stripes.
static const char box_family[] = "DejaVu Sans";
static const char ellipsis[] = "\xE2\x80\xA6";

static double points(int units) { return (double)units / PANGO_SCALE; }

static int units(double points) {
  double limit = G_MAXINT / 2;
  double value = points * PANGO_SCALE;
  return (int)(CLAMP(value, -limit, limit) + (value < 0 ? -0.5 : 0.5));
}

static PangoFontDescription *describe(const DPTextSpec *spec, const char *families) {
  PangoFontDescription *description = pango_font_description_new();
  pango_font_description_set_family_static(description, families);
  pango_font_description_set_absolute_size(description, MAX(1, units(spec->size)));
  pango_font_description_set_weight(description, (PangoWeight)CLAMP(spec->weight, 100, 900));
  return description;
}

/// What text is set in: a family of the prototype's own, if one is named, and then the product's.
static PangoFontDescription *describe_letters(const DPTextSpec *spec) {
  const char *families = spec->monospaced ? monospaced : proportional;
  PangoFontDescription *description = describe(spec, families);
  if (spec->family == NULL) return description;
  char *all = g_strconcat(spec->family, ", ", families, NULL);
  pango_font_description_set_family(description, all);
  g_free(all);
  return description;
}

static PangoLayout *lay_out(
    DPTypesetter *setter, const PangoFontDescription *description, const DPTextSpec *spec,
    PangoFont *box_font, const char *utf8, int length) {
  bool right_to_left = spec->direction == DPDirectionRightToLeft;
  PangoLayout *layout =
      pango_layout_new(right_to_left ? setter->right_to_left : setter->left_to_right);
  pango_layout_set_font_description(layout, description);
  pango_layout_set_alignment(layout, PANGO_ALIGN_LEFT);
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_auto_dir(layout, spec->direction == DPDirectionNatural);
  PangoAttrList *attributes = pango_attr_list_new();
  if (spec->tracking != 0)
    pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(units(spec->tracking)));
  if (spec->tabular) pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum"));
  // A hyphen at a line's end would be a letter that the text does not have.
  pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(FALSE));
  // Pango would end the text at a zero byte; offsets behind it must stay inside.
  char *copy = g_malloc((gsize)length + 1);
  memcpy(copy, utf8, (gsize)length);
  for (int i = 0; i < length; i++)
    if (copy[i] == 0) copy[i] = 1;
  if (box_font != NULL)
    dp_boxes_reserve(setter->characters, box_font, copy, length, attributes);
  pango_layout_set_attributes(layout, attributes);
  pango_attr_list_unref(attributes);
  pango_layout_set_text(layout, copy, length);
  g_free(copy);
  return layout;
}

/// The width in which Pango breaks lines. It counts the spacing behind a line's last letter while it breaks and takes it
/// away afterwards: without this a text would not fit into its own width.
static int room(const DPTextSpec *spec) {
  return MAX(0, units(spec->width) + units(spec->tracking));
}

/// The lines of a text in its width.
static PangoLayout *lay_out_lines(
    DPTypesetter *setter, const PangoFontDescription *description, const DPTextSpec *spec,
    PangoFont *box_font, const char *utf8, int length) {
  PangoLayout *lines = lay_out(setter, description, spec, box_font, utf8, length);
  if (spec->width >= 0) pango_layout_set_width(lines, room(spec));
  return lines;
}

/// Where a line begins; far behind everything if there are fewer lines.
static int start_of_line(PangoLayout *layout, int index) {
  PangoLayoutLine *line = pango_layout_get_line_readonly(layout, index);
  return line == NULL ? G_MAXINT : line->start_index;
}

/// Where the paragraph that holds `offset` ends, its separator not included.
static int paragraph_end(const char *utf8, int length, int offset) {
  int boundary = 0, next = 0;
  pango_find_paragraph_boundary(utf8 + offset, length - offset, &boundary, &next);
  return offset + boundary;
}

static bool is_blank(const char *utf8, int length) {
  for (const char *p = utf8; p < utf8 + length; p = g_utf8_next_char(p))
    if (!g_unichar_isspace(g_utf8_get_char(p))) return false;
  return true;
}

static void add_line(DPText *text, PangoLayout *layout, int index, int shift) {
  DPLine *line = &text->lines[text->line_count++];
  PangoRectangle logical;
  line->line = pango_layout_get_line_readonly(layout, index);
  pango_layout_line_get_extents(line->line, NULL, &logical);
  line->shift = shift;
  line->start = line->line->start_index + shift;
  line->end = MIN(line->start + line->line->length, text->length);
  line->width = points(logical.width);
  line->right_to_left = pango_layout_line_get_resolved_direction(line->line) == PANGO_DIRECTION_RTL;
  line->run_count = (int32_t)g_slist_length(line->line->runs);
  line->runs = g_new0(DPRun, line->run_count > 0 ? line->run_count : 1);
  int x = 0;
  DPRun *run = line->runs;
  for (GSList *item = line->line->runs; item != NULL; item = item->next, run++) {
    PangoGlyphItem *glyphs = item->data;
    x += glyphs->start_x_offset;
    run->font = glyphs->item->analysis.font;
    run->glyphs = glyphs->glyphs;
    run->x = (float)points(x);
    run->y = (float)points(-glyphs->y_offset);
    if (text->box_font != NULL) dp_boxes_fill(run, glyphs->item, text->box_font);
    x += pango_glyph_string_get_width(glyphs->glyphs) + glyphs->end_x_offset;
  }
}

/// Sets an ellipsis close to the letters before it.
///
/// Pango makes it as wide as the room that letters left of the line, which from right to left is a gap between the two.
/// Pango also leaves a space before it where the text was cut between words.
static void close_up(PangoLayout *layout) {
  // Taken for writing, so that Pango keeps nothing that it measured before.
  PangoLayoutLine *line = pango_layout_get_line(layout, 0);
  bool right_to_left = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL;
  PangoGlyphItem *before = NULL, *end = NULL;
  for (GSList *item = line->runs; item != NULL; item = item->next) {
    PangoGlyphItem *run = item->data;
    if (run->item->analysis.flags & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) {
      end = run;
      if (right_to_left && item->next != NULL) before = item->next->data;
      break;
    }
    if (!right_to_left) before = run;
  }
  if (end == NULL) return;
  for (int i = 0; i < end->glyphs->num_glyphs; i++) {
    PangoGlyphInfo *glyph = &end->glyphs->glyphs[i];
    PangoRectangle logical;
    pango_font_get_glyph_extents(end->item->analysis.font, glyph->glyph, NULL, &logical);
    glyph->geometry.width = MIN(glyph->geometry.width, logical.width);
  }
  if (before == NULL) return;
  const char *text = pango_layout_get_text(layout) + before->item->offset;
  int count = before->glyphs->num_glyphs;
  for (int i = 0; i < count; i++) {
    int index = right_to_left ? i : count - 1 - i;
    const char *letter = text + before->glyphs->log_clusters[index];
    if (!g_unichar_isspace(g_utf8_get_char(letter))) break;
    before->glyphs->glyphs[index].geometry.width = 0;
  }
}

/// The last line that is allowed, from `start`, with an ellipsis if it ends too early; nothing from `enough` on is set.
static PangoLayout *lay_out_tail(
    DPTypesetter *setter, const PangoFontDescription *description, const DPTextSpec *spec,
    PangoFont *box_font, const char *utf8, int length, int enough, int start, bool right_to_left) {
  int end = paragraph_end(utf8, enough, start);
  GString *rest = g_string_new_len(utf8 + start, end - start);
  if (!is_blank(utf8 + end, length - end)) g_string_append(rest, ellipsis);
  // The line keeps the direction of its paragraph, whatever its own first letter is.
  DPTextSpec fixed = *spec;
  fixed.direction = right_to_left ? DPDirectionRightToLeft : DPDirectionLeftToRight;
  PangoLayout *tail = lay_out(setter, description, &fixed, box_font, rest->str, (int)rest->len);
  if (spec->width >= 0) {
    pango_layout_set_ellipsize(tail, PANGO_ELLIPSIZE_END);
    pango_layout_set_width(tail, room(spec));
    pango_layout_set_height(tail, -1);
  }
  close_up(tail);
  g_string_free(rest, TRUE);
  return tail;
}

/// Where a line's letters are by the first font's own metrics, so that a letter from another font does not move it.
static double find_baseline(
    DPTypesetter *setter, const PangoFontDescription *description, double line_height) {
  PangoFont *font = pango_font_map_load_font(setter->map, setter->left_to_right, description);
  dp_font_metrics_guard(font);
  dp_font_data_guard(font);
  // What Pango's metrics say too, but they also set a sentence in the font to learn how wide its letters are.
  hb_font_extents_t extents;
  hb_font_get_extents_for_direction(pango_font_get_hb_font(font), HB_DIRECTION_LTR, &extents);
  double ascent = points(extents.ascender);
  double descent = points(-extents.descender);
  g_object_unref(font);
  return (line_height - ascent - descent) / 2 + ascent;
}

static PangoFont *load_box_font(DPTypesetter *setter, const DPTextSpec *spec) {
  PangoFontDescription *description = describe(spec, box_family);
  PangoFont *font = pango_font_map_load_font(setter->map, setter->left_to_right, description);
  pango_font_description_free(description);
  return font;
}

/// The share of the room beside a line that is to its left.
static double share_at_left(DPAlignment alignment, bool right_to_left) {
  switch (alignment) {
    case DPAlignLeading: return right_to_left ? 1 : 0;
    case DPAlignCenter: return 0.5;
    case DPAlignTrailing: return right_to_left ? 0 : 1;
    case DPAlignLeft: return 0;
    case DPAlignRight: return 1;
  }
  g_return_val_if_reached(0);
}

void dp_text_align(DPText *text, const DPTextSpec *spec) {
  for (int i = 0; i < text->line_count; i++) text->width = MAX(text->width, text->lines[i].width);
  text->box_width = spec->width >= 0 ? spec->width : text->width;
  for (int i = 0; i < text->line_count; i++) {
    DPLine *line = &text->lines[i];
    double room = text->box_width - line->width;
    line->x = room * share_at_left(spec->alignment, line->right_to_left);
  }
}

DPText *dp_text_new(
    DPTypesetter *setter, const char *utf8, int32_t length, const DPTextSpec *spec) {
  DPText *text = g_new0(DPText, 1);
  text->length = length;
  text->line_height = spec->line_height;
  PangoFontDescription *description = describe_letters(spec);
  text->baseline = find_baseline(setter, description, spec->line_height);
  text->unknown_glyphs = dp_boxes_count(setter->characters, utf8, length);
  if (text->unknown_glyphs > 0) text->box_font = load_box_font(setter, spec);
  int enough = text->unknown_glyphs > 0 ? length : dp_text_enough(utf8, length, spec);
  text->whole = lay_out_lines(setter, description, spec, text->box_font, utf8, enough);
  if (enough < length && start_of_line(text->whole, spec->lines) > enough - dp_text_reach) {
    g_object_unref(text->whole);
    enough = length;
    text->whole = lay_out_lines(setter, description, spec, text->box_font, utf8, length);
  }
  int count = pango_layout_get_line_count(text->whole);
  int shown = spec->lines > 0 ? MIN(count, spec->lines) : count;
  text->lines = g_new0(DPLine, shown);
  int tail_start = 0;
  if (shown < count) {
    tail_start = pango_layout_get_line_readonly(text->whole, shown - 1)->start_index;
    int next = pango_layout_get_line_readonly(text->whole, shown)->start_index;
    text->is_cut = !is_blank(utf8 + next, length - next);
  }
  for (int i = 0; i < (text->is_cut ? shown - 1 : shown); i++) add_line(text, text->whole, i, 0);
  if (text->is_cut) {
    PangoLayoutLine *first = pango_layout_get_line_readonly(text->whole, shown - 1);
    bool right_to_left = pango_layout_line_get_resolved_direction(first) == PANGO_DIRECTION_RTL;
    text->tail =
        lay_out_tail(
            setter, description, spec, text->box_font, utf8, length, enough, tail_start,
            right_to_left);
    add_line(text, text->tail, 0, tail_start);
  }
  pango_font_description_free(description);

  dp_text_align(text, spec);
  dp_passing_object_made();
  return text;
}

void dp_text_free(DPText *text) {
  for (int i = 0; i < text->line_count && text->paragraph_count == 0; i++) {
    DPLine *line = &text->lines[i];
    for (int r = 0; r < line->run_count; r++) {
      g_clear_pointer(&line->runs[r].boxes, pango_glyph_string_free);
      g_clear_pointer(&line->runs[r].placed, pango_glyph_string_free);
    }
    g_free(line->runs);
  }
  g_free(text->lines);
  if (text->box_font != NULL) g_object_unref(text->box_font);
  if (text->whole != NULL) g_object_unref(text->whole);
  g_free(text->paragraphs);
  g_free(text->starts);
  if (text->tail != NULL) g_object_unref(text->tail);
  if (text->outline != NULL) dp_path_free(text->outline);
  g_free(text);
  dp_passing_object_freed();
}

DPTextMetrics dp_text_metrics(const DPText *text) {
  return (DPTextMetrics){
      .width = text->width,
      .height = text->line_height * text->line_count,
      .baseline = text->baseline,
      .lines = text->line_count,
      .unknown_glyphs = text->unknown_glyphs,
      .is_cut = text->is_cut,
  };
}
