#include "dp-window-private.h"

static void activated(GSimpleAction *action, GVariant *target, gpointer data) {
  DPWindow *window = data;
  const char *text = NULL;
  if (target != NULL && g_variant_is_of_type(target, G_VARIANT_TYPE_STRING))
    text = g_variant_get_string(target, NULL);
  window->callbacks.action(window->context, g_action_get_name(G_ACTION(action)), text);
}

static void add(DPWindow *window, GSimpleAction *action) {
  g_signal_connect(action, "activate", G_CALLBACK(activated), window);
  g_action_map_add_action(G_ACTION_MAP(window->gtk), G_ACTION(action));
  g_object_unref(action);
}

static GSimpleAction *find(DPWindow *window, const char *name) {
  return G_SIMPLE_ACTION(g_action_map_lookup_action(G_ACTION_MAP(window->gtk), name));
}

void dp_window_add_action(DPWindow *window, const char *name, bool takes_target) {
  add(window, g_simple_action_new(name, takes_target ? G_VARIANT_TYPE_STRING : NULL));
}

void dp_window_add_toggle(DPWindow *window, const char *name, bool on) {
  add(window, g_simple_action_new_stateful(name, NULL, g_variant_new_boolean(on)));
}

void dp_window_add_choice(DPWindow *window, const char *name, const char *chosen) {
  add(window,
      g_simple_action_new_stateful(name, G_VARIANT_TYPE_STRING, g_variant_new_string(chosen)));
}

void dp_window_set_toggle(DPWindow *window, const char *name, bool on) {
  g_simple_action_set_state(find(window, name), g_variant_new_boolean(on));
}

void dp_window_set_choice(DPWindow *window, const char *name, const char *chosen) {
  g_simple_action_set_state(find(window, name), g_variant_new_string(chosen));
}

void dp_window_set_enabled(DPWindow *window, const char *name, bool enabled) {
  g_simple_action_set_enabled(find(window, name), enabled);
}

static void add_to_header(DPWindow *window, DPSide side, GtkWidget *button, const char *words) {
  gtk_widget_set_tooltip_text(button, words);
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  // A click in the header leaves the keyboard with the phone.
  gtk_widget_set_focus_on_click(button, FALSE);
  if (side == DPSideStart)
    gtk_header_bar_pack_start(GTK_HEADER_BAR(window->header), button);
  else
    gtk_header_bar_pack_end(GTK_HEADER_BAR(window->header), button);
}

void dp_window_add_button(
    DPWindow *window, DPSide side, const char *icon, const char *words, const char *action) {
  GtkWidget *button = gtk_button_new_from_icon_name(icon);
  gtk_actionable_set_action_name(GTK_ACTIONABLE(button), action);
  g_hash_table_insert(window->buttons, g_strdup(action), button);
  add_to_header(window, side, button, words);
}

#define MODEL "dp-model"

/// Called each time that the menu opens. Its widgets are made the first time; a window's start is no time for a
/// hundred of them.
static void create_popup(GtkMenuButton *button, gpointer data) {
  DPWindow *window = data;
  if (gtk_menu_button_get_primary(button)) window->callbacks.menu(window->context);
  if (gtk_menu_button_get_menu_model(button) == NULL)
    gtk_menu_button_set_menu_model(button, g_object_get_data(G_OBJECT(button), MODEL));
}

void dp_window_add_menu(
    DPWindow *window, DPSide side, const char *name, const char *icon, const char *words,
    DPMenu *menu, bool is_primary) {
  GtkWidget *button = gtk_menu_button_new();
  GtkMenuButton *menu_button = GTK_MENU_BUTTON(button);
  if (icon != NULL) gtk_menu_button_set_icon_name(menu_button, icon);
  if (name != NULL) {
    gtk_menu_button_set_always_show_arrow(menu_button, TRUE);
    g_hash_table_insert(window->buttons, g_strdup(name), button);
  }
  g_object_set_data_full(G_OBJECT(button), MODEL, g_object_ref((GMenu *)menu), g_object_unref);
  gtk_menu_button_set_create_popup_func(menu_button, create_popup, window, NULL);
  gtk_menu_button_set_primary(menu_button, is_primary);
  add_to_header(window, side, button, words);
}

void dp_window_set_button_label(DPWindow *window, const char *name, const char *label) {
  GtkWidget *button = g_hash_table_lookup(window->buttons, name);
  if (button != NULL) gtk_menu_button_set_label(GTK_MENU_BUTTON(button), label);
}

void dp_window_set_button_icon(
    DPWindow *window, const char *action, const char *icon, const char *words) {
  GtkWidget *button = g_hash_table_lookup(window->buttons, action);
  if (button == NULL) return;
  gtk_button_set_icon_name(GTK_BUTTON(button), icon);
  gtk_widget_set_tooltip_text(button, words);
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

void dp_window_next_pane(DPWindow *window) {
  GtkWidget *focus = gtk_window_get_focus(window->gtk);
  GtkWidget *canvas = GTK_WIDGET(window->canvas);
  bool on_canvas = focus != NULL && (focus == canvas || gtk_widget_is_ancestor(focus, canvas));
  if (on_canvas)
    gtk_widget_child_focus(window->header, GTK_DIR_TAB_FORWARD);
  else
    gtk_widget_grab_focus(canvas);
}
