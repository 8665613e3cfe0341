#pragma once

#pragma clang assume_nonnull begin

/// Lets the machine's limits end the program with one line and the status of a machine that is at fault, nothing
/// half-written left behind. Refuses to go on where a limit leaves too little from the start. In C because handlers of
/// signals may neither allocate nor lock, and because malloc is replaced here.
///
/// What ends for any other reason is a fault of the program and stays a death by a signal, told by one line.
void dp_limits_prepare(void);

/// The words of the command line, the program's own first. In C because Swift looks for them beside the environment, and finds
/// none where a library that was loaded before has moved that.
int dp_argument_count(void);
const char *const _Nonnull *_Nonnull dp_arguments(void);

/// Forgets what a library has said on the standard output while it was loaded, as pixman does if PIXMAN_DISABLE is set:
/// results go there. In C because the C library's buffer holds it until the program's end.
void dp_output_forget(void);

#pragma clang assume_nonnull end
