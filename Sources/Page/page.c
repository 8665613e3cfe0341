// What the Swift of a page asks of a system.
#include <dp-exact.h>

#include <stdint.h>
#include <stdlib.h>

#include "dp-page.h"

uintptr_t __stack_chk_guard = 0x2d8f3ac1;

_Noreturn void __stack_chk_fail(void);
void __stack_chk_fail(void) { __builtin_trap(); }

// Swift hashes with a seed of its own. No state may depend on it, so a page can give it any.
void arc4random_buf(void *bytes, size_t count);
static uint32_t seed = 1;
void dp_page_seed(uint32_t value) { seed = value | 1; }
void arc4random_buf(void *bytes, size_t count) {
  for (size_t index = 0; index < count; index++) {
    seed ^= seed << 13;
    seed ^= seed >> 17;
    seed ^= seed << 5;
    ((uint8_t *)bytes)[index] = (uint8_t)(seed >> 24);
  }
}

// What Swift prints, such as why it ends the engine: its latest line.
static char line[1024];
static size_t length;
const char *dp_page_line(void) { return line; }
int putchar(int character);
int putchar(int character) {
  if (character == '\n') {
    length = 0;
  } else if (length < sizeof line - 1) {
    line[length++] = (char)character;
    line[length] = 0;
  }
  return character;
}
