#pragma once

#pragma clang assume_nonnull begin

// Files and folders that are being written, so that whatever ends the process can clear them away first. In C because a
// signal's handler reads the list: no lock, no allocation.

/// Notes what stands under `name` in the open `folder`; gives what dp_partial_forget wants. Where too many are being
/// written it is not noted: then the next run sweeps it.
int dp_partial_note(int folder, const char *name);

/// It stands under its own name now, or is gone.
void dp_partial_forget(int note);

/// Removes all that is noted, folders with the files in them. For handlers of signals; the process has to end after it.
void dp_partials_remove(void);

/// Removes the files in an open folder; folders in it stay. It opens nothing, so that it can be done where no more files can
/// be opened, and by a signal's handler.
void dp_folder_empty(int folder);

#pragma clang assume_nonnull end
