#pragma once
#include "dp-canvas.h"

#pragma clang assume_nonnull begin

/// An invisible widget over a view of the phone: what assistive technology and the keyboard's focus know of it.
typedef struct DPMirror DPMirror;

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

/// A mirror in another one, or in the canvas itself, which owns it. What it is can't change: the toolkit fixes a
/// widget's role and whether it can be pressed when it is made.
DPMirror *dp_mirror_new(
    DPCanvas *canvas, DPMirror *_Nullable parent, DPRole role, bool pressable, const char *key);
/// Takes it and all in it away; the pointer is dead afterwards.
void dp_mirror_remove(DPMirror *mirror);
/// Puts it behind a sibling in reading order, or first.
void dp_mirror_order(DPMirror *mirror, DPMirror *_Nullable after);

void dp_mirror_set_words(DPMirror *mirror, const char *label, const char *description);
/// What can be asked of it besides pressing; each is told by its name.
void dp_mirror_set_actions(
    DPMirror *mirror, const char *const _Nonnull *_Nonnull names, int32_t count);
void dp_mirror_set_enabled(DPMirror *mirror, bool enabled);
/// A switch's or a tab's state.
void dp_mirror_set_checked(DPMirror *mirror, bool checked);
/// Where it is, in the canvas's logical pixels.
void dp_mirror_set_frame(DPMirror *mirror, DPRect frame);

#pragma clang assume_nonnull end
