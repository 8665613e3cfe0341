// What the window's own files share.
#pragma once
#include "dp-ask.h"
#include "dp-bar.h"
#include "dp-branches.h"
#include "dp-canvas-private.h"
#include "dp-form-private.h"
#include "dp-window-layout-private.h"
#include "dp-window.h"

struct DPProgram {
  GtkApplication *app;
  DPProgramCallbacks callbacks;
  void *context;
};

/// The question that can be opened over a window.
typedef struct DPAsk DPAsk;

struct DPWindow {
  GtkWindow *gtk;
  DPCanvas *canvas;
  GtkWidget *header, *title, *subtitle, *messages, *desk;
  /// The widgets around the panels, made with the first one.
  GtkWidget *side, *panels, *panel_tabs;
  /// The pane of lines, its list and what it says while there is one line; made when it is first shown.
  GtkWidget *start_pane, *lines, *branches_hint;
  DPWindowLayout *layout;
  /// The question that can be opened over the window, and the menu that was opened at a place.
  DPAsk *ask;
  GtkWidget *context_menu;
  /// Where the keyboard was before one of these, or a button's menu, opened.
  GtkWidget *former_focus;
  /// The window of shortcuts while it is open.
  GtkWindow *shortcuts;
  /// The bar, its two ends, and what says the time there, which is NULL until it is known.
  GtkWidget *bar, *bar_sides[2], *time;
  /// Whether the phone is shown alone.
  bool is_presenting;
  /// What keys are for where the keyboard is now.
  DPKeyUse key_use;
  /// Header buttons by action or name.
  GHashTable *buttons;
  DPWindowCallbacks callbacks;
  void *context;
};

/// Remembers where the keyboard is, before something opens that takes it.
void dp_window_keep_focus(DPWindow *window);
/// Returns the keyboard to where it was, or to the phone if that widget is missing.
void dp_window_return_focus(DPWindow *window);
/// In a page, no desktop returns the keyboard when a dialog has closed: from now on it comes back to the window then.
void dp_window_take_keyboard_back(DPWindow *window);
/// Makes a button's menu if it is not there yet. The keyboard comes back when it closes.
void dp_window_open_menu(DPWindow *window, GtkMenuButton *button, GMenuModel *model);
/// Names the entries of an open menu on the accessibility bus, if the toolkit does not. In C because the entries are the toolkit's.
void dp_menu_name_entries(GtkWidget *menu);
/// The row of a branch in the pane; NULL if it has no row.
GtkWidget *dp_branches_row(DPWindow *window, const char *id);
/// Takes away what was opened over the window.
void dp_ask_free(DPWindow *window);
/// The bar under the phone, with nothing in it.
GtkWidget *dp_bar_new(DPWindow *window);
/// Shows the messages that may be seen now, the latest first, and no more than two.
void dp_messages_update(DPWindow *window);
