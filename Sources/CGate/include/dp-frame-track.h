#pragma once
// Finds where the frames of a WebSocket's server end.

#include "dp-frame.h"

#pragma clang assume_nonnull begin

// All of it is C because the gate is.

/// A place in what a server sends: its answer to the request, and then frames. Starts as zeros.
typedef struct {
  uint8_t head[10];
  uint8_t head_count;
  /// How much of the empty line that ends the answer has come.
  uint8_t ending;
  bool has_answered;
  /// How many bytes of the frame are still to come.
  uint64_t left;
} DPFrameTrack;

/// Goes over bytes, at most to the next end of a frame if `to_end` is true, and returns how many these are.
size_t dp_frame_track_pass(
    DPFrameTrack *track, const uint8_t *bytes, size_t count, bool to_end);

/// Whether the place is between two frames.
bool dp_frame_track_is_between(const DPFrameTrack *track);

#pragma clang assume_nonnull end
