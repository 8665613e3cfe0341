// Stands for a program whose window is handed on from process to process.
#include <dp-exact.h>

#define _GNU_SOURCE
#include "dp-keeper.h"

#include <errno.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

/// Added to a signal's number for the exit status of a program that it has ended, as shells do.
enum { BY_SIGNAL = 128 };

static const int handed_on[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};

/// Sends a signal to the keeper's children of its own process group: those of others are builds and the like.
static void hand_on(int signal) {
  FILE *children = fopen("/proc/thread-self/children", "re");
  if (children == NULL) return;
  int child;
  while (fscanf(children, "%d", &child) == 1)
    if (getpgid(child) == getpgrp()) kill(child, signal);
  fclose(children);
}

/// Waits for those that have ended; false once no child is left, with the last one's status.
static bool reap(int *last) {
  int status;
  pid_t child;
  while ((child = waitpid(0, &status, WNOHANG)) > 0)
    *last = WIFSIGNALED(status) ? BY_SIGNAL + WTERMSIG(status) : WEXITSTATUS(status);
  return child == 0;
}

int32_t dp_keeper_begin(void) {
  sigset_t awaited, before;
  sigemptyset(&awaited);
  sigaddset(&awaited, SIGCHLD);
  for (size_t i = 0; i < sizeof handed_on / sizeof *handed_on; i++)
    sigaddset(&awaited, handed_on[i]);
  sigprocmask(SIG_BLOCK, &awaited, &before);
  pid_t child = fork();
  if (child <= 0) {
    int reason = errno;
    sigprocmask(SIG_SETMASK, &before, NULL);
    return child < 0 ? -reason : 0;
  }
  // A program whose parent has handed over and ended becomes the keeper's child.
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  int last = 0;
  while (reap(&last)) {
    int signal = sigwaitinfo(&awaited, NULL);
    if (signal > 0 && signal != SIGCHLD) hand_on(signal);
  }
  _exit(last);
}
