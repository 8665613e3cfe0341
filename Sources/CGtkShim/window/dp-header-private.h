#pragma once
#include "dp-private.h"
#include "dp-window.h"

/// The window's title bar. The program decides what is shown in it as it gets narrow. Without controls it has no window buttons,
/// and is no handle of the window, whose menu would have them.
GtkWidget *dp_header_new(DPWindow *window, GtkWidget *title, bool has_controls);

/// Adds a button of a rank, as `DPHeaderPart` says.
void dp_header_add(GtkWidget *header, DPSide side, GtkWidget *button, int rank);

/// The content of a button: an icon, and words beside it if there is room for them.
GtkWidget *dp_button_content_new(const char *icon, bool has_arrow);
void dp_button_content_set_label(GtkWidget *content, const char *label);

/// A picture of 16 logical pixels in the colour of words. Some that the window needs are missing in themes, so those
/// are drawn: `phone`, `look`, `tuning`, `bell`, `share`, `panel`, `kinds`, `pen`, `overlays`. Any other name is the
/// theme's.
GtkWidget *dp_icon_new(const char *name);

/// A flat button that hides a pane by an action.
GtkWidget *dp_close_button_new(const char *words, const char *action);

/// The search field of a pane; `words` are what assistive technology calls it.
GtkWidget *dp_search_new(const char *placeholder, const char *words);

/// What is shown if there is nothing to list: a title, and words under it.
GtkWidget *dp_empty_new(void);
void dp_empty_set(GtkWidget *empty, const char *title, const char *words);

/// The chosen row at full length; an empty title hides it.
GtkWidget *dp_detail_new(void);
void dp_detail_set(GtkWidget *detail, const char *title, const char *words);

/// A popover with a role and a name on the accessibility bus, where the toolkit's own has neither.
GtkWidget *dp_popover_new(const char *words);
