#pragma once
#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Starts a program that gets a SIGTERM when this process ends, however it ends. In C because the child has to ask
/// for that between fork and exec, where Swift may not run. `arguments` ends with NULL; the first is looked for on the
/// path. Returns the process id, or the negative error number.
int32_t dp_child_start(const char *const _Nullable *_Nonnull arguments, bool quiet);

/// How a program is started whose words are read, or that shares a descriptor with this one.
typedef struct {
  /// As for `dp_child_start`.
  const char *const _Nullable *_Nonnull arguments;
  /// The folder that it runs in; NULL for this process's.
  const char *_Nullable folder;
  /// How much other programs go before it; 0 for not at all.
  int32_t niceness;
  /// A descriptor that it inherits under the same number; -1 for no descriptor.
  int32_t shared;
} DPChildPlan;

/// Starts a program, which gets a SIGTERM when this process ends. Unless `words` is NULL, what it writes can be read from
/// the two descriptors that are put there, and Ctrl+C in a terminal is not for it. Returns the process id, or the negative
/// error number. In C because of the same.
int32_t dp_child_begin(const DPChildPlan *plan, int32_t *_Nullable words);

/// Lets this process live on when the one that started it ends. In C because prctl is variadic.
void dp_child_outlive_parent(void);

/// Calls back once with the exit status as waitpid returns it, when a process that this one has started ends; this also
/// waits for the process. In C because GLib's main loop calls a function of C back.
typedef struct DPChildWatch DPChildWatch;

DPChildWatch *dp_child_watch_new(
    int32_t process, void (*ended)(void *context, int32_t status), void *context,
    void (*destroy)(void *context));
void dp_child_watch_free(DPChildWatch *watch);

#pragma clang assume_nonnull end
