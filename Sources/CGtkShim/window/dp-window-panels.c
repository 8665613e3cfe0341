// The panels beside the phone.
#include "dp-events-private.h"
#include "dp-header-private.h"
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
  GtkWidget *tabs = gtk_stack_switcher_new();
  gtk_stack_switcher_set_stack(GTK_STACK_SWITCHER(tabs), GTK_STACK(window->panels));
  gtk_widget_set_hexpand(tabs, TRUE);
  gtk_widget_set_halign(tabs, GTK_ALIGN_START);
  window->panel_title = gtk_label_new("");
  gtk_widget_add_css_class(window->panel_title, "heading");
  gtk_widget_set_hexpand(window->panel_title, TRUE);
  gtk_label_set_xalign(GTK_LABEL(window->panel_title), 0);
  window->panel_tabs = tabs;
  gtk_box_append(GTK_BOX(top), window->panel_title);
  gtk_box_append(GTK_BOX(top), tabs);
  gtk_box_append(GTK_BOX(top), dp_close_button_new("Hide the panel", "win.panels"));
  gtk_box_append(GTK_BOX(window->side), top);
  gtk_widget_set_vexpand(window->panels, TRUE);
  gtk_box_append(GTK_BOX(window->side), window->panels);
  dp_window_layout_set_side(window->layout, window->side);
}

static void add_panel(DPWindow *window, const char *name, const char *title, GtkWidget *root) {
  if (window->side == NULL) add_side(window);
  gtk_stack_add_titled(GTK_STACK(window->panels), root, name, title);
  // One panel has its name at the top; several have tabs.
  GtkSelectionModel *pages = gtk_stack_get_pages(GTK_STACK(window->panels));
  bool is_one = g_list_model_get_n_items(G_LIST_MODEL(pages)) < 2;
  g_object_unref(pages);
  gtk_label_set_text(GTK_LABEL(window->panel_title), title);
  gtk_widget_set_visible(window->panel_title, is_one);
  gtk_widget_set_visible(window->panel_tabs, !is_one);
}

void dp_window_add_events(
    DPWindow *window, const char *name, const char *title, DPEvents *events) {
  add_panel(window, name, title, events->root);
}

void dp_window_add_tune(DPWindow *window, const char *name, const char *title, DPTune *tune) {
  add_panel(window, name, title, tune->root);
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
