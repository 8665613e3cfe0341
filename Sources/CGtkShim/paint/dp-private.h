#pragma once
// What the shim's own files share. Swift never sees it.

#include <cairo.h>
#include <dp-object.h>
#include <fontconfig/fontconfig.h>
#include <gtk/gtk.h>
#include <pango/pangocairo.h>

#include "dp-values.h"
#include "dp-fonts.h"

FcConfig *dp_fonts_config(DPFonts *fonts);
/// Every character that one of the fonts has.
const FcCharSet *dp_fonts_characters(DPFonts *fonts);
