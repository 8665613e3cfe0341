// Ends the program with one line that says what the machine lacks.
#include "dp-end.h"
#include "dp-limits.h"

#include <CFiles.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

enum { STATUS_OF_MACHINE = 3, LONGEST = 300, DIGITS = 24 };

void dp_end_say(const char *line) {
  // In one piece, so that it stays a line where others write too.
  char text[LONGEST + 2];
  size_t length = strlen(dp_program_name());
  memcpy(text, dp_program_name(), length);
  memcpy(text + length, ": ", 2);
  length += 2;
  size_t count = strnlen(line, LONGEST - length);
  memcpy(text + length, line, count);
  text[length + count] = '\n';
  ssize_t written = write(STDERR_FILENO, text, length + count + 1);
  (void)written;
}

static _Noreturn void end(const char *line, int status) {
  sigset_t all;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, NULL);
  // Several threads may meet the same limit; one of them says so.
  static atomic_flag is_ending = ATOMIC_FLAG_INIT;
  while (atomic_flag_test_and_set(&is_ending)) pause();
  dp_partials_remove();
  dp_end_say(line);
  _exit(status);
}

void dp_end(const char *line) { end(line, STATUS_OF_MACHINE); }

void dp_end_mistake(const char *line, int status) { end(line, status); }

const char *dp_end_number(unsigned long number, char digits[DIGITS]) {
  char *start = digits + DIGITS - 1;
  *start = 0;
  do *--start = (char)('0' + number % 10);
  while ((number /= 10) > 0);
  return start;
}
