#pragma once

#include "dp-adler.h"
#include "dp-part-finder.h"
#include "dp-tokens.h"

/// Rows of pixels as they are found.
struct DPPart {
  uint32_t width, rows;
  DPTokens tokens;
  // Where each row's tokens begin, and where the last one's end. A row without any is like the row above.
  uint32_t *starts;
  DPRowSums *sums;
};
