#pragma once
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Divides this process in two: the keeper stays where the program was started, and everything else continues in its
/// child.
///
/// The child and the programs that replace it come and go; the keeper ends when the last of them does, with the same
/// exit status, and passes on the signals that ask the program to end. So a terminal or a script sees one program.
/// Returns in the child alone. Returns the negative error number if there can be no child. In C because Swift has no
/// fork.
int32_t dp_keeper_begin(void);

#pragma clang assume_nonnull end
