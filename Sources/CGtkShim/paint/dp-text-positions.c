// Where carets, ranges and edges of set text are.
#include <dp-exact.h>

#include "dp-text-private.h"

static double points(int units) { return (double)units / PANGO_SCALE; }

/// The line whose bytes hold an offset; at a wrap that is the later line.
static const DPLine *line_of(const DPText *text, int32_t offset) {
  int i = text->line_count - 1;
  while (i > 0 && offset < text->lines[i].start) i -= 1;
  return &text->lines[i];
}

static int character_level(const DPLine *line, int index) {
  for (GSList *item = line->line->runs; item != NULL; item = item->next) {
    const PangoItem *run = ((PangoGlyphItem *)item->data)->item;
    if (index >= run->offset && index < run->offset + run->length) return run->analysis.level;
  }
  return line->right_to_left ? 1 : 0;
}

/// The strong and the weak position of a caret before `index` of the line's layout, from the line's left end.
static void caret_positions(const DPLine *line, int index, int *strong, int *weak) {
  const char *utf8 = pango_layout_get_text(line->line->layout);
  int start = line->line->start_index;
  int end = start + line->line->length;
  int base = line->right_to_left ? 1 : 0;
  PangoRectangle logical;
  pango_layout_line_get_extents(line->line, NULL, &logical);
  int before = line->right_to_left ? logical.width : 0;
  int after = line->right_to_left ? 0 : logical.width;
  int level_before = base, level_after = base;
  if (index > start) {
    int previous = (int)(g_utf8_prev_char(utf8 + index) - utf8);
    level_before = character_level(line, previous);
    pango_layout_line_index_to_x(line->line, previous, TRUE, &before);
  }
  if (index < end) {
    level_after = character_level(line, index);
    pango_layout_line_index_to_x(line->line, index, FALSE, &after);
  }
  // Where directions meet, the strong position is where a letter of the line's own direction would go.
  bool first = level_before % 2 == base && (level_after % 2 != base || level_before < level_after);
  *strong = first ? before : after;
  *weak = first ? after : before;
}

DPTextCaret dp_text_caret(const DPText *text, int32_t offset) {
  offset = CLAMP(offset, 0, text->length);
  const DPLine *line = line_of(text, offset);
  int index = CLAMP(offset, line->start, line->end) - line->shift;
  int strong = 0, weak = 0;
  caret_positions(line, index, &strong, &weak);
  double y = (double)(line - text->lines) * text->line_height;
  return (DPTextCaret){
      .strong = {line->x + points(strong), y, 0, text->line_height},
      .weak = {line->x + points(weak), y, 0, text->line_height},
  };
}

int32_t dp_text_offset(const DPText *text, double x, double y) {
  int row = 0;
  while (row < text->line_count - 1 && y >= (row + 1) * text->line_height) row += 1;
  const DPLine *line = &text->lines[row];
  double limit = G_MAXINT / 4;
  int index = 0, trailing = 0;
  pango_layout_line_x_to_index(
      line->line, (int)CLAMP((x - line->x) * PANGO_SCALE, -limit, limit), &index, &trailing);
  const char *utf8 = pango_layout_get_text(line->line->layout);
  const char *letter = utf8 + index;
  while (trailing-- > 0) letter = g_utf8_next_char(letter);
  return CLAMP((int32_t)(letter - utf8) + line->shift, 0, text->length);
}

int32_t dp_text_rectangles(
    const DPText *text, int32_t start, int32_t end, DPRect *rectangles, int32_t capacity) {
  int32_t count = 0;
  for (int i = 0; i < text->line_count; i++) {
    const DPLine *line = &text->lines[i];
    int from = MAX(start, line->start);
    int to = MIN(end, line->end);
    if (from >= to) continue;
    PangoRectangle here;
    int strong = 0, *ranges = NULL, range_count = 0;
    // Ranges count from the layout's left end, carets from the line's: their difference is the line's position.
    pango_layout_line_index_to_x(line->line, line->line->start_index, FALSE, &strong);
    pango_layout_index_to_pos(line->line->layout, line->line->start_index, &here);
    pango_layout_line_get_x_ranges(
        line->line, from - line->shift, to - line->shift, &ranges, &range_count);
    for (int r = 0; r < range_count; r++, count++) {
      if (count >= capacity) continue;
      double left = points(ranges[2 * r] - (here.x - strong));
      double right = points(ranges[2 * r + 1] - (here.x - strong));
      rectangles[count] =
          (DPRect){line->x + left, i * text->line_height, right - left, text->line_height};
    }
    g_free(ranges);
  }
  return count;
}

/// The edges of a text's paragraphs, one after the other.
static int32_t joined_edges(const DPText *text, DPTextEdge *edges, int32_t capacity) {
  int32_t count = 0, line = 0;
  for (int i = 0; i < text->paragraph_count; i++) {
    const DPText *paragraph = text->paragraphs[i];
    int32_t left = MAX(0, capacity - count);
    DPTextEdge *own = left > 0 ? edges + count : NULL;
    int32_t found = dp_text_edges(paragraph, own, left);
    for (int e = 0; e < MIN(found, left); e++) {
      own[e].offset += text->starts[i];
      own[e].line += line;
    }
    // The edge behind a paragraph's separator is the one where the next paragraph begins.
    count += found - (i < text->paragraph_count - 1 ? 1 : 0);
    line += dp_paragraph_lines(text, i);
  }
  return count;
}

int32_t dp_text_edges(const DPText *text, DPTextEdge *edges, int32_t capacity) {
  if (text->paragraph_count > 0) return joined_edges(text, edges, capacity);
  int count = 0;
  const PangoLogAttr *attributes = pango_layout_get_log_attrs_readonly(text->whole, &count);
  const char *utf8 = pango_layout_get_text(text->whole);
  const char *letter = utf8;
  for (int i = 0; i < MIN(count, capacity); i++) {
    int32_t offset = (int32_t)(letter - utf8);
    const DPLine *line = line_of(text, offset);
    int strong = 0, weak = 0;
    if (attributes[i].is_cursor_position)
      caret_positions(line, MIN(offset, line->end) - line->shift, &strong, &weak);
    edges[i] = (DPTextEdge){
        .offset = offset,
        .line = (int32_t)(line - text->lines),
        .x = points(strong),
        .grapheme = attributes[i].is_cursor_position,
        .word_start = attributes[i].is_word_start,
        .word_end = attributes[i].is_word_end,
        .right_to_left = line->right_to_left,
    };
    if (i < count - 1) letter = g_utf8_next_char(letter);
  }
  return count;
}
