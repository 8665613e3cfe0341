#pragma once
#include <CDeflate.h>

#include "dp-png-pieces.h"

/// What a part has in a band of a number, counted from its top; NULL below its end.
const DPPart *dp_png_part_band(const DPPngPart *part, uint32_t band);
