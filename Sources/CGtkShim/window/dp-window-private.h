// What the window's own files share.
#pragma once
#include "dp-bar.h"
#include "dp-canvas-private.h"
#include "dp-form-private.h"
#include "dp-window-layout-private.h"
#include "dp-window.h"

struct DPProgram {
  GtkApplication *app;
  DPProgramCallbacks callbacks;
  void *context;
};

struct DPWindow {
  GtkWindow *gtk;
  DPCanvas *canvas;
  GtkWidget *header, *title, *subtitle, *messages;
  /// The widgets around the panels, made with the first one.
  GtkWidget *side, *panels, *panel_title, *panel_tabs;
  DPWindowLayout *layout;
  /// The bar, its two ends, and what says the time there, which is NULL until it is known.
  GtkWidget *bar, *bar_sides[2], *time;
  /// Whether the phone is shown alone.
  bool is_presenting;
  /// Whether the keyboard is where text can be edited or selected.
  bool is_editing;
  /// Header buttons by action or name.
  GHashTable *buttons;
  DPWindowCallbacks callbacks;
  void *context;
};

/// The bar under the phone, with nothing in it.
GtkWidget *dp_bar_new(DPWindow *window);
/// Shows the messages that may be seen now, the latest first, and no more than two.
void dp_messages_update(DPWindow *window);
