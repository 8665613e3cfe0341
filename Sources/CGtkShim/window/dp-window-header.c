// The buttons in the window's header, with their menus and popovers.
#include <dp-exact.h>

#include "dp-header-private.h"
#include "dp-window-private.h"

#define MODEL "dp-model"
#define NAME "dp-name"
/// The content on a button of the header.
#define CONTENT "dp-content"

/// The toolkit reads out the button inside a menu's. From GTK 4.12 on that button has the name of the one around it, whose name
/// would have the words twice while the menu is open.
static void say(GtkWidget *button, const char *words) {
  gtk_widget_set_tooltip_text(button, words);
  bool is_inside = GTK_IS_MENU_BUTTON(button) && gtk_check_version(4, 12, 0) != NULL;
  GtkWidget *read = is_inside ? gtk_widget_get_first_child(button) : button;
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(read), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

static void add(DPWindow *window, DPSide side, GtkWidget *button, const char *words, int rank) {
  say(button, words);
  // A click in the header leaves the keyboard with the phone.
  gtk_widget_set_focus_on_click(button, FALSE);
  dp_header_add(window->header, side, button, rank);
}

void dp_window_add_toggle_button(
    DPWindow *window, DPSide side, const char *icon, const char *words, const char *action,
    int32_t rank) {
  GtkWidget *button = gtk_toggle_button_new();
  gtk_button_set_child(GTK_BUTTON(button), dp_icon_new(icon));
  gtk_widget_add_css_class(button, "image-button");
  gtk_actionable_set_action_name(GTK_ACTIONABLE(button), action);
  add(window, side, button, words, rank);
}

static GtkWidget *menu_button_new(DPWindow *window, const char *name, const char *icon) {
  GtkWidget *button = gtk_menu_button_new();
  GtkWidget *content = dp_button_content_new(icon, name != NULL);
  gtk_menu_button_set_child(GTK_MENU_BUTTON(button), content);
  gtk_widget_add_css_class(gtk_widget_get_first_child(button), "image-button");
  g_object_set_data(G_OBJECT(button), CONTENT, content);
  if (name != NULL) g_hash_table_insert(window->buttons, g_strdup(name), button);
  return button;
}

/// Called each time that the menu opens. Its widgets are made the first time: a hundred of them would slow the start.
static void create_popup(GtkMenuButton *button, gpointer data) {
  DPWindow *window = data;
  if (gtk_menu_button_get_primary(button)) window->callbacks.menu(window->context);
  dp_window_open_menu(window, button, g_object_get_data(G_OBJECT(button), MODEL));
}

void dp_window_add_menu(
    DPWindow *window, DPSide side, const char *name, const char *icon, const char *words,
    DPMenu *menu, bool is_primary, int32_t rank) {
  GtkWidget *button = menu_button_new(window, name, icon);
  g_object_set_data_full(G_OBJECT(button), MODEL, g_object_ref((GMenu *)menu), g_object_unref);
  gtk_menu_button_set_create_popup_func(GTK_MENU_BUTTON(button), create_popup, window, NULL);
  gtk_menu_button_set_primary(GTK_MENU_BUTTON(button), is_primary);
  add(window, side, button, words, rank);
}

void dp_window_set_button_label(
    DPWindow *window, const char *name, const char *label, const char *words) {
  GtkWidget *button = g_hash_table_lookup(window->buttons, name);
  if (button == NULL) return;
  dp_button_content_set_label(g_object_get_data(G_OBJECT(button), CONTENT), label);
  say(button, words);
}

// MARK: Popovers

static void popover_closed(GtkPopover *popover, gpointer data) {
  DPWindow *window = data;
  // Also if it closes because another one opens. The widget that had the keyboard may have disappeared before the
  // popover: then the button that holds the popover has it.
  GtkWidget *focus = gtk_window_get_focus(window->gtk);
  GtkWidget *button = gtk_widget_get_parent(GTK_WIDGET(popover));
  if (focus == NULL || gtk_widget_is_ancestor(focus, button))
    gtk_widget_grab_focus(GTK_WIDGET(window->canvas));
  window->callbacks.popover(
      window->context, g_object_get_data(G_OBJECT(popover), NAME), DPPopoverClosed);
}

static gboolean popover_key(
    GtkEventControllerKey *controller, guint key, guint code, GdkModifierType state, gpointer data) {
  (void)code, (void)state;
  DPWindow *window = data;
  // Keys stay in a popover; those that are the window's are forwarded to it.
  if (key != GDK_KEY_Escape)
    return gtk_event_controller_key_forward(controller, GTK_WIDGET(window->gtk));
  GtkWidget *popover = gtk_event_controller_get_widget(GTK_EVENT_CONTROLLER(controller));
  gtk_popover_popdown(GTK_POPOVER(popover));
  return GDK_EVENT_STOP;
}

static void create_popover(GtkMenuButton *button, gpointer data) {
  DPWindow *window = data;
  bool is_new = gtk_menu_button_get_popover(button) == NULL;
  if (is_new) {
    GtkWidget *popover = dp_popover_new(gtk_widget_get_tooltip_text(GTK_WIDGET(button)));
    // It stays open while the user tries the result on the phone.
    gtk_popover_set_autohide(GTK_POPOVER(popover), FALSE);
    GtkEventController *keys = gtk_event_controller_key_new();
    g_signal_connect(keys, "key-pressed", G_CALLBACK(popover_key), window);
    gtk_widget_add_controller(popover, keys);
    g_signal_connect(popover, "closed", G_CALLBACK(popover_closed), window);
    g_object_set_data(
        G_OBJECT(popover), NAME, g_object_get_data(G_OBJECT(button), NAME));
    gtk_menu_button_set_popover(button, popover);
  }
  window->callbacks.popover(
      window->context, g_object_get_data(G_OBJECT(button), NAME),
      is_new ? DPPopoverOpensFirst : DPPopoverOpens);
}

void dp_window_add_popover(
    DPWindow *window, DPSide side, const char *name, const char *icon, const char *words) {
  GtkWidget *button = gtk_menu_button_new();
  gtk_menu_button_set_child(GTK_MENU_BUTTON(button), dp_icon_new(icon));
  gtk_widget_add_css_class(gtk_widget_get_first_child(button), "image-button");
  g_object_set_data_full(G_OBJECT(button), NAME, g_strdup(name), g_free);
  g_hash_table_insert(window->buttons, g_strdup(name), button);
  gtk_menu_button_set_create_popup_func(GTK_MENU_BUTTON(button), create_popover, window, NULL);
  add(window, side, button, words, 0);
}

void dp_window_fill_popover(DPWindow *window, const char *name, DPForm *form) {
  GtkMenuButton *button = g_hash_table_lookup(window->buttons, name);
  gtk_popover_set_child(gtk_menu_button_get_popover(button), form->root);
}

void dp_window_show_popover(DPWindow *window, const char *name, bool shown) {
  GtkMenuButton *button = g_hash_table_lookup(window->buttons, name);
  if (shown)
    gtk_menu_button_popup(button);
  else
    gtk_menu_button_popdown(button);
}

bool dp_window_has_popover(DPWindow *window, const char *name) {
  GtkPopover *popover = gtk_menu_button_get_popover(g_hash_table_lookup(window->buttons, name));
  return popover != NULL && gtk_widget_get_visible(GTK_WIDGET(popover));
}
