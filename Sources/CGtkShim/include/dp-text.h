#pragma once
// Text that is set with Pango.
#include "dp-fonts.h"

#pragma clang assume_nonnull begin

// All of it is C because Pango sets the text: its lines are lists of structs that are read in place.

/// Sets text with a font set. Belongs to one thread.
typedef struct DPTypesetter DPTypesetter;

/// Text that has been set: lines of glyphs with their positions. Belongs to its typesetter's thread.
typedef struct DPText DPText;

typedef enum {
  DPAlignLeading, DPAlignCenter, DPAlignTrailing, DPAlignLeft, DPAlignRight
} DPAlignment;
typedef enum { DPDirectionNatural, DPDirectionLeftToRight, DPDirectionRightToLeft } DPDirection;

/// What decides how text is set; lengths are points.
typedef struct {
  double size, line_height, tracking;
  /// Below zero: no limit, and nothing is wrapped.
  double width;
  int32_t weight;
  /// The greatest number of lines, 0 for any.
  int32_t lines;
  bool tabular, monospaced;
  DPAlignment alignment;
  DPDirection direction;
  /// A family that is asked before the product's; NULL for no family.
  const char *_Nullable family;
} DPTextSpec;

typedef struct {
  double width, height, baseline;
  int32_t lines, unknown_glyphs;
  bool is_cut;
} DPTextMetrics;

typedef struct {
  DPRect strong, weak;
} DPTextCaret;

/// An edge between two characters of a text, where a caret can be.
typedef struct {
  int32_t offset;
  int32_t line;
  /// How far the strong caret is from its line's left end, in points.
  double x;
  bool grapheme, word_start, word_end, right_to_left;
} DPTextEdge;

/// A paragraph of a text: where it ends, where the next one begins, if it is not the last, and its own direction, which is
/// `DPDirectionNatural` if no letter has one.
typedef struct {
  int32_t end, next;
  DPDirection direction;
} DPParagraph;

DPTypesetter *dp_typesetter_new(DPFonts *fonts);
void dp_typesetter_free(DPTypesetter *typesetter);

/// Sets `length` bytes of UTF-8.
DPText *dp_text_new(DPTypesetter *typesetter, const char *utf8, int32_t length, const DPTextSpec *spec);
void dp_text_free(DPText *text);

/// The paragraph that begins at a byte. Pango knows what parts paragraphs and which letters have a direction.
DPParagraph dp_text_paragraph(const char *utf8, int32_t length, int32_t start);
/// A text of `length` bytes made from its paragraphs, which begin at `starts`: at least one. Each is set on its own in
/// the same width and includes the separator before the next one, because Pango breaks a text's last line differently.
/// They must live longer than the text. Only Pango's own lines know where carets are, so Swift can't join them.
DPText *dp_text_join(
    const DPText *_Nonnull const *_Nonnull paragraphs, const int32_t *starts, int32_t count,
    int32_t length, const DPTextSpec *spec);

DPTextMetrics dp_text_metrics(const DPText *text);
DPTextCaret dp_text_caret(const DPText *text, int32_t offset);
int32_t dp_text_offset(const DPText *text, double x, double y);
/// Writes up to `capacity` rectangles and returns how many there are.
int32_t dp_text_rectangles(
    const DPText *text, int32_t start, int32_t end, DPRect *_Nullable rectangles, int32_t capacity);
/// Writes up to `capacity` edges, by offset, and returns how many there are: one more than characters.
int32_t dp_text_edges(const DPText *text, DPTextEdge *_Nullable edges, int32_t capacity);

/// In Pango's units, how far a glyph is moved from where the widths of those before it (`before`) lead, so that it is on a whole pixel: the
/// one nearest to `place`, and at a half the next one. The run's own beginning, `run`, is put on a whole pixel likewise. Places are in
/// points.
int32_t dp_glyph_offset(double run, double place, int32_t before, double pixels);

#pragma clang assume_nonnull end
