#pragma once
#include "dp-canvas-private.h"
#include "dp-window.h"

struct DPProgram {
  GtkApplication *app;
  DPProgramCallbacks callbacks;
  void *context;
};

struct DPWindow {
  GtkWindow *gtk;
  DPCanvas *canvas;
  GtkWidget *header, *title, *subtitle, *messages, *panes, *log_scroller, *log;
  /// Header buttons by action or name.
  GHashTable *buttons;
  DPWindowCallbacks callbacks;
  void *context;
};
