#pragma once
// The program's memory.

#pragma clang assume_nonnull begin

/// Gives back to the system what malloc keeps free. In C because Swift's module of the C library leaves that out.
void dp_memory_give_back(void);

/// Has malloc keep what is freed, up to 64 MB, for the next who needs it: each frame has pictures of megabytes for a moment, and
/// for new memory the system clears every page.
void dp_memory_keep(void);

#pragma clang assume_nonnull end
