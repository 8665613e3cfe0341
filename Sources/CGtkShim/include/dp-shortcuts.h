#pragma once
// The window of shortcuts.
#include "dp-window.h"

#pragma clang assume_nonnull begin

/// Makes and shows the window of shortcuts from GtkBuilder XML, which is the only way to make one; the object in it is
/// named `shortcuts`. False if the XML is wrong.
bool dp_window_show_shortcuts(DPWindow *window, const char *xml);

/// A name as it may stand in XML. The caller frees it with `dp_string_free`.
char *dp_xml_escape(const char *text);
void dp_string_free(char *string);

#pragma clang assume_nonnull end
