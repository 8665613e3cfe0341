#pragma once
// The words of the command line.

#pragma clang assume_nonnull begin

/// The words of the command line, the program's own first. In C because Swift looks for them beside the environment, and finds
/// none if a library that was loaded earlier has moved it.
int dp_argument_count(void);
const char *const _Nonnull *_Nonnull dp_arguments(void);

#pragma clang assume_nonnull end
