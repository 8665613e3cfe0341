#pragma once
// Set text as the painting files see it.

#include "dp-private.h"
#include "dp-text.h"

/// Glyphs of one font on one line; borrowed from the line's layout.
typedef struct {
  PangoFont *font;
  PangoGlyphString *glyphs;
  /// From the line's left end, in points.
  float x;
  /// Below the line's baseline, in points.
  float y;
} DPRun;

typedef struct {
  PangoLayoutLine *line;
  /// What is added to the layout's byte offsets to get the text's.
  int32_t shift;
  /// The bytes of the text that the line shows.
  int32_t start, end;
  /// Where the line begins in the text's box, and how wide it is, in points.
  double x, width;
  bool right_to_left;
  DPRun *runs;
  int32_t run_count;
} DPLine;

struct DPText {
  PangoLayout *whole;
  /// The last line where text was cut, on its own.
  PangoLayout *tail;
  int32_t length;
  DPLine *lines;
  int32_t line_count;
  double line_height, baseline, box_width, width;
  int32_t unknown_glyphs;
  bool is_cut;
};
