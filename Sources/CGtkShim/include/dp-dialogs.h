#pragma once
// The dialogs that the window shows.
#include "dp-window.h"

#pragma clang assume_nonnull begin

// All of it is C because the toolkit's dialogs and signals are.

typedef struct {
  const char *name, *version, *comments;
  /// Many lines about the machine, to be copied into a report.
  const char *debug_info;
  /// A picture file that the toolkit can read.
  const unsigned char *_Nullable logo;
  size_t logo_size;
} DPAbout;

/// Shows the dialog «About»; its page «System» holds the debug information and can be copied.
void dp_window_show_about(DPWindow *window, DPAbout about);

/// Asks for a file to open, or for a path to save at, with a suggested name. `chosen` gets the path, or NULL if the
/// user cancels. Until then the window is locked.
void dp_window_choose_file(
    DPWindow *window, bool save, const char *title, const char *_Nullable suggestion,
    const char *filter_name, const char *pattern,
    void (*chosen)(void *context, const char *_Nullable path), void *context,
    void (*destroy)(void *context));

#pragma clang assume_nonnull end
