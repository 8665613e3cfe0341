// The content of a button: its icon, its label, its arrow.
#include <dp-exact.h>

#include "dp-gizmo.h"
#include "dp-header-private.h"

/// In logical pixels.
enum { GAP = 5 };
/// In letters: a file's name may be of any length.
enum { LONGEST_LABEL = 16 };

/// The index of the icon among the children; the label and the arrow follow.
enum { ICON };

static int natural_width(GtkWidget *child) {
  int natural = 0;
  if (gtk_widget_get_visible(child))
    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural;
}

static void measure(
    GtkWidget *content, GtkOrientation orientation, int for_size, int *least, int *natural) {
  (void)for_size;
  *least = *natural = 0;
  int index = ICON;
  for (GtkWidget *child = gtk_widget_get_first_child(content); child != NULL;
       child = gtk_widget_get_next_sibling(child), index++) {
    if (!gtk_widget_get_visible(child)) continue;
    int child_least, child_natural;
    gtk_widget_measure(child, orientation, -1, &child_least, &child_natural, NULL, NULL);
    if (orientation == GTK_ORIENTATION_VERTICAL) {
      *least = MAX(*least, child_least);
      *natural = MAX(*natural, child_natural);
    } else {
      if (index == ICON) *least = child_natural;
      *natural += child_natural + (index == ICON ? 0 : GAP);
    }
  }
}

/// The label is shown whole or not at all.
static void allocate(GtkWidget *content, int width, int height) {
  int least, natural, x = 0;
  measure(content, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural);
  bool is_whole = width >= natural;
  if (is_whole) x = (width - natural) / 2;
  bool is_mirrored = gtk_widget_get_direction(content) == GTK_TEXT_DIR_RTL;
  int index = ICON;
  for (GtkWidget *child = gtk_widget_get_first_child(content); child != NULL;
       child = gtk_widget_get_next_sibling(child), index++) {
    if (!gtk_widget_get_visible(child)) continue;
    bool is_shown = is_whole || index == ICON;
    gtk_widget_set_child_visible(child, is_shown);
    if (!is_shown) continue;
    int wide = is_whole ? natural_width(child) : width;
    dp_gizmo_place(child, is_mirrored ? width - x - wide : x, 0, wide, height);
    x += wide + GAP;
  }
}

GtkWidget *dp_button_content_new(const char *icon, bool has_arrow) {
  GtkWidget *content =
      dp_gizmo_new("button-content", (DPGizmoLayout){measure, allocate, NULL, false}, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_set_parent(dp_icon_new(icon), content);
  GtkWidget *label = gtk_label_new("");
  gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_MIDDLE);
  gtk_label_set_max_width_chars(GTK_LABEL(label), LONGEST_LABEL);
  gtk_label_set_single_line_mode(GTK_LABEL(label), TRUE);
  gtk_widget_set_visible(label, FALSE);
  gtk_widget_set_parent(label, content);
  if (has_arrow) gtk_widget_set_parent(gtk_image_new_from_icon_name("pan-down-symbolic"), content);
  return content;
}

void dp_button_content_set_label(GtkWidget *content, const char *label) {
  GtkWidget *child = gtk_widget_get_next_sibling(gtk_widget_get_first_child(content));
  gtk_label_set_text(GTK_LABEL(child), label);
  gtk_widget_set_visible(child, label[0] != '\0');
}
