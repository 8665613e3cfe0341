#pragma once
#include "dp-canvas-private.h"
#include "dp-form-private.h"
#include "dp-window.h"

struct DPProgram {
  GtkApplication *app;
  DPProgramCallbacks callbacks;
  void *context;
};

struct DPWindow {
  GtkWindow *gtk;
  DPCanvas *canvas;
  GtkWidget *header, *title, *subtitle, *messages, *panes;
  /// The place of panels, made with the first one.
  GtkWidget *side, *panels, *panel_title, *panel_tabs;
  /// Whether the keyboard is where text can be edited or selected.
  bool is_editing;
  /// Header buttons by action or name.
  GHashTable *buttons;
  DPWindowCallbacks callbacks;
  void *context;
};
