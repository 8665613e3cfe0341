#pragma once
#include "dp-canvas.h"

#pragma clang assume_nonnull begin

/// An invisible widget over a view of the phone: what assistive technology and the keyboard's focus know of it.
typedef struct DPProxy DPProxy;

typedef enum {
  DPRoleGroup,
  DPRoleAlert,
  DPRoleButton,
  DPRoleDialog,
  DPRoleHeading,
  DPRoleImage,
  DPRoleLink,
  DPRoleList,
  DPRoleRow,
  DPRoleSearch,
  DPRoleSlider,
  DPRoleStatus,
  DPRoleSwitch,
  DPRoleTab,
  DPRoleTabs,
  DPRoleText,
  DPRoleTextField,
  DPRoleToolbar,
} DPRole;

// All of it is C because a proxy is a widget of a class of our own, and because what assistive technology knows of it is set by
// variadic functions.

/// A proxy in another one, or in the canvas itself, which owns it. What it is can't change: the toolkit fixes a
/// widget's role and whether it can be pressed when it is made.
DPProxy *dp_proxy_new(
    DPCanvas *canvas, DPProxy *_Nullable parent, DPRole role, bool pressable, const char *key);
/// The keyboard does not come to it.
void dp_proxy_keep_unfocused(DPProxy *proxy);
/// Takes it and all in it away; the pointer is dead afterwards.
void dp_proxy_remove(DPProxy *proxy);
/// Puts it behind a sibling in reading order, or first.
void dp_proxy_order(DPProxy *proxy, DPProxy *_Nullable after);

void dp_proxy_set_words(DPProxy *proxy, const char *label, const char *description);
/// Its actions besides pressing, by their names.
void dp_proxy_set_actions(
    DPProxy *proxy, const char *const _Nonnull *_Nonnull names, int32_t count);
void dp_proxy_set_enabled(DPProxy *proxy, bool enabled);
/// A switch's or a tab's state.
void dp_proxy_set_checked(DPProxy *proxy, bool checked);
/// Where it is, in the canvas's logical pixels.
void dp_proxy_set_frame(DPProxy *proxy, DPRect frame);

#pragma clang assume_nonnull end
