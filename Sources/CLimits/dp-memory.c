// Ends the program when malloc gives no memory. Libraries that draw go on and leave out what they could not draw, others
// die without a word: no picture at all is better than a wrong one.
#include <dp-exact.h>

#include <errno.h>
#include <stdint.h>
#include <stdlib.h>

#include "dp-end.h"

/// A caller that asks for more than this at once made a mistake or tries its luck; it gets NULL and has to handle that.
static const size_t most = (size_t)1 << 36;

/// The system's own functions, under the names that glibc keeps for programs that replace them.
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

__attribute__((noinline, cold)) static void *none(size_t size) {
  if (size > most) {
    errno = ENOMEM;
    return NULL;
  }
  dp_end("the memory is used up; raise its limits (ulimit -v, ulimit -d), or close other programs");
}

#define GIVEN(block, size) \
  void *given = block;     \
  return __builtin_expect(given != NULL, 1) ? given : none(size)

__attribute__((visibility("default"))) void *malloc(size_t size) { GIVEN(__libc_malloc(size), size); }

__attribute__((visibility("default"))) void *calloc(size_t count, size_t size) {
  size_t all;
  GIVEN(__libc_calloc(count, size), __builtin_mul_overflow(count, size, &all) ? SIZE_MAX : all);
}

__attribute__((visibility("default"))) void *realloc(void *block, size_t size) {
  void *given = __libc_realloc(block, size);
  // With a size of 0, NULL is the right answer.
  return given != NULL || size == 0 ? given : none(size);
}

__attribute__((visibility("default"))) void *memalign(size_t alignment, size_t size) {
  GIVEN(__libc_memalign(alignment, size), size);
}

__attribute__((visibility("default"))) void *aligned_alloc(size_t alignment, size_t size) {
  GIVEN(__libc_memalign(alignment, size), size);
}

__attribute__((visibility("default"))) int posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
  void *given = __libc_memalign(alignment, size);
  if (given == NULL) given = none(size);
  if (given == NULL) return ENOMEM;
  *block = given;
  return 0;
}
