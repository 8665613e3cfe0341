// Fonts in memory, as the painting files see them.
#pragma once
#include <pango/pangofc-font.h>

#include "dp-private.h"

/// What fontconfig reads of a face. The caller frees it.
FcPattern *dp_font_data_query(const DPFontData *data, int32_t face);
/// Lets a pattern lead to a face.
bool dp_font_data_put(const DPFontData *data, int32_t face, FcPattern *pattern);
/// Must be called with the first font of the process before it shapes a text.
void dp_font_data_guard(PangoFont *font);
