#pragma once
// The standard output before the program begins.

#pragma clang assume_nonnull begin

/// Forgets what a library has said on the standard output while it was loaded, as pixman does if PIXMAN_DISABLE is set:
/// results go there. In C because the C library's buffer holds it until the program's end.
void dp_output_forget(void);

#pragma clang assume_nonnull end
