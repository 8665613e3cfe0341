// What stands on a button: its icon, its label, its arrow.
#include "dp-gizmo.h"
#include "dp-header-private.h"

/// In logical pixels.
enum { GAP = 5 };
/// In letters: a file's name may be as long as it likes.
enum { LONGEST_LABEL = 16 };

/// The places of the children; the label and the arrow follow.
enum { ICON };

static int natural_width(GtkWidget *child) {
  int natural = 0;
  if (gtk_widget_get_visible(child))
    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural;
}

static void measure(
    GtkWidget *face, GtkOrientation orientation, int for_size, int *least, int *natural) {
  (void)for_size;
  *least = *natural = 0;
  int place = ICON;
  for (GtkWidget *child = gtk_widget_get_first_child(face); child != NULL;
       child = gtk_widget_get_next_sibling(child), place++) {
    if (!gtk_widget_get_visible(child)) continue;
    int child_least, child_natural;
    gtk_widget_measure(child, orientation, -1, &child_least, &child_natural, NULL, NULL);
    if (orientation == GTK_ORIENTATION_VERTICAL) {
      *least = MAX(*least, child_least);
      *natural = MAX(*natural, child_natural);
    } else {
      if (place == ICON) *least = child_natural;
      *natural += child_natural + (place == ICON ? 0 : GAP);
    }
  }
}

/// The words are there whole or not at all.
static void allocate(GtkWidget *face, int width, int height) {
  int least, natural, x = 0;
  measure(face, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural);
  bool is_whole = width >= natural;
  if (is_whole) x = (width - natural) / 2;
  bool is_mirrored = gtk_widget_get_direction(face) == GTK_TEXT_DIR_RTL;
  int place = ICON;
  for (GtkWidget *child = gtk_widget_get_first_child(face); child != NULL;
       child = gtk_widget_get_next_sibling(child), place++) {
    if (!gtk_widget_get_visible(child)) continue;
    bool is_shown = is_whole || place == ICON;
    gtk_widget_set_child_visible(child, is_shown);
    if (!is_shown) continue;
    int wide = is_whole ? natural_width(child) : width;
    dp_gizmo_place(child, is_mirrored ? width - x - wide : x, 0, wide, height);
    x += wide + GAP;
  }
}

GtkWidget *dp_face_new(const char *icon, bool has_arrow) {
  GtkWidget *face =
      dp_gizmo_new("face", (DPGizmoLayout){measure, allocate, NULL}, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_set_parent(dp_glyph_new(icon), face);
  GtkWidget *label = gtk_label_new("");
  gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_MIDDLE);
  gtk_label_set_max_width_chars(GTK_LABEL(label), LONGEST_LABEL);
  gtk_label_set_single_line_mode(GTK_LABEL(label), TRUE);
  gtk_widget_set_visible(label, FALSE);
  gtk_widget_set_parent(label, face);
  if (has_arrow) gtk_widget_set_parent(gtk_image_new_from_icon_name("pan-down-symbolic"), face);
  return face;
}

void dp_face_set_label(GtkWidget *face, const char *label) {
  GtkWidget *child = gtk_widget_get_next_sibling(gtk_widget_get_first_child(face));
  gtk_label_set_text(GTK_LABEL(child), label);
  gtk_widget_set_visible(child, label[0] != '\0');
}
