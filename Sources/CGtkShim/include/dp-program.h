#pragma once
// The program as an application of the toolkit.
#include "dp-values.h"

#pragma clang assume_nonnull begin

/// The program as an application on a display, with its main loop and its keys.
typedef struct DPProgram DPProgram;

typedef struct {
  /// The loop runs: open the window.
  void (*activate)(void *context);
  void (*destroy)(void *context);
} DPProgramCallbacks;

// All of it is C because the program is an object of the toolkit's, and its signal calls a function of C.

/// `identifier` is the desktop file's name without its ending; `name` is what people read.
DPProgram *dp_program_new(
    const char *identifier, const char *name, DPProgramCallbacks callbacks, void *context);
/// Runs until the last window is closed or `dp_program_quit`.
void dp_program_run(DPProgram *program);
/// Ends the loop; windows must be destroyed before.
void dp_program_quit(DPProgram *program);
void dp_program_free(DPProgram *program);

/// Makes keys such as `<Control>r` do an action such as `win.restart` or `win.speed::25`.
void dp_program_set_keys(
    DPProgram *program, const char *action, const char *const _Nonnull *_Nonnull keys,
    int32_t count);

#pragma clang assume_nonnull end
