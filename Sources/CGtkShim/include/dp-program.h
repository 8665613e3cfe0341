#pragma once
#include "dp-base.h"

#pragma clang assume_nonnull begin

/// The program on a display: the main loop, and which keys do what.
typedef struct DPProgram DPProgram;

typedef struct {
  /// The loop runs: open the window.
  void (*activate)(void *context);
  void (*destroy)(void *context);
} DPProgramCallbacks;

/// Connects to the display that the environment names. False if there is none, or if it is a web browser's and
/// `allow_browser` is not set: nobody who can reach that daemon is asked for a password.
bool dp_program_connect(bool allow_browser);

/// Makes Cairo draw, and keeps GL from being loaded at all: where the processor would do its work, loading it costs
/// 0.1 s and 28 MB. To be called before `dp_program_connect`; in C as GTK changed how it is told.
void dp_program_draw_with_cairo(void);

/// `identifier` is the desktop file's name without its ending; `name` is what people read.
DPProgram *dp_program_new(
    const char *identifier, const char *name, DPProgramCallbacks callbacks, void *context);
/// Runs until the last window is closed or `dp_program_quit`.
void dp_program_run(DPProgram *program);
/// Ends the loop; windows must be gone before.
void dp_program_quit(DPProgram *program);
void dp_program_free(DPProgram *program);

/// Makes keys such as `<Control>r` do an action such as `win.restart` or `win.speed::25`.
void dp_program_set_keys(
    DPProgram *program, const char *action, const char *const _Nonnull *_Nonnull keys,
    int32_t count);
void dp_string_free(char *string);

#pragma clang assume_nonnull end
