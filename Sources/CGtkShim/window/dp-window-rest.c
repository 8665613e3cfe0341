// What in the window is moving or open; a program that tests it from outside has to know.
#include <dp-exact.h>

#include "dp-window-private.h"

/// How many of the mapped widgets in a tree answer to a question.
static int32_t count(GtkWidget *widget, bool (*is_counted)(GtkWidget *widget)) {
  if (!gtk_widget_get_mapped(widget)) return 0;
  int32_t number = is_counted(widget);
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child != NULL;
       child = gtk_widget_get_next_sibling(child))
    number += count(child, is_counted);
  return number;
}

static bool is_moving(GtkWidget *widget) {
  if (GTK_IS_STACK(widget)) return gtk_stack_get_transition_running(GTK_STACK(widget));
  if (!GTK_IS_REVEALER(widget)) return false;
  GtkRevealer *revealer = GTK_REVEALER(widget);
  return gtk_revealer_get_reveal_child(revealer) != gtk_revealer_get_child_revealed(revealer);
}

static bool is_popover(GtkWidget *widget) { return GTK_IS_POPOVER(widget); }

bool dp_window_is_moving(DPWindow *window) {
  return count(GTK_WIDGET(window->gtk), is_moving) > 0;
}

int32_t dp_window_open_popovers(DPWindow *window) {
  return count(GTK_WIDGET(window->gtk), is_popover);
}
