// Moves the keyboard between the parts of the window, and returns it when a menu closes.
#include <dp-exact.h>

#include "dp-window-private.h"

void dp_window_keep_focus(DPWindow *window) {
  g_set_weak_pointer(&window->former_focus, gtk_window_get_focus(window->gtk));
}

void dp_window_return_focus(DPWindow *window) {
  GtkWidget *former = window->former_focus;
  g_clear_weak_pointer(&window->former_focus);
  if (former == NULL || !gtk_widget_get_mapped(former) || !gtk_widget_grab_focus(former))
    gtk_widget_grab_focus(GTK_WIDGET(window->canvas));
}

static void menu_closed(GtkPopover *popover, gpointer data) {
  (void)popover;
  dp_window_return_focus(data);
}

void dp_window_open_menu(DPWindow *window, GtkMenuButton *button, GMenuModel *model) {
  if (gtk_menu_button_get_menu_model(button) == NULL) {
    gtk_menu_button_set_menu_model(button, model);
    // The toolkit would leave the keyboard on an entry of a submenu, which is not visible then.
    g_signal_connect(
        gtk_menu_button_get_popover(button), "closed", G_CALLBACK(menu_closed), window);
  }
  dp_menu_name_entries(GTK_WIDGET(gtk_menu_button_get_popover(button)));
  dp_window_keep_focus(window);
}

static void windows_changed(
    GListModel *windows, guint position, guint removed, guint added, gpointer data) {
  (void)windows, (void)position, (void)added;
  DPWindow *window = data;
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window->gtk));
  if (removed > 0 && surface != NULL && gdk_surface_get_mapped(surface))
    gdk_toplevel_focus(GDK_TOPLEVEL(surface), GDK_CURRENT_TIME);
}

void dp_window_take_keyboard_back(DPWindow *window) {
  g_signal_connect(gtk_window_get_toplevels(), "items-changed", G_CALLBACK(windows_changed), window);
}

void dp_window_next_pane(DPWindow *window) {
  GtkWidget *focus = gtk_window_get_focus(window->gtk);
  GtkWidget *canvas = GTK_WIDGET(window->canvas);
  bool on_canvas = focus != NULL && (focus == canvas || gtk_widget_is_ancestor(focus, canvas));
  bool in_panel = dp_window_panel_has_focus(window);
  bool in_branches = dp_window_branches_have_focus(window);
  if (on_canvas && window->start_pane != NULL && gtk_widget_get_mapped(window->start_pane))
    dp_window_focus_branches(window);
  else if ((on_canvas || in_branches) && window->side != NULL && gtk_widget_get_mapped(window->side))
    gtk_widget_child_focus(window->panels, GTK_DIR_TAB_FORWARD);
  else if (on_canvas || in_panel || in_branches)
    gtk_widget_child_focus(window->header, GTK_DIR_TAB_FORWARD);
  else
    gtk_widget_grab_focus(canvas);
}
