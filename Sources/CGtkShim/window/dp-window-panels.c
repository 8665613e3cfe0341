// The panels beside the phone.
#include <dp-exact.h>

#include "dp-events-private.h"
#include "dp-header-private.h"
#include "dp-outline-private.h"
#include "dp-tune-private.h"
#include "dp-window-private.h"

/// In logical pixels.
enum { MARGIN = 6 };

/// Most people never ask for a panel, so that these widgets are made with the first one.
static void add_side(DPWindow *window) {
  window->side = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class(window->side, "side");
  GtkWidget *top = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, MARGIN);
  gtk_widget_add_css_class(top, "side-top");
  window->panels = gtk_stack_new();
  window->panel_tabs = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class(window->panel_tabs, "linked");
  gtk_widget_set_hexpand(window->panel_tabs, TRUE);
  gtk_box_append(GTK_BOX(top), window->panel_tabs);
  gtk_box_append(GTK_BOX(top), dp_close_button_new("Hide the panel", "win.panels"));
  gtk_box_append(GTK_BOX(window->side), top);
  gtk_widget_set_vexpand(window->panels, TRUE);
  gtk_box_append(GTK_BOX(window->side), window->panels);
  dp_window_layout_set_side(window->layout, window->side);
}

void dp_window_add_tab(DPWindow *window, const char *name, const char *title) {
  if (window->side == NULL) add_side(window);
  GtkWidget *tab = gtk_toggle_button_new_with_label(title);
  gtk_actionable_set_action_name(GTK_ACTIONABLE(tab), "win.panel");
  gtk_actionable_set_action_target(GTK_ACTIONABLE(tab), "s", name);
  gtk_box_append(GTK_BOX(window->panel_tabs), tab);
}

static void add_panel(DPWindow *window, const char *name, GtkWidget *root) {
  if (window->side == NULL) add_side(window);
  gtk_stack_add_named(GTK_STACK(window->panels), root, name);
}

void dp_window_add_events(DPWindow *window, const char *name, DPEvents *events) {
  add_panel(window, name, events->list.root);
}

void dp_window_add_tune(DPWindow *window, const char *name, DPTune *tune) {
  add_panel(window, name, tune->root);
}

void dp_window_add_outline(DPWindow *window, const char *name, DPOutline *outline) {
  add_panel(window, name, outline->list.root);
}

void dp_window_show_panel(DPWindow *window, const char *name) {
  if (window->side == NULL) return;
  if (name != NULL) gtk_stack_set_visible_child_name(GTK_STACK(window->panels), name);
  gtk_widget_set_visible(window->side, name != NULL);
}

bool dp_window_panel_has_focus(DPWindow *window) {
  GtkWidget *focus = gtk_window_get_focus(window->gtk);
  return window->side != NULL && focus != NULL && gtk_widget_is_ancestor(focus, window->side);
}
