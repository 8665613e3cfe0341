// What the window's widgets are called and where they are, for tests that use the window from outside.
#include <dp-exact.h>

#include "dp-window-private.h"

/// The accessible name, which the toolkit shows only to its tests; NULL without one. Blanks are underlines.
static char *name_of(GtkWidget *widget) {
  GtkAccessible *accessible = GTK_ACCESSIBLE(widget);
  char *name = NULL;
  if (gtk_test_accessible_has_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL))
    // It is what differs from an empty one.
    name = gtk_test_accessible_check_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, "", NULL);
  else if (GTK_IS_BUTTON(widget) && !gtk_button_get_use_underline(GTK_BUTTON(widget)))
    // From GTK 4.12 on a button with words has its name from the label in it.
    name = g_strdup(gtk_button_get_label(GTK_BUTTON(widget)));
  return name != NULL ? g_strdelimit(name, " \t\r\n;", '_') : NULL;
}

/// Toggle buttons are buttons: before GTK 4.10 they have no role of their own.
static const char *role_of(GtkWidget *widget) {
  if (GTK_IS_TOGGLE_BUTTON(widget)) return "button";
  GEnumClass *roles = g_type_class_peek(GTK_TYPE_ACCESSIBLE_ROLE);
  return g_enum_get_value(roles, gtk_accessible_get_accessible_role(GTK_ACCESSIBLE(widget)))
      ->value_nick;
}

/// Where a press reaches the widget, in pixels of the window; false if its middle is hidden or can't be pressed.
static bool find_place(GtkWidget *window, GtkWidget *widget, double *x, double *y) {
  graphene_rect_t bounds;
  if (!gtk_widget_compute_bounds(widget, window, &bounds)) return false;
  *x = bounds.origin.x + bounds.size.width / 2;
  *y = bounds.origin.y + bounds.size.height / 2;
  GtkWidget *reached = gtk_widget_pick(window, *x, *y, GTK_PICK_DEFAULT);
  if (reached == NULL || (reached != widget && !gtk_widget_is_ancestor(reached, widget)))
    return false;
  double left, top;
  gtk_native_get_surface_transform(GTK_NATIVE(window), &left, &top);
  *x = (*x + left) * gtk_widget_get_scale_factor(window);
  *y = (*y + top) * gtk_widget_get_scale_factor(window);
  return true;
}

static void add(GtkWidget *window, GtkWidget *widget, GString *words) {
  // Menus are surfaces of their own.
  if (!gtk_widget_get_mapped(widget) || (GTK_IS_NATIVE(widget) && widget != window)) return;
  double x, y;
  char *name = GTK_IS_LABEL(widget) || widget == window ? NULL : name_of(widget);
  if (name != NULL && find_place(window, widget, &x, &y))
    g_string_append_printf(words, "%.0f,%.0f,%s,%s;", x, y, role_of(widget), name);
  g_free(name);
  // The phone's elements are no widgets of the window.
  if (G_TYPE_CHECK_INSTANCE_TYPE(widget, dp_canvas_get_type())) return;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child != NULL;
       child = gtk_widget_get_next_sibling(child))
    add(window, child, words);
}

/// The keyboard may be in a part without a name.
static void add_focus(GtkWidget *focus, GString *words) {
  char *name = NULL;
  while (focus != NULL && (name = name_of(focus)) == NULL) focus = gtk_widget_get_parent(focus);
  if (name == NULL)
    g_string_append(words, "none");
  else
    g_string_append_printf(words, "%s,%s", role_of(focus), name);
  g_free(name);
}

const char *dp_window_widgets(DPWindow *window) {
  GString *words = g_string_new("focus ");
  add_focus(gtk_window_get_focus(window->gtk), words);
  g_string_append(words, " widgets ");
  gsize start = words->len;
  add(GTK_WIDGET(window->gtk), GTK_WIDGET(window->gtk), words);
  if (words->len == start) g_string_append(words, "none");
  char *said = g_string_free(words, FALSE);
  g_object_set_data_full(G_OBJECT(window->gtk), "dp-widgets", said, g_free);
  return said;
}
