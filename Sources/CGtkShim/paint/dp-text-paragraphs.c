// Texts of several paragraphs, each set on its own.
#include <dp-exact.h>

#include "dp-text-private.h"

// What Pango itself asks for a paragraph's direction. It is called deprecated, but nothing has replaced it.
G_GNUC_BEGIN_IGNORE_DEPRECATIONS
static PangoDirection find_direction(const char *utf8, int length) {
  return pango_find_base_dir(utf8, length);
}
G_GNUC_END_IGNORE_DEPRECATIONS

DPParagraph dp_text_paragraph(const char *utf8, int32_t length, int32_t start) {
  int end = 0, next = 0;
  pango_find_paragraph_boundary(utf8 + start, length - start, &end, &next);
  DPParagraph paragraph = {start + end, start + next, DPDirectionNatural};
  // Pango would stop at a zero byte, which is a letter like another here.
  const char *limit = utf8 + paragraph.end;
  for (const char *p = utf8 + start; p < limit; p += strnlen(p, (gsize)(limit - p)) + 1) {
    PangoDirection direction = find_direction(p, (int)(limit - p));
    if (direction == PANGO_DIRECTION_NEUTRAL) continue;
    paragraph.direction =
        direction == PANGO_DIRECTION_RTL ? DPDirectionRightToLeft : DPDirectionLeftToRight;
    break;
  }
  return paragraph;
}

DPText *dp_text_join(
    const DPText *const *paragraphs, const int32_t *starts, int32_t count, int32_t length,
    const DPTextSpec *spec) {
  DPText *text = g_new0(DPText, 1);
  text->length = length;
  text->line_height = spec->line_height;
  text->baseline = paragraphs[0]->baseline;
  text->paragraph_count = count;
  text->paragraphs = g_memdup2(paragraphs, sizeof(*paragraphs) * (gsize)count);
  text->starts = g_memdup2(starts, sizeof(*starts) * (gsize)count);
  int lines = 0;
  for (int i = 0; i < count; i++) lines += dp_paragraph_lines(text, i);
  text->lines = g_new(DPLine, lines);
  for (int i = 0; i < count; i++) {
    const DPText *paragraph = paragraphs[i];
    text->unknown_glyphs += paragraph->unknown_glyphs;
    for (int l = 0; l < dp_paragraph_lines(text, i); l++) {
      DPLine *line = &text->lines[text->line_count++];
      *line = paragraph->lines[l];
      line->shift += starts[i];
      line->start += starts[i];
      line->end += starts[i];
    }
  }
  dp_text_align(text, spec);
  dp_passing_object_made();
  return text;
}
