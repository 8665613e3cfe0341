// How much of a long text has to be set, if only its first lines are shown.
#include <dp-exact.h>

#include "dp-text-private.h"

/// The narrowest that letters are on average, as a share of their size. If they are narrower, the whole text is set, too.
static const double narrow = 0.45;

/// Whether a character is in the product's first font and, beside letters, runs from left to right.
static bool is_plain(gunichar c) {
  return (c >= ' ' && c <= '~') || (c >= 0xC0 && c <= 0x17F) || (c >= 0x2013 && c <= 0x2026);
}

int dp_text_enough(const char *utf8, int32_t length, const DPTextSpec *spec) {
  if (spec->lines <= 0 || spec->width < 0 || spec->direction == DPDirectionRightToLeft)
    return length;
  double letters = spec->lines * spec->width / (narrow * MAX(spec->size, 1)) + dp_text_reach;
  const char *end = utf8 + length;
  bool has_letter = false;
  double count = 0;
  for (const char *p = utf8; p < end; p = g_utf8_next_char(p), count += 1) {
    gunichar c = g_utf8_get_char(p);
    if (!is_plain(c)) return length;
    if (c < 0x7F && g_ascii_isalpha((gchar)c)) has_letter = true;
    // Its direction is known from its letters, and a line may end here.
    if (c == ' ' && has_letter && count >= letters) return (int)(p + 1 - utf8);
  }
  return length;
}
