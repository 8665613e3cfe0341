#pragma once
// What Pango, GLib and FriBidi say of texts and characters, for tests.
#include <dp-text.h>

#pragma clang assume_nonnull begin

typedef struct {
  uint32_t id;
  int32_t width, x, y;
} TextQueryGlyph;

/// Glyphs of one font on a line.
typedef struct {
  const char *font;
  /// In 1/1024 point.
  int32_t size;
  float x, y;
  int32_t count;
} TextQueryRun;

int32_t text_query_lines(const DPText *text);
double text_query_line_x(const DPText *text, int32_t line);
int32_t text_query_runs(const DPText *text, int32_t line);
TextQueryRun text_query_run(const DPText *text, int32_t line, int32_t run);
void text_query_glyphs(const DPText *text, int32_t line, int32_t run, TextQueryGlyph *glyphs);

/// The levels of characters in a paragraph.
void text_query_levels(const uint32_t *text, int32_t count, bool from_right, uint8_t *levels);
/// What may happen before each character and at the end: 1 a line may end, 2 it must, 4 a caret may be, 8 a word begins, 16 it ends.
void text_query_places(const uint32_t *text, int32_t count, uint8_t *places);
/// FriBidi's class, GLib's script in ISO 15924, and whether GLib calls a character wide.
uint32_t text_query_bidi(uint32_t character);
uint32_t text_query_script(uint32_t character);
bool text_query_is_wide(uint32_t character);

#pragma clang assume_nonnull end
