#pragma once
// The messages of a browser's page to Broadway.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// All of it is C because the gate is.

/// Whether a message is one that Broadway's page sends: a kind that is known, with as many numbers as it has, in their
/// ranges. The daemon itself checks nothing of that.
bool dp_input_message_is_known(const uint8_t *bytes, size_t count);

#pragma clang assume_nonnull end
