// The bar under the phone: its buttons, its menus, the time.
#include "dp-window-private.h"

#define MODEL "dp-model"

/// Letters, so that the bar stands still while the time changes.
enum { TIME_LENGTH = 8 };

/// A time that doesn't go on is still to be read.
static const double resting_opacity = 0.75;

GtkWidget *dp_bar_new(DPWindow *window) {
  GtkWidget *bar = g_object_new(
      GTK_TYPE_CENTER_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_TOOLBAR, NULL);
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(bar), GTK_ACCESSIBLE_PROPERTY_LABEL, "Time and zoom", -1);
  gtk_widget_add_css_class(bar, "bar");
  GtkWidget *start = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 2);
  GtkWidget *end = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 2);
  gtk_center_box_set_start_widget(GTK_CENTER_BOX(bar), start);
  gtk_center_box_set_end_widget(GTK_CENTER_BOX(bar), end);
  window->bar_sides[DPSideStart] = start;
  window->bar_sides[DPSideEnd] = end;
  return bar;
}

static void add(DPWindow *window, DPSide side, GtkWidget *button, const char *words) {
  gtk_widget_set_tooltip_text(button, words);
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  // A click in the bar leaves the keyboard with the phone.
  gtk_widget_set_focus_on_click(button, FALSE);
  gtk_box_append(GTK_BOX(window->bar_sides[side]), button);
}

void dp_bar_add_button(
    DPWindow *window, DPSide side, const char *icon, const char *words, const char *action) {
  GtkWidget *button = gtk_button_new_from_icon_name(icon);
  gtk_widget_add_css_class(button, "flat");
  gtk_actionable_set_action_name(GTK_ACTIONABLE(button), action);
  g_hash_table_insert(window->buttons, g_strdup(action), button);
  add(window, side, button, words);
}

/// Called each time that the menu opens; its widgets are made the first time.
static void create_popup(GtkMenuButton *button, gpointer data) {
  (void)data;
  if (gtk_menu_button_get_menu_model(button) == NULL)
    gtk_menu_button_set_menu_model(button, g_object_get_data(G_OBJECT(button), MODEL));
}

void dp_bar_add_menu(
    DPWindow *window, DPSide side, const char *name, const char *words, DPMenu *menu) {
  GtkWidget *button = gtk_menu_button_new();
  GtkMenuButton *menu_button = GTK_MENU_BUTTON(button);
  gtk_menu_button_set_has_frame(menu_button, FALSE);
  gtk_menu_button_set_direction(menu_button, GTK_ARROW_UP);
  g_hash_table_insert(window->buttons, g_strdup(name), button);
  g_object_set_data_full(G_OBJECT(button), MODEL, g_object_ref((GMenu *)menu), g_object_unref);
  gtk_menu_button_set_create_popup_func(menu_button, create_popup, NULL, NULL);
  add(window, side, button, words);
}

void dp_bar_set_label(DPWindow *window, const char *name, const char *label) {
  gtk_menu_button_set_label(g_hash_table_lookup(window->buttons, name), label);
}

void dp_bar_set_icon(
    DPWindow *window, const char *action, const char *icon, const char *words) {
  GtkWidget *button = g_hash_table_lookup(window->buttons, action);
  gtk_button_set_icon_name(GTK_BUTTON(button), icon);
  gtk_widget_set_tooltip_text(button, words);
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

void dp_bar_set_time(DPWindow *window, const char *text, const char *words, bool resting) {
  if (window->time == NULL) {
    window->time = gtk_label_new("");
    gtk_widget_add_css_class(window->time, "time");
    gtk_label_set_width_chars(GTK_LABEL(window->time), TIME_LENGTH);
    gtk_label_set_xalign(GTK_LABEL(window->time), 1);
    gtk_box_prepend(GTK_BOX(window->bar_sides[DPSideEnd]), window->time);
  }
  gtk_label_set_text(GTK_LABEL(window->time), text);
  gtk_widget_set_opacity(window->time, resting ? resting_opacity : 1);
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(window->time), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}
