#pragma once
// Set text as the painting files see it.

#include "dp-scene-private.h"
#include "dp-text.h"

struct DPTypesetter {
  PangoFontMap *map;
  const FcCharSet *characters;
  // One for each base direction: a context that changes drops the lines of every layout made with it.
  PangoContext *left_to_right;
  PangoContext *right_to_left;
};

/// Glyphs of one font on one line; they belong to the line's layout.
typedef struct {
  PangoFont *font;
  PangoGlyphString *glyphs;
  /// From the line's left end, in points.
  float x;
  /// Below the line's baseline, in points.
  float y;
  /// The glyphs, owned, if they are not the layout's.
  PangoGlyphString *boxes;
  /// The glyphs on whole pixels, owned, and how many pixels a point has for them; NULL until they are wanted.
  PangoGlyphString *placed;
  double placed_for;
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
  /// All lines; NULL in a text made of paragraphs.
  PangoLayout *whole;
  /// The last line on its own, if text was cut.
  PangoLayout *tail;
  int32_t length;
  DPLine *lines;
  int32_t line_count;
  double line_height, baseline, box_width, width;
  int32_t unknown_glyphs;
  /// The font of the boxes; NULL if there are no boxes.
  PangoFont *box_font;
  bool is_cut;
  /// The paragraphs that a text is made from, owned by the caller; it shares their runs.
  const DPText **paragraphs;
  int32_t *starts;
  int32_t paragraph_count;
  /// All letters as one outline from the box's top left corner, made when it is first wanted.
  DPPath *outline;
};

/// The lines of one of a text's paragraphs: without the empty one behind what parts it from the next.
static inline int dp_paragraph_lines(const DPText *text, int index) {
  return text->paragraphs[index]->line_count - (index < text->paragraph_count - 1 ? 1 : 0);
}

/// Finds how wide the box is and where in it the lines begin.
void dp_text_align(DPText *text, const DPTextSpec *spec);

/// A point in device pixels.
typedef struct {
  double x, y;
} DPPixelPoint;

/// Where a line's left end and baseline are from its text's corner, rounded to whole pixels.
DPPixelPoint dp_line_origin(const DPText *text, int index, double pixels);

/// A run's glyphs on whole device pixels, and where they begin: from its line's left end and below its baseline, in pixels.
typedef struct {
  PangoGlyphString *glyphs;
  double x, y;
} DPPlacedRun;

/// The glyphs belong to the run, until it is asked for other pixels.
DPPlacedRun dp_run_place(DPRun *run, double pixels);

/// Must be called before a thread draws with a font in a context, and before a thread draws with it at a scale.
void dp_font_hold(PangoFont *font, cairo_t *cr);
void dp_font_hold_at(PangoFont *font, double pixels);

/// Must be called with the first font of the process before texts are set with any.
void dp_font_metrics_guard(PangoFont *font);

/// How a letter looks and where a line breaks depends on nothing that is this many bytes or more behind it.
static const int dp_text_reach = 24;
/// How many bytes from the beginning are surely enough to set the lines that are shown, if they fill them and go on for
/// `dp_text_reach` bytes; all of them if that is not sure.
int dp_text_enough(const char *utf8, int32_t length, const DPTextSpec *spec);

/// How many characters no font has.
int32_t dp_boxes_count(const FcCharSet *known, const char *utf8, int32_t length);
/// Keeps room for a box instead of each of them.
void dp_boxes_reserve(
    const FcCharSet *known, PangoFont *font, const char *utf8, int32_t length,
    PangoAttrList *attributes);
/// Puts boxes into a run that keeps room for them.
void dp_boxes_fill(DPRun *run, const PangoItem *item, PangoFont *font);

/// The outlines of all letters from the box's corner.
const DPPath *dp_text_outline(DPText *text);

