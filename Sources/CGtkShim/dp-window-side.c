#include "dp-window-private.h"

/// Most who open the window never ask for a panel, so that their place is made with the first.
static void add_to_side(DPWindow *window, GtkWidget *panel) {
  if (window->side == NULL) {
    window->side = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    gtk_box_set_homogeneous(GTK_BOX(window->side), TRUE);
    dp_room_set_side(window->room, window->side);
  }
  gtk_box_append(GTK_BOX(window->side), panel);
}

/// Without a panel there is no handle to drag either.
static void show_side(DPWindow *window) {
  bool any = false;
  for (GtkWidget *panel = gtk_widget_get_first_child(window->side); panel != NULL;
       panel = gtk_widget_get_next_sibling(panel))
    any = any || gtk_widget_get_visible(panel);
  gtk_widget_set_visible(window->side, any);
}

static void add_log(DPWindow *window) {
  window->log = gtk_text_view_new();
  GtkTextView *view = GTK_TEXT_VIEW(window->log);
  gtk_text_view_set_editable(view, FALSE);
  gtk_text_view_set_cursor_visible(view, FALSE);
  gtk_text_view_set_wrap_mode(view, GTK_WRAP_WORD_CHAR);
  gtk_widget_add_css_class(window->log, "log");
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(window->log), GTK_ACCESSIBLE_PROPERTY_LABEL, "Event log", -1);
  window->log_scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(window->log_scroller), window->log);
  // Columns of numbers, kinds and words; what does not fit goes on under the words.
  PangoTabArray *tabs = pango_tab_array_new_with_positions(
      2, TRUE, PANGO_TAB_LEFT, 64, PANGO_TAB_LEFT, 140);
  gtk_text_view_set_tabs(view, tabs);
  pango_tab_array_free(tabs);
  gtk_text_view_set_indent(view, -140);
  add_to_side(window, window->log_scroller);
}

void dp_window_show_log(DPWindow *window, bool shown) {
  if (window->log == NULL && shown) add_log(window);
  if (window->log == NULL) return;
  gtk_widget_set_visible(window->log_scroller, shown);
  show_side(window);
}

void dp_window_show_form(DPWindow *window, DPForm *form, bool shown) {
  if (gtk_widget_get_parent(form->root) == NULL) add_to_side(window, form->root);
  gtk_widget_set_visible(form->root, shown);
  show_side(window);
}

void dp_window_clear_log(DPWindow *window) {
  if (window->log == NULL) return;
  gtk_text_buffer_set_text(gtk_text_view_get_buffer(GTK_TEXT_VIEW(window->log)), "", 0);
}

void dp_window_append_log(DPWindow *window, const char *lines, int32_t limit) {
  if (window->log == NULL) return;
  GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(window->log));
  GtkAdjustment *place =
      gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(window->log_scroller));
  // Whoever scrolled up to read is not torn away.
  bool at_end = gtk_adjustment_get_value(place) + gtk_adjustment_get_page_size(place) >=
                gtk_adjustment_get_upper(place) - 2;
  GtkTextIter start, end;
  gtk_text_buffer_get_end_iter(buffer, &end);
  gtk_text_buffer_insert(buffer, &end, lines, -1);
  int extra = gtk_text_buffer_get_line_count(buffer) - 1 - limit;
  if (extra > 0) {
    gtk_text_buffer_get_start_iter(buffer, &start);
    gtk_text_buffer_get_iter_at_line(buffer, &end, extra);
    gtk_text_buffer_delete(buffer, &start, &end);
  }
  if (!at_end) return;
  gtk_text_buffer_get_end_iter(buffer, &end);
  gtk_text_buffer_place_cursor(buffer, &end);
  gtk_text_view_scroll_mark_onscreen(
      GTK_TEXT_VIEW(window->log), gtk_text_buffer_get_insert(buffer));
}
