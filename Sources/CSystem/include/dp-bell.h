#pragma once
// A bell that any thread may ring, and that is heard by the main loop. All of it is C because a source of GLib's is a struct with a
// table of C functions.
#include <stdint.h>

#pragma clang assume_nonnull begin

/// A bell that the main loop hears.
typedef struct DPBell DPBell;

/// Calls back from the main loop some time after each ring; rings in between count as one. `pace` is the least time
/// between two calls, in microseconds.
DPBell *dp_bell_new(
    int64_t pace, void (*heard)(void *context), void *context, void (*destroy)(void *context));
/// May be called by any thread, as nothing else here.
void dp_bell_ring(DPBell *bell);
/// Nothing is heard from now on; destroys the context.
void dp_bell_free(DPBell *bell);

#pragma clang assume_nonnull end
