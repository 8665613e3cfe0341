#pragma once
// What the shim's own files share. Swift never sees it.

#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <gtk/gtk.h>
#include <pango/pangocairo.h>

#include "dp-alive.h"
#include "dp-values.h"
#include "dp-fonts.h"

void dp_object_made(void);
void dp_object_freed(void);
/// The same for what waits or is kept for later, such as an alarm that is set or set text: how many there are depends on
/// when frames were drawn.
void dp_passing_object_made(void);
void dp_passing_object_freed(void);

FcConfig *dp_fonts_config(DPFonts *fonts);
bool dp_fonts_add_characters(DPFonts *fonts, const FcCharSet *characters);
/// Every character that one of the fonts has.
const FcCharSet *dp_fonts_characters(DPFonts *fonts);
