#pragma once
// Glyphs of text, by HarfBuzz.
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// All of it is C because HarfBuzz's structs are read in place.

/// A face of a font file in memory. It and the bytes stay for the rest of the process.
typedef struct DPShaperFace DPShaperFace;
/// A face at a size. Any thread may use it, and several at a time.
typedef struct DPShaperFont DPShaperFont;
/// What shaping needs while it works. Belongs to one thread.
typedef struct DPShaper DPShaper;

/// A glyph that is placed after the one before it. Lengths are 1/1024 point.
typedef struct {
  uint32_t id;
  int32_t width;
  /// How far it is moved to the right, and down.
  int32_t x, y;
  /// The first of the characters that it stands for.
  int32_t place;
  /// Whether it would be another one, or somewhere else, if the text were shaped in two parts, the second of which begins with
  /// its characters.
  bool is_joined;
} DPShapedGlyph;

/// How a run of a text is shaped.
typedef struct {
  /// ISO 15924, as four letters in a number.
  uint32_t script;
  bool from_right;
  /// Whether all digits have the same width.
  bool tabular;
  /// Whether letters are spaced, so that no two of them are joined if they can do without.
  bool spaced;
} DPShaping;

/// The glyph of what isn't seen.
enum { DPEmptyGlyph = 0x0FFFFFFF };

/// The bytes must stay as long as the face.
DPShaperFace *dp_shaper_face_new(const uint8_t *bytes, size_t count, int32_t index);
void dp_shaper_face_free(DPShaperFace *face);
/// Writes the first and last characters of up to `capacity` ranges that a face has glyphs for, and returns how many ranges there are.
int32_t dp_shaper_face_ranges(const DPShaperFace *face, uint32_t *_Nullable ranges, int32_t capacity);
/// How wide a glyph is, and how wide the square is that glyphs are drawn in, both in the face's own units.
int32_t dp_shaper_face_advance(const DPShaperFace *face, uint32_t glyph);
int32_t dp_shaper_face_units(const DPShaperFace *face);
/// Whether a glyph is a mark that belongs to the letter before it.
bool dp_shaper_face_is_mark(const DPShaperFace *face, uint32_t glyph);

/// A face at `size` in 1/1024 point, for a screen with `dots` per inch.
DPShaperFont *dp_shaper_font_new(const DPShaperFace *face, int32_t size, double dots);
void dp_shaper_font_free(DPShaperFont *font);
/// The glyph of one character alone; false if there is none.
bool dp_shaper_font_find(const DPShaperFont *font, uint32_t character, uint32_t *glyph);
int32_t dp_shaper_font_advance(const DPShaperFont *font, uint32_t glyph);
int32_t dp_shaper_font_ascent(const DPShaperFont *font);
int32_t dp_shaper_font_descent(const DPShaperFont *font);
/// How high above the font's own baseline the one is that letters of `script` stand or hang on, in a text that is set in `own`.
int32_t dp_shaper_font_baseline(const DPShaperFont *font, uint32_t script, uint32_t own);
/// Where the caret is behind the first `index` + 1 letters of a ligature; false if the font doesn't say it.
bool dp_shaper_font_caret(
    const DPShaperFont *font, bool from_right, uint32_t glyph, int32_t index, int32_t *x);

/// How many faces a file has; 0 if it is no font.
int32_t dp_shaper_face_count(const uint8_t *bytes, size_t count);
/// A family's name of a face: that of its typographic family (`typographic`), if it has such a one, or that of the family of four that old
/// programs know. Returns how many bytes it has, of which at most `capacity` - 1 are written; 0 if the font does not say it.
int32_t dp_shaper_face_family(
    const DPShaperFace *face, bool typographic, char *name, int32_t capacity);
/// How bold a face is, for designers: 400 is regular.
double dp_shaper_face_weight(const DPShaperFace *face);

/// Whether letters of a script are usually read in a direction. Where they aren't, a letter's shape at a cut depends on the wrong side.
bool dp_shaper_is_usual(uint32_t script, bool from_right);

DPShaper *dp_shaper_new(void);
void dp_shaper_free(DPShaper *shaper);
/// Shapes `count` characters from `start` of a text, whose other characters are what stands around them. Returns how many glyphs there
/// are, from left to right; `dp_shaper_take` writes them.
int32_t dp_shaper_shape(
    DPShaper *shaper, const DPShaperFont *font, const uint32_t *text, int32_t length, int32_t start,
    int32_t count, DPShaping shaping);
/// The same with a hyphen behind the characters, which belongs to the character at `place`.
int32_t dp_shaper_shape_hyphen(
    DPShaper *shaper, const DPShaperFont *font, const uint32_t *text, int32_t length, int32_t start,
    int32_t count, DPShaping shaping, int32_t place);
/// Writes the glyphs that were shaped last.
void dp_shaper_take(const DPShaper *shaper, DPShapedGlyph *glyphs);

/// What is known of all characters, as script/characters.py writes it.
const uint8_t *dp_shaper_characters(void);

#pragma clang assume_nonnull end
