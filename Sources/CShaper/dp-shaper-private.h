#pragma once
// Faces and fonts as the shaper's files see them.
#include <hb-ot.h>
#include <hb.h>
#include <stdlib.h>

#include "dp-shaper.h"

struct DPShaperFace {
  hb_face_t *face;
  /// At the size at which lengths are in the face's own units.
  hb_font_t *plain;
};

struct DPShaperFont {
  hb_font_t *font;
};
