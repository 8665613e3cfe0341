#pragma once
// The program's memory.

#pragma clang assume_nonnull begin

/// Gives back to the system what malloc keeps free. In C because Swift's module of the C library leaves that out.
void dp_memory_give_back(void);

#pragma clang assume_nonnull end
