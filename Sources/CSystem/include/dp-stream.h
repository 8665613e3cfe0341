#pragma once
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Reads what comes from a descriptor whenever something does. All of it is C because GLib's main loop calls a
/// function of C back.
typedef struct DPStream DPStream;

/// Takes the descriptor over and closes it in the end. `count` is 0 once, when nothing more comes.
DPStream *dp_stream_new(
    int32_t descriptor, void (*received)(void *context, const uint8_t *bytes, int32_t count),
    void *context, void (*destroy)(void *context));
void dp_stream_free(DPStream *stream);

#pragma clang assume_nonnull end
