#pragma once
#include "dp-values.h"

#pragma clang assume_nonnull begin

// All of it is C because the toolkit's menus are shown from a model of GLib's, whose targets are variants.

/// A menu as a model: it can be changed while it is shown.
typedef struct DPMenu DPMenu;

DPMenu *dp_menu_new(void);
void dp_menu_free(DPMenu *menu);
void dp_menu_clear(DPMenu *menu);
/// An entry for an action with its target after two colons, such as `win.speed::25`.
void dp_menu_append(DPMenu *menu, const char *label, const char *action);
/// An entry for an action that takes any string.
void dp_menu_append_target(
    DPMenu *menu, const char *label, const char *action, const char *target);
void dp_menu_append_section(DPMenu *menu, const char *_Nullable label, DPMenu *section);
void dp_menu_append_submenu(DPMenu *menu, const char *label, DPMenu *submenu);

#pragma clang assume_nonnull end
