#pragma once
// Everything Swift may know of GTK, GSK, Pango and Cairo: opaque types, numbers and UTF-8.

#include "dp-fonts.h"
#include "dp-text.h"
#include "dp-texture.h"
#include "dp-scene.h"
#include "dp-surface.h"
