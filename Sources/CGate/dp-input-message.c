// Looks at the messages of a browser's page to Broadway.
#include <dp-exact.h>

#include "dp-input-message.h"

/// What a message is of, in the order of Broadway's numbers. It is the message's first number.
enum {
  ENTER,
  LEAVE,
  POINTER_MOVE,
  BUTTON_PRESS,
  BUTTON_RELEASE,
  TOUCH,
  SCROLL,
  KEY_PRESS,
  KEY_RELEASE,
  GRAB,
  UNGRAB,
  CONFIGURE,
  SCREEN_SIZE,
  /// The daemon's own, which no page sends.
  FOCUS,
  ROUNDTRIP,
  KINDS,
};

enum {
  WORD = 4,
  /// Every message begins with its kind, a serial number and a time.
  BEFORE = 3,
  /// Where the touch's phase and the screen's three numbers are.
  TOUCH_PHASE = BEFORE,
  SCREEN_WIDTH = BEFORE,
  SCREEN_HEIGHT,
  SCREEN_SCALE,
  LAST_TOUCH_PHASE = 2,
  /// No page is larger, and our own says of no pixel that it is cut into more.
  LARGEST_SCREEN = 32767,
  LARGEST_SCALE = 16,
};

/// How many numbers follow in a message of each kind; -1 for one that no page sends.
static const int counts[KINDS] = {
    [ENTER] = 8,       [LEAVE] = 8,     [POINTER_MOVE] = 7, [BUTTON_PRESS] = 8, [BUTTON_RELEASE] = 8,
    [TOUCH] = 9,       [SCROLL] = 8,    [KEY_PRESS] = 2,    [KEY_RELEASE] = 2,  [GRAB] = 0,
    [UNGRAB] = 0,      [CONFIGURE] = 5, [SCREEN_SIZE] = 3,  [FOCUS] = -1,       [ROUNDTRIP] = 2,
};

static uint32_t word_at(const uint8_t *bytes, size_t index) {
  const uint8_t *word = bytes + index * WORD;
  return (uint32_t)word[0] << 24 | (uint32_t)word[1] << 16 | (uint32_t)word[2] << 8 | word[3];
}

static bool is_within(uint32_t number, uint32_t least, uint32_t most) {
  return number >= least && number <= most;
}

bool dp_input_message_is_known(const uint8_t *bytes, size_t count) {
  if (count < BEFORE * WORD) return false;
  uint32_t kind = word_at(bytes, 0);
  if (kind >= KINDS || counts[kind] < 0 || count != (size_t)(BEFORE + counts[kind]) * WORD)
    return false;
  switch (kind) {
    case TOUCH: return word_at(bytes, TOUCH_PHASE) <= LAST_TOUCH_PHASE;
    case SCREEN_SIZE:
      return is_within(word_at(bytes, SCREEN_WIDTH), 0, LARGEST_SCREEN) &&
             is_within(word_at(bytes, SCREEN_HEIGHT), 0, LARGEST_SCREEN) &&
             is_within(word_at(bytes, SCREEN_SCALE), 1, LARGEST_SCALE);
    default: return true;
  }
}
