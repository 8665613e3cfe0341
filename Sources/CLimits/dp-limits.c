// Ends the program in good order if it meets a limit of the machine.
#include <dp-exact.h>

#define _GNU_SOURCE
#include "dp-limits.h"

#include <glib.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>

#include "dp-end.h"

enum {
  // The usual size of the first thread's stack, and the least that was enough for all commands, with room to spare.
  USUAL_STACK = 8 << 20,
  LEAST_STACK = 1 << 20,
  // Twice what pictures of three threads open at once.
  LEAST_FILES = 16,
  // As much as the handlers need, several times over.
  HANDLERS_STACK = 64 << 10,
  // The processor's time that is left for ending, in microseconds; the kernel looks a few hundred times a second.
  TIME_TO_END = 100000,
  SECOND = 1000000,
  LINE = 200
};

static char handlers_stack[HANDLERS_STACK];
static uintptr_t stack_top;

static struct rlimit limit(int resource) {
  struct rlimit found = {RLIM_INFINITY, RLIM_INFINITY};
  getrlimit((__rlimit_resource_t)resource, &found);
  return found;
}

static void time_is_up(int number) {
  (void)number;
  dp_end("the program has used all the processor time that is allowed; raise the limit (ulimit -t)");
}

/// Whether a limit kept the first thread's stack from growing. With the usual stack and memory enough it was an endless
/// recursion, which is a fault of ours.
static bool is_stack_limited(uintptr_t address) {
  rlim_t size = limit(RLIMIT_STACK).rlim_cur;
  uintptr_t deepest = stack_top - (size < USUAL_STACK ? size : USUAL_STACK) - LEAST_STACK;
  return address <= stack_top && address >= deepest
         && (size < USUAL_STACK || limit(RLIMIT_AS).rlim_cur != RLIM_INFINITY
             || limit(RLIMIT_DATA).rlim_cur != RLIM_INFINITY);
}

static void crashed(int number, siginfo_t *info, void *context) {
  (void)context;
  if (number == SIGSEGV && is_stack_limited((uintptr_t)info->si_addr)) {
    dp_end("the stack needs more memory than the limits allow; raise the limits (ulimit -s, ulimit -v)");
  }
  char digits[24], line[LINE] = "the program crashed because of a bug (signal ";
  strcat(line, dp_end_number((unsigned long)number, digits));
  strcat(line, "); please report it, and say what you did");
  dp_end_say(line);
  // With the usual handler back, the signal comes again and ends the process as it would have.
  signal(number, SIG_DFL);
  raise(number);
}

static void handle(int number, void (*handler)(int, siginfo_t *, void *)) {
  struct sigaction action = {.sa_sigaction = handler, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

/// Whether the user asked for the backtraces of Swift's runtime, which then handles crashes.
static bool wants_backtraces(void) {
  const char *setting = getenv("SWIFT_BACKTRACE");
  return setting != NULL && strstr(setting, "enable=") != NULL && strstr(setting, "enable=no") == NULL
         && strstr(setting, "enable=off") == NULL;
}

static void watch_crashes(void) {
  stack_t stack = {.ss_sp = handlers_stack, .ss_size = sizeof handlers_stack};
  sigaltstack(&stack, NULL);
  if (wants_backtraces()) return;
  static const int numbers[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT};
  for (size_t i = 0; i < G_N_ELEMENTS(numbers); i++) handle(numbers[i], crashed);
}

/// The kernel sends a signal at the lower limit and kills at the upper one, which are often the same; so a timer of our
/// own runs out before.
static void watch_time(void) {
  signal(SIGXCPU, time_is_up);
  rlim_t most = limit(RLIMIT_CPU).rlim_max;
  if (most == RLIM_INFINITY || most > INT32_MAX) return;
  struct rusage used;
  if (getrusage(RUSAGE_SELF, &used) != 0) return;
  int64_t past = (used.ru_utime.tv_sec + used.ru_stime.tv_sec) * (int64_t)SECOND + used.ru_utime.tv_usec
                 + used.ru_stime.tv_usec;
  int64_t left = MAX(1, (int64_t)most * SECOND - past - TIME_TO_END);
  signal(SIGPROF, time_is_up);
  struct itimerval clock = {.it_value = {left / SECOND, left % SECOND}};
  setitimer(ITIMER_PROF, &clock, NULL);
}

/// Refuses a limit that leaves too little from the start.
static void refuse(const char *what, rlim_t room, const char *remedy) {
  char digits[24], line[LINE];
  snprintf(line, sizeof line, "%s %s%s", what, dp_end_number(room, digits), remedy);
  dp_end(line);
}

static void check_limits(void) {
  rlim_t stack = limit(RLIMIT_STACK).rlim_cur, files = limit(RLIMIT_NOFILE).rlim_cur;
  if (stack < LEAST_STACK) {
    refuse("the stack is limited to", stack >> 10, " KB; allow 1024 or more (ulimit -s)");
  }
  if (files < LEAST_FILES) {
    refuse("the number of open files is limited to", files, "; allow 16 or more (ulimit -n)");
  }
}

/// What a library says before it ends the program, or goes on with less, and the line that says it to people.
typedef struct {
  const char *said, *line;
} LastWords;

/// GLib says so and traps.
static const LastWords of_errors[] = {
    {"creating thread", "no thread can be started; raise the limits on processes and memory (ulimit -u, ulimit -v)"},
    {"Creating pipes", "no more files can be opened; raise the limit (ulimit -n)"},
};

/// Pango says so and draws boxes for letters.
static const LastWords of_fonts[] = {
    {"expect ugly output", "a font can't be opened; raise the limits on files and memory (ulimit -n, ulimit -v)"},
};

#define NO_DISPLAY "the connection to the display was lost; start the program again to continue the session"
#define NO_DAEMON "gtk4-broadwayd, which shows the window in the browser, has ended; start the program again"

/// GDK says so and ends the program as if a test had failed: of an X server, of a Wayland compositor.
static const LastWords of_display[] = {
    {"Fatal IO error", NO_DISPLAY},
    {"Lost connection to Wayland compositor", NO_DISPLAY},
    {"Error reading events from display", NO_DISPLAY},
    {"Error flushing display", NO_DISPLAY},
    {"dispatching to Wayland display", NO_DISPLAY},
};

/// And of a browser's daemon, but not by GLib's log.
static const LastWords of_daemon[] = {
    {"Unable to read from broadway server", NO_DAEMON},
    {"Unable to write to server", NO_DAEMON},
};

#define LISTEN(words, text) listen_for(words, G_N_ELEMENTS(words), text)

static void listen_for(const LastWords *words, size_t count, const char *text) {
  for (size_t i = 0; i < count; i++)
    if (strstr(text, words[i].said) != NULL) dp_end(words[i].line);
}

/// A text of a message; empty if it has none of that name.
static const char *field(const GLogField *fields, gsize count, const char *name) {
  for (gsize i = 0; i < count; i++)
    if (strcmp(fields[i].key, name) == 0 && fields[i].length < 0) return fields[i].value;
  return "";
}

static GLogWriterOutput write_log(
    GLogLevelFlags level, const GLogField *fields, gsize count, gpointer context) {
  (void)context;
  const char *text = field(fields, count, "MESSAGE");
  if ((level & G_LOG_LEVEL_ERROR) != 0) LISTEN(of_errors, text);
  LISTEN(of_fonts, text);
  if (strcmp(field(fields, count, "GLIB_DOMAIN"), "Gdk") == 0) LISTEN(of_display, text);
  return g_log_writer_default(level, fields, count, context);
}

static void write_error(const char *text) {
  LISTEN(of_daemon, text);
  fputs(text, stderr);
}

void dp_limits_prepare(void) {
  stack_top = (uintptr_t)__builtin_frame_address(0);
  watch_crashes();
  watch_time();
  check_limits();
  g_log_set_writer_func(write_log, NULL, NULL);
  g_set_printerr_handler(write_error);
  // Otherwise the messages that G_MESSAGES_DEBUG asks for would stand among results.
  g_log_writer_default_set_use_stderr(TRUE);
}
