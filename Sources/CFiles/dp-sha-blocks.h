// SHA-256 by the processor's own instructions.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Whether this processor has SHA-256 instructions that are known here.
bool dp_sha_blocks_available(void);
/// Adds blocks of 64 bytes to the state. Only if the instructions are available.
void dp_sha_blocks_add(uint32_t state[8], const uint8_t *blocks, size_t count);
