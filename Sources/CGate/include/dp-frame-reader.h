#pragma once
// Reads what a browser sends over a WebSocket, and checks it.

#include "dp-frame.h"

#pragma clang assume_nonnull begin

/// Reads the frames of one browser: bytes in, events out. It knows no socket, so that tests and the fuzzer can feed it. All of
/// it is C because the gate is, on a thread of its own.
typedef struct DPFrameReader DPFrameReader;

typedef enum {
  /// All bytes are read, and no event is complete.
  DPFrameEventNone,
  /// A whole message that Broadway knows; it may have come in several frames.
  DPFrameEventMessage,
  /// The browser wants a pong with the same bytes.
  DPFrameEventPing,
  /// The browser closes the connection.
  DPFrameEventClose,
  /// The browser broke a rule. The connection has to be closed.
  DPFrameEventBroken,
} DPFrameEvent;

DPFrameReader *dp_frame_reader_new(void);
void dp_frame_reader_free(DPFrameReader *reader);

/// Reads up to the next event, and sets how many bytes that took. After a close and after a broken rule all bytes are
/// ignored.
DPFrameEvent dp_frame_reader_read(
    DPFrameReader *reader, const uint8_t *bytes, size_t count, size_t *used);

/// The bytes of the message or the ping that has just been read, until the next call.
const uint8_t *dp_frame_reader_bytes(const DPFrameReader *reader, size_t *count);

/// The number to close with: the browser's own, 0 if it sent no number, or that of the rule that it broke.
uint16_t dp_frame_reader_number(const DPFrameReader *reader);

#pragma clang assume_nonnull end
