#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// A running SHA-256. In C because Swift's standard library has no SHA-256. The processor's own SHA instructions do the
/// work if it has them (they hash a frame in 3 ms); if not, GLib does it (26 ms).
typedef struct DPChecksum DPChecksum;

/// `hardware` false asks for GLib's in any case, so that a test can compare the two.
DPChecksum *dp_checksum_new(bool hardware);
void dp_checksum_update(DPChecksum *checksum, const uint8_t *_Nullable bytes, size_t count);
/// Writes the digest as 64 lower-case hex digits and a final zero, and frees the checksum.
void dp_checksum_finish(DPChecksum *checksum, char hex[_Nonnull 65]);

/// HMAC-SHA-256 (RFC 2104) as 64 lower-case hex digits and a final zero. In C because GLib has it.
void dp_checksum_keyed(const uint8_t *key, size_t key_count, const uint8_t *bytes, size_t count,
                       char hex[_Nonnull 65]);

#pragma clang assume_nonnull end
