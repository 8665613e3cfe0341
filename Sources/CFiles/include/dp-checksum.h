#ifndef DP_CHECKSUM_H
#define DP_CHECKSUM_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/* A running SHA-256. In C because GLib has a tested one and Swift's standard library has none. */
typedef struct DPChecksum DPChecksum;

DPChecksum *dp_checksum_new(void);
void dp_checksum_update(DPChecksum *checksum, const uint8_t *_Nullable bytes, size_t count);
/* Writes the digest as 64 lower-case hex digits and a final zero, and frees the checksum. */
void dp_checksum_finish(DPChecksum *checksum, char hex[_Nonnull 65]);

#pragma clang assume_nonnull end

#endif
