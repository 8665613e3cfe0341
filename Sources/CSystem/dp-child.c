// Starts programs that end with this process.

// For pipe2.
#include <dp-exact.h>

#define _GNU_SOURCE
#include "dp-child.h"

#include <errno.h>
#include <fcntl.h>
#include <glib.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "dp-object.h"

/// What becomes of the child's standard output and error.
typedef enum { INHERITED, SILENT, PIPED } Words;

/// In the child: what has to be set up before the program begins, or the error number.
static int prepare(const DPChildPlan *plan, Words words, const int *pipes) {
  int nowhere = open("/dev/null", O_RDWR);
  dup2(nowhere, 0);
  if (words == SILENT) {
    dup2(nowhere, 1);
    dup2(nowhere, 2);
  } else if (words == PIPED) {
    dup2(pipes[0], 1);
    dup2(pipes[1], 2);
  }
  if (plan->folder != NULL && chdir(plan->folder) != 0) return errno;
  if (plan->niceness > 0) {
    errno = 0;
    // A program that can't be made slower runs anyway.
    (void)!nice(plan->niceness);
  }
  if (plan->shared >= 0 && fcntl(plan->shared, F_SETFD, 0) != 0) return errno;
  return 0;
}

static int32_t start(const DPChildPlan *plan, Words words, const int *pipes, bool own_group) {
  int failure[2];
  if (pipe2(failure, O_CLOEXEC) != 0) return -errno;
  pid_t parent = getpid();
  pid_t child = fork();
  if (child == 0) {
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    // The parent may have died in between.
    if (getppid() != parent) _exit(1);
    // Ctrl+C in a terminal is for the parent, which then ends the child in its own time.
    if (own_group) setpgid(0, 0);
    int reason = prepare(plan, words, pipes);
    if (reason == 0) {
      execvp(plan->arguments[0], (char *const *)plan->arguments);
      reason = errno;
    }
    ssize_t written = write(failure[1], &reason, sizeof reason);
    (void)written;
    _exit(127);
  }
  int reason = child < 0 ? errno : 0;
  close(failure[1]);
  // The pipe closes automatically when the program begins.
  if (child > 0 && read(failure[0], &reason, sizeof reason) == sizeof reason)
    waitpid(child, NULL, 0);
  close(failure[0]);
  return reason != 0 ? -reason : child;
}

int32_t dp_child_start(const char *const *arguments, bool quiet) {
  DPChildPlan plan = {.arguments = arguments, .shared = -1};
  return start(&plan, quiet ? SILENT : INHERITED, NULL, true);
}

int32_t dp_child_begin(const DPChildPlan *plan, int32_t *words) {
  if (words == NULL) return start(plan, INHERITED, NULL, false);
  int output[2], error[2];
  if (pipe2(output, O_CLOEXEC) != 0) return -errno;
  if (pipe2(error, O_CLOEXEC) != 0) {
    int reason = errno;
    close(output[0]);
    close(output[1]);
    return -reason;
  }
  int pipes[] = {output[1], error[1]};
  int32_t child = start(plan, PIPED, pipes, true);
  close(output[1]);
  close(error[1]);
  if (child < 0) {
    close(output[0]);
    close(error[0]);
    return child;
  }
  words[0] = output[0];
  words[1] = error[0];
  return child;
}

void dp_child_outlive_parent(void) { prctl(PR_SET_PDEATHSIG, 0); }

struct DPChildWatch {
  guint source;
  void (*ended)(void *context, int32_t status);
  void *context;
  void (*destroy)(void *context);
};

static void child_ended(GPid process, int status, gpointer data) {
  (void)process;
  DPChildWatch *watch = data;
  watch->source = 0;
  // The last use: the callback may free the watch.
  watch->ended(watch->context, status);
}

DPChildWatch *dp_child_watch_new(
    int32_t process, void (*ended)(void *context, int32_t status), void *context,
    void (*destroy)(void *context)) {
  DPChildWatch *watch = g_new0(DPChildWatch, 1);
  watch->ended = ended;
  watch->context = context;
  watch->destroy = destroy;
  watch->source = g_child_watch_add(process, child_ended, watch);
  dp_passing_object_made();
  return watch;
}

void dp_child_watch_free(DPChildWatch *watch) {
  if (watch->source != 0) g_source_remove(watch->source);
  watch->destroy(watch->context);
  dp_passing_object_freed();
  g_free(watch);
}
