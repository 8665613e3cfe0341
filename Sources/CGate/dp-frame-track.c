// Goes over what a WebSocket's server sends.
#include <dp-exact.h>

#include "dp-frame-track.h"

#include "dp-frame-bits.h"

/// The empty line that ends the answer.
static const uint8_t empty_line[] = {'\r', '\n', '\r', '\n'};
enum { SMALLEST_HEAD = 2 };

static void pass_answer(DPFrameTrack *track, uint8_t byte) {
  if (byte == empty_line[track->ending])
    track->ending += 1;
  else
    track->ending = byte == empty_line[0];
  track->has_answered = track->ending == sizeof empty_line;
}

static size_t head_size(const DPFrameTrack *track) {
  if (track->head_count < SMALLEST_HEAD) return SMALLEST_HEAD;
  switch (track->head[1] & DP_FRAME_LENGTH) {
    case DP_FRAME_LENGTH_16: return SMALLEST_HEAD + 2;
    case DP_FRAME_LENGTH_64: return SMALLEST_HEAD + 8;
    default: return SMALLEST_HEAD;
  }
}

static void pass_head(DPFrameTrack *track, uint8_t byte) {
  track->head[track->head_count++] = byte;
  size_t size = head_size(track);
  if (track->head_count < size) return;
  track->left = size > SMALLEST_HEAD ? 0 : track->head[1] & DP_FRAME_LENGTH;
  for (size_t i = SMALLEST_HEAD; i < size; i++) track->left = track->left << 8 | track->head[i];
  track->head_count = 0;
}

bool dp_frame_track_is_between(const DPFrameTrack *track) {
  return track->has_answered && track->head_count == 0 && track->left == 0;
}

size_t dp_frame_track_pass(
    DPFrameTrack *track, const uint8_t *bytes, size_t count, bool to_end) {
  size_t passed = 0;
  while (passed < count) {
    if (track->left > 0) {
      uint64_t most = count - passed;
      uint64_t part = track->left < most ? track->left : most;
      track->left -= part;
      passed += (size_t)part;
    } else if (track->has_answered) {
      pass_head(track, bytes[passed++]);
    } else {
      pass_answer(track, bytes[passed++]);
    }
    if (to_end && dp_frame_track_is_between(track)) break;
  }
  return passed;
}
