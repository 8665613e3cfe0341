#pragma once
#include "dp-form.h"
#include "dp-private.h"

struct DPForm {
  GtkWidget *root, *grid, *buttons;
  /// The fields in their order, and what is said of each while it is right.
  GPtrArray *fields, *hints;
  DPFormCallbacks callbacks;
  void *context;
};
