// Removes files that must not stay behind when the process ends in the middle of its work.
#include <dp-exact.h>

#include "dp-signal-cleanup.h"

#include <limits.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <unistd.h>

enum { MOST_NAMES = 4 };

static char paths[MOST_NAMES + 1][PATH_MAX];
static atomic_int path_count;

static const int deadly[] = {
    SIGABRT, SIGBUS, SIGFPE, SIGHUP, SIGILL, SIGINT, SIGQUIT, SIGSEGV, SIGSYS, SIGTERM, SIGTRAP,
};
enum { DEADLY_COUNT = sizeof deadly / sizeof *deadly };
static struct sigaction former[DEADLY_COUNT];

void dp_signal_cleanup_run(void) {
  int count = atomic_load(&path_count);
  for (int i = 0; i + 1 < count; i++) unlink(paths[i]);
  if (count > 0) rmdir(paths[count - 1]);
}

static void die(int number) {
  dp_signal_cleanup_run();
  for (int i = 0; i < DEADLY_COUNT; i++)
    if (deadly[i] == number) sigaction(number, &former[i], NULL);
  // The signal comes again when this returns, and the former handler gets it.
  raise(number);
}

void dp_signal_cleanup_set(const char *folder, const char *const *names, int32_t count) {
  int kept = 0;
  for (; kept < count && kept < MOST_NAMES; kept++)
    snprintf(paths[kept], sizeof *paths, "%s/%s", folder, names[kept]);
  snprintf(paths[kept], sizeof *paths, "%s", folder);
  atomic_store(&path_count, kept + 1);
  struct sigaction action = {.sa_handler = die};
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < DEADLY_COUNT; i++) {
    sigaction(deadly[i], NULL, &former[i]);
    // A signal that is ignored does not end the process.
    if (former[i].sa_handler != SIG_IGN) sigaction(deadly[i], &action, NULL);
  }
}

void dp_signal_cleanup_clear(void) { atomic_store(&path_count, 0); }
