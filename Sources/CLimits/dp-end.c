// Ends the program with one line that says what the machine lacks.
#include <dp-exact.h>

#define _GNU_SOURCE
#include "dp-end.h"
#include "dp-limits.h"

#include <CFiles.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <string.h>
#include <sys/syscall.h>
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

/// What all other threads do from then on.
static void rest(int number) {
  (void)number;
  for (;;) pause();
}

static bool stop_thread(int folder, const char *name) {
  (void)folder;
  pid_t thread = 0;
  for (; *name >= '0' && *name <= '9'; name++) thread = thread * 10 + (*name - '0');
  if (thread != (pid_t)syscall(SYS_gettid)) syscall(SYS_tgkill, getpid(), thread, SIGXCPU);
  return false;
}

/// Lets no other thread go on: what it wrote would have to be removed again and again, in the time that is left for it.
static void stop_others(void) {
  signal(SIGXCPU, rest);
  int threads = open("/proc/self/task", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (threads < 0) return;
  dp_folder_visit(threads, stop_thread);
  close(threads);
}

static _Noreturn void end(const char *line, int status) {
  sigset_t all;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, NULL);
  // Several threads may meet the same limit; one of them says so.
  static atomic_flag is_ending = ATOMIC_FLAG_INIT;
  while (atomic_flag_test_and_set(&is_ending)) pause();
  stop_others();
  dp_partials_remove();
  dp_signal_cleanup_run();
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
