// Words that change often: a change that needs no other room only draws.
#include <dp-exact.h>

#include "dp-words.h"

#include <math.h>

#include "dp-gizmo.h"

#define LAYOUT "dp-layout"
#define LONGEST "dp-longest"
#define ROOM "dp-room"
#define PLACE "dp-place"

/// Places are kept as whole numbers.
enum { PLACES = 1000 };

static PangoLayout *layout_of(GtkWidget *words) {
  PangoLayout *layout = g_object_get_data(G_OBJECT(words), LAYOUT);
  if (layout != NULL) return layout;
  layout = gtk_widget_create_pango_layout(words, "");
  PangoAttrList *attributes = pango_attr_list_new();
  pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum"));
  pango_layout_set_attributes(layout, attributes);
  pango_attr_list_unref(attributes);
  // Of several lines.
  pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER);
  g_object_set_data_full(G_OBJECT(words), LAYOUT, layout, g_object_unref);
  return layout;
}

static int kept_room(GtkWidget *words) {
  return GPOINTER_TO_INT(g_object_get_data(G_OBJECT(words), ROOM));
}

static void measure(
    GtkWidget *words, GtkOrientation orientation, int for_size, int *least, int *natural) {
  (void)for_size;
  int width, height;
  pango_layout_get_pixel_size(layout_of(words), &width, &height);
  bool is_across = orientation == GTK_ORIENTATION_HORIZONTAL;
  *least = is_across ? width : height;
  *natural = is_across ? MAX(width, kept_room(words)) : height;
}

/// Where words are in the room that is left over, from 0 (left) to 1: at its end unless they have a place of their own.
static double place_of(GtkWidget *words) {
  gpointer place = g_object_get_data(G_OBJECT(words), PLACE);
  if (place != NULL) return (GPOINTER_TO_INT(place) - 1) / (double)PLACES;
  return gtk_widget_get_direction(words) == GTK_TEXT_DIR_RTL ? 0 : 1;
}

/// What words have no room for is left out.
static void snapshot(GtkWidget *words, GtkSnapshot *snapshot) {
  PangoLayout *layout = layout_of(words);
  int width, height, room = gtk_widget_get_width(words);
  pango_layout_get_pixel_size(layout, &width, &height);
  bool is_cut = width > room;
  if (is_cut) {
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END);
    pango_layout_set_width(layout, room * PANGO_SCALE);
    width = room;
  }
  int x = (int)floor((room - width) * place_of(words));
  int y = (gtk_widget_get_height(words) - height) / 2;
  GdkRGBA color;
  gtk_style_context_get_color(gtk_widget_get_style_context(words), &color);
  gtk_snapshot_save(snapshot);
  gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT((float)x, (float)y));
  gtk_snapshot_append_layout(snapshot, layout, &color);
  gtk_snapshot_restore(snapshot);
  // The size that is asked for is that of all the words.
  if (is_cut) pango_layout_set_width(layout, -1);
}

GtkWidget *dp_words_new(const char *css_class) {
  GtkWidget *words = dp_gizmo_new(
      "label", (DPGizmoLayout){measure, NULL, snapshot, false}, GTK_ACCESSIBLE_ROLE_LABEL);
  gtk_widget_add_css_class(words, css_class);
  return words;
}

void dp_words_set(GtkWidget *words, const char *text) {
  PangoLayout *layout = layout_of(words);
  if (strcmp(pango_layout_get_text(layout), text) == 0) return;
  int width, height, new_width, new_height, room = kept_room(words);
  pango_layout_get_pixel_size(layout, &width, &height);
  pango_layout_set_text(layout, text, -1);
  pango_layout_get_pixel_size(layout, &new_width, &new_height);
  bool is_wider = new_width > MAX(width, gtk_widget_get_width(words));
  if (is_wider || MAX(new_width, room) != MAX(width, room) || new_height != height)
    gtk_widget_queue_resize(words);
  else
    gtk_widget_queue_draw(words);
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(words), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

void dp_words_keep_width(GtkWidget *words, int width, double place) {
  g_object_set_data(G_OBJECT(words), PLACE, GINT_TO_POINTER(1 + (int)(place * PLACES)));
  if (kept_room(words) == width) return;
  g_object_set_data(G_OBJECT(words), ROOM, GINT_TO_POINTER(width));
  gtk_widget_queue_resize(words);
}

void dp_words_keep_room(GtkWidget *words, const char *longest) {
  const char *before = g_object_get_data(G_OBJECT(words), LONGEST);
  if (g_strcmp0(before, longest) == 0) return;
  g_object_set_data_full(G_OBJECT(words), LONGEST, g_strdup(longest), g_free);
  PangoLayout *layout = layout_of(words);
  char *shown = g_strdup(pango_layout_get_text(layout));
  int room;
  pango_layout_set_text(layout, longest, -1);
  pango_layout_get_pixel_size(layout, &room, NULL);
  pango_layout_set_text(layout, shown, -1);
  g_free(shown);
  g_object_set_data(G_OBJECT(words), ROOM, GINT_TO_POINTER(room));
  gtk_widget_queue_resize(words);
}
