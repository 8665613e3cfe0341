// Writes frames of a WebSocket.
#include <dp-exact.h>

#include "dp-frame.h"

#include <string.h>

#include "dp-frame-bits.h"

size_t dp_frame_write(
    uint8_t *frame, DPFrameKind kind, const uint8_t *bytes, size_t count, bool masked) {
  size_t size = 0;
  frame[size++] = (uint8_t)(DP_FRAME_LAST | kind);
  uint8_t mask = masked ? DP_FRAME_MASKED : 0;
  if (count < DP_FRAME_LENGTH_16) {
    frame[size++] = (uint8_t)(mask | count);
  } else {
    frame[size++] = (uint8_t)(mask | DP_FRAME_LENGTH_16);
    frame[size++] = (uint8_t)(count >> 8);
    frame[size++] = (uint8_t)count;
  }
  if (masked) {
    memset(frame + size, 0, DP_FRAME_MASK);
    size += DP_FRAME_MASK;
  }
  memcpy(frame + size, bytes, count);
  return size + count;
}

size_t dp_frame_write_close(uint8_t *frame, uint16_t number) {
  const uint8_t bytes[] = {(uint8_t)(number >> 8), (uint8_t)number};
  return dp_frame_write(frame, DPFrameClose, bytes, number != 0 ? sizeof bytes : 0, false);
}
