#pragma once

#include "dp-tokens.h"

/// Writes tokens as a block with codes of its own that is not the last, and ends on a whole byte; returns the end.
/// No code is longer than 15 bits, and a match is shorter than what it stands for, so that twice the bytes and 1,024
/// more are room enough.
uint8_t *dp_block_write(uint8_t *out, DPTokens *tokens);
