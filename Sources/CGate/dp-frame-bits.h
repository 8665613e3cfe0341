#pragma once
// The first two bytes of a frame.

enum {
  DP_FRAME_LAST = 0x80,
  DP_FRAME_RESERVED = 0x70,
  DP_FRAME_KIND = 0x0f,
  DP_FRAME_MASKED = 0x80,
  DP_FRAME_LENGTH = 0x7f,
  /// These lengths say that the length follows, in 16 and in 64 bits.
  DP_FRAME_LENGTH_16 = 126,
  DP_FRAME_LENGTH_64 = 127,
  /// How many bytes a mask has.
  DP_FRAME_MASK = 4,
};
