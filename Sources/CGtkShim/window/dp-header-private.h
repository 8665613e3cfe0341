#pragma once
#include "dp-private.h"
#include "dp-window.h"

/// A title bar that gets narrow: labels give way to their icons, then buttons go whose entries stand in the main menu,
/// and the title takes what is left.
GtkWidget *dp_header_new(GtkWidget *title);

/// Adds a button. One with a `rank` above 0 goes where there is no room for all, the highest first.
void dp_header_add(GtkWidget *header, DPSide side, GtkWidget *button, int rank);

/// What stands on a button: an icon, and words beside it where there is room for them.
GtkWidget *dp_face_new(const char *icon, bool has_arrow);
void dp_face_set_label(GtkWidget *face, const char *label);

/// A picture of 16 logical pixels in the colour of words. Themes lack some that the window needs, so those are drawn:
/// `phone`, `look`, `tuning`, `bell`, `share`, `panel`, `kinds`. Any other name is the theme's.
GtkWidget *dp_glyph_new(const char *name);

/// A popover with a role and a name on the accessibility bus, where the toolkit's own has neither.
GtkWidget *dp_popover_new(const char *words);
