#pragma once

#pragma clang assume_nonnull begin

/// Watches a file or a folder. All of it is C because the system's notes of changes arrive by GLib's main loop.
typedef struct DPFileWatch DPFileWatch;

/// Calls back whenever the file is written, replaced, removed or made again, more than once for one saving. The name is
/// what is watched: another file that gets this name counts.
DPFileWatch *dp_file_watch_new(
    const char *path, void (*changed)(void *context, const char *name), void *context,
    void (*destroy)(void *context));
/// Calls back whenever something in the folder, but not in the folders in it, is written, made, renamed or removed, with
/// its name; more than once for one saving.
DPFileWatch *dp_file_watch_new_folder(
    const char *path, void (*changed)(void *context, const char *name), void *context,
    void (*destroy)(void *context));
void dp_file_watch_free(DPFileWatch *watch);

#pragma clang assume_nonnull end
