#pragma once
// Files in the desktop's file manager.
#include "dp-window.h"

#pragma clang assume_nonnull begin

/// Has the file manager show a file in its folder, over the session bus. If no file manager answers there, the desktop's
/// program for folders shows the folder alone. `failed` is called if that fails too.
/// In C because D-Bus is: GLib's variants are made by a variadic function.
void dp_window_show_in_files(
    DPWindow *window, const char *path, void (*failed)(void *context, const char *reason),
    void *context, void (*destroy)(void *context));

#pragma clang assume_nonnull end
