#pragma once
#include "dp-values.h"

#pragma clang assume_nonnull begin

/// Watches what is in a folder, but not in the folders in it. Here because the system's notes of changes arrive by GLib's
/// main loop.
typedef struct DPFolderWatch DPFolderWatch;

/// Calls back whenever something in the folder is written, made, renamed or removed, with its name; more than once for
/// one saving.
DPFolderWatch *dp_folder_watch_new(
    const char *path, void (*changed)(void *context, const char *name), void *context,
    void (*destroy)(void *context));
void dp_folder_watch_free(DPFolderWatch *watch);

#pragma clang assume_nonnull end
