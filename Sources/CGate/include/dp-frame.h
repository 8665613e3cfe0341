#pragma once
// Frames of a WebSocket (RFC 6455) as they are written.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// All of it is C because the gate is.

enum {
  /// The longest message that is let through. A browser's messages to Broadway have up to 48 bytes.
  DP_LONGEST_MESSAGE = 1024,
  /// The most bytes that a ping, a pong or a close may have.
  DP_LONGEST_CONTROL = 125,
  /// The most bytes before those of a message that is let through.
  DP_LONGEST_HEAD = 8,
};

/// What a frame is.
typedef enum {
  DPFrameContinuation = 0,
  DPFrameText = 1,
  DPFrameBinary = 2,
  DPFrameClose = 8,
  DPFramePing = 9,
  DPFramePong = 10,
} DPFrameKind;

/// The numbers of a close that the gate sends.
typedef enum {
  DPCloseProtocolError = 1002,
  DPCloseUnsupportedData = 1003,
  DPClosePolicyViolation = 1008,
  DPCloseTooBig = 1009,
} DPCloseNumber;

/// Writes a whole frame, and returns how many bytes it has: at most those of `bytes` and DP_LONGEST_HEAD. A server masks
/// nothing; a client has to, and the mask is all zeros.
size_t dp_frame_write(
    uint8_t *frame, DPFrameKind kind, const uint8_t *bytes, size_t count, bool masked);

/// Writes a frame that closes, with a number or, for 0, without one.
size_t dp_frame_write_close(uint8_t *frame, uint16_t number);

#pragma clang assume_nonnull end
