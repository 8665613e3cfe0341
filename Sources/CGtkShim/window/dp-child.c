// Starts a program that ends with this process.

// For pipe2.
#define _GNU_SOURCE
#include "dp-child.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

int32_t dp_child_start(const char *const *arguments, bool quiet) {
  int failure[2];
  if (pipe2(failure, O_CLOEXEC) != 0) return -errno;
  pid_t parent = getpid();
  pid_t child = fork();
  if (child == 0) {
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    // The parent may have died in between.
    if (getppid() != parent) _exit(1);
    // Ctrl+C in a terminal is for the parent, which then ends the child in its own time.
    setpgid(0, 0);
    int nowhere = open("/dev/null", O_RDWR);
    dup2(nowhere, 0);
    if (quiet) {
      dup2(nowhere, 1);
      dup2(nowhere, 2);
    }
    execvp(arguments[0], (char *const *)arguments);
    int reason = errno;
    ssize_t written = write(failure[1], &reason, sizeof reason);
    (void)written;
    _exit(127);
  }
  int reason = child < 0 ? errno : 0;
  close(failure[1]);
  // The pipe closes by itself when the program begins.
  if (child > 0 && read(failure[0], &reason, sizeof reason) == sizeof reason)
    waitpid(child, NULL, 0);
  close(failure[0]);
  return reason != 0 ? -reason : child;
}
