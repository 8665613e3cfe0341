// Moves the keyboard between the parts of the window.
#include "dp-window-private.h"

void dp_window_next_pane(DPWindow *window) {
  GtkWidget *focus = gtk_window_get_focus(window->gtk);
  GtkWidget *canvas = GTK_WIDGET(window->canvas);
  bool on_canvas = focus != NULL && (focus == canvas || gtk_widget_is_ancestor(focus, canvas));
  bool in_panel = dp_window_panel_has_focus(window);
  bool in_lines = dp_window_lines_have_focus(window);
  if (on_canvas && window->start_pane != NULL && gtk_widget_get_mapped(window->start_pane))
    dp_window_focus_lines(window);
  else if ((on_canvas || in_lines) && window->side != NULL && gtk_widget_get_mapped(window->side))
    gtk_widget_child_focus(window->panels, GTK_DIR_TAB_FORWARD);
  else if (on_canvas || in_panel || in_lines)
    gtk_widget_child_focus(window->header, GTK_DIR_TAB_FORWARD);
  else
    gtk_widget_grab_focus(canvas);
}
