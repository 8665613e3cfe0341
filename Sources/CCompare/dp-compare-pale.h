#pragma once

#include <stdint.h>

/// Draws pixels gray, with about a tenth of their ink, so that what differs stands out. Every pixel of a
/// drawing goes through here, which makes it the greater part of a whole comparison's time.
void dp_compare_draw_pale(uint32_t *drawing, const uint8_t *pixels, uint32_t count);
