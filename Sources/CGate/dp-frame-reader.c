// Reads a browser's frames.
#include <dp-exact.h>

#include "dp-frame-reader.h"

#include <stdlib.h>

#include "dp-frame-bits.h"
#include "dp-input-message.h"

enum {
  SMALLEST_HEAD = 2,
  LONGEST_BROWSER_HEAD = SMALLEST_HEAD + 8 + DP_FRAME_MASK,
  /// Numbers below are the protocol's, those from here on anybody's.
  FIRST_FREE_NUMBER = 3000,
  LAST_NUMBER = 4999,
};

struct DPFrameReader {
  /// The head of the present frame, as far as it has come.
  uint8_t head[LONGEST_BROWSER_HEAD];
  size_t head_count;
  /// Of a frame whose head is complete.
  size_t length, read;
  uint8_t mask[DP_FRAME_MASK];
  /// The message, as far as it has come; it may continue in the next frame.
  uint8_t message[DP_LONGEST_MESSAGE];
  size_t message_count;
  bool is_within_message;
  /// Control frames may come between those of a message.
  uint8_t control[DP_LONGEST_CONTROL];
  size_t control_count;
  bool gave_control;
  uint16_t number;
  bool has_ended;
};

DPFrameReader *dp_frame_reader_new(void) { return calloc(1, sizeof(DPFrameReader)); }

void dp_frame_reader_free(DPFrameReader *reader) { free(reader); }

const uint8_t *dp_frame_reader_bytes(const DPFrameReader *reader, size_t *count) {
  *count = reader->gave_control ? reader->control_count : reader->message_count;
  return reader->gave_control ? reader->control : reader->message;
}

uint16_t dp_frame_reader_number(const DPFrameReader *reader) { return reader->number; }

static DPFrameEvent end(DPFrameReader *reader, DPFrameEvent event, uint16_t number) {
  reader->number = number;
  reader->has_ended = true;
  return event;
}

static DPFrameEvent refuse(DPFrameReader *reader, DPCloseNumber number) {
  return end(reader, DPFrameEventBroken, (uint16_t)number);
}

static DPFrameKind kind_of(const DPFrameReader *reader) { return reader->head[0] & DP_FRAME_KIND; }
static bool is_last(const DPFrameReader *reader) { return (reader->head[0] & DP_FRAME_LAST) != 0; }
static bool is_control(DPFrameKind kind) { return kind >= DPFrameClose; }

// MARK: The head

/// How many bytes of the head say the length, after the first two.
static size_t length_bytes(const DPFrameReader *reader) {
  switch (reader->head[1] & DP_FRAME_LENGTH) {
    case DP_FRAME_LENGTH_16: return 2;
    case DP_FRAME_LENGTH_64: return 8;
    default: return 0;
  }
}

static size_t head_size(const DPFrameReader *reader) {
  return reader->head_count < SMALLEST_HEAD ? SMALLEST_HEAD
                                            : SMALLEST_HEAD + length_bytes(reader) + DP_FRAME_MASK;
}

/// What is wrong with the first two bytes of a head; 0 for nothing.
static uint16_t fault_of_start(const DPFrameReader *reader) {
  DPFrameKind kind = kind_of(reader);
  bool is_known = kind <= DPFrameBinary || (kind >= DPFrameClose && kind <= DPFramePong);
  bool is_masked = (reader->head[1] & DP_FRAME_MASKED) != 0;
  if ((reader->head[0] & DP_FRAME_RESERVED) != 0 || !is_known || !is_masked)
    return DPCloseProtocolError;
  if (is_control(kind))
    return is_last(reader) && length_bytes(reader) == 0 ? 0 : DPCloseProtocolError;
  // A message begins if no message is unfinished, and continues if one is.
  if ((kind == DPFrameContinuation) != reader->is_within_message) return DPCloseProtocolError;
  return kind == DPFrameText ? DPCloseUnsupportedData : 0;
}

/// Takes the length and the mask from a complete head; what is wrong with it, 0 for nothing.
static uint16_t fault_of_head(DPFrameReader *reader) {
  size_t count = length_bytes(reader);
  uint64_t length = reader->head[1] & DP_FRAME_LENGTH;
  if (count > 0) length = 0;
  for (size_t i = 0; i < count; i++) length = length << 8 | reader->head[SMALLEST_HEAD + i];
  // The shortest form of a length is the only one.
  if ((count == 2 && length < DP_FRAME_LENGTH_16) || (count == 8 && length <= UINT16_MAX) ||
      length > INT64_MAX)
    return DPCloseProtocolError;
  if (!is_control(kind_of(reader)) && length > DP_LONGEST_MESSAGE - reader->message_count)
    return DPCloseTooBig;
  reader->length = (size_t)length;
  for (size_t i = 0; i < DP_FRAME_MASK; i++)
    reader->mask[i] = reader->head[SMALLEST_HEAD + count + i];
  return 0;
}

// MARK: The end of a frame

/// Whether a browser may close with a number.
static bool is_number(uint16_t number) {
  // Three of the protocol's numbers mean a close that was never sent.
  static const uint16_t first = 1000, reserved = 1004, missing = 1005, lost = 1006, last = 1014;
  if (number >= FIRST_FREE_NUMBER) return number <= LAST_NUMBER;
  return number >= first && number <= last && number != reserved && number != missing &&
         number != lost;
}

static DPFrameEvent closed(DPFrameReader *reader) {
  if (reader->control_count == 0) return end(reader, DPFrameEventClose, 0);
  if (reader->control_count == 1) return refuse(reader, DPCloseProtocolError);
  uint16_t number = (uint16_t)(reader->control[0] << 8 | reader->control[1]);
  return is_number(number) ? end(reader, DPFrameEventClose, number)
                           : refuse(reader, DPCloseProtocolError);
}

static DPFrameEvent complete(DPFrameReader *reader) {
  DPFrameKind kind = kind_of(reader);
  reader->head_count = 0;
  reader->gave_control = is_control(kind);
  switch (kind) {
    case DPFrameClose: return closed(reader);
    case DPFramePing: return DPFrameEventPing;
    case DPFramePong: return DPFrameEventNone;
    case DPFrameContinuation:
    case DPFrameText:
    case DPFrameBinary:
      reader->is_within_message = !is_last(reader);
      if (reader->is_within_message) return DPFrameEventNone;
      return dp_input_message_is_known(reader->message, reader->message_count)
                 ? DPFrameEventMessage
                 : refuse(reader, DPClosePolicyViolation);
  }
}

// MARK: Bytes

/// Takes a byte of a head.
static DPFrameEvent read_head(DPFrameReader *reader, uint8_t byte) {
  reader->head[reader->head_count++] = byte;
  uint16_t fault = 0;
  if (reader->head_count == SMALLEST_HEAD) {
    fault = fault_of_start(reader);
  } else if (reader->head_count == head_size(reader)) {
    // What was read of the frames before is not needed now.
    if (is_control(kind_of(reader))) reader->control_count = 0;
    if (kind_of(reader) == DPFrameBinary) reader->message_count = 0;
    reader->read = 0;
    fault = fault_of_head(reader);
    if (fault == 0 && reader->length == 0) return complete(reader);
  }
  return fault != 0 ? end(reader, DPFrameEventBroken, fault) : DPFrameEventNone;
}

/// Takes a byte that the head has announced.
static DPFrameEvent read_body(DPFrameReader *reader, uint8_t byte) {
  uint8_t plain = byte ^ reader->mask[reader->read++ % DP_FRAME_MASK];
  if (is_control(kind_of(reader)))
    reader->control[reader->control_count++] = plain;
  else
    reader->message[reader->message_count++] = plain;
  return reader->read == reader->length ? complete(reader) : DPFrameEventNone;
}

DPFrameEvent dp_frame_reader_read(
    DPFrameReader *reader, const uint8_t *bytes, size_t count, size_t *used) {
  for (*used = 0; *used < count && !reader->has_ended;) {
    uint8_t byte = bytes[(*used)++];
    bool is_head = reader->head_count < head_size(reader);
    DPFrameEvent event = is_head ? read_head(reader, byte) : read_body(reader, byte);
    if (event != DPFrameEventNone) return event;
  }
  *used = count;
  return DPFrameEventNone;
}
