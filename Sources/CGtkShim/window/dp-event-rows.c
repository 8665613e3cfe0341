// Makes the widgets of the rows in the events panel.
#include "dp-events-private.h"

#define EVENTS "dp-events"

struct DPEventRow {
  GtkWidget *box;
};

/// The children of a row in their order.
typedef struct {
  GtkWidget *fold, *time, *kind, *words;
} Parts;

static Parts parts_of(GtkWidget *box) {
  Parts parts;
  parts.fold = gtk_widget_get_first_child(box);
  parts.time = gtk_widget_get_next_sibling(parts.fold);
  parts.kind = gtk_widget_get_next_sibling(parts.time);
  parts.words = gtk_widget_get_next_sibling(parts.kind);
  return parts;
}

static const char *fold_icon(DPFold fold) {
  return fold == DPFoldOpen ? "pan-down-symbolic" : "pan-end-symbolic";
}

void dp_event_row_set(
    DPEventRow *row, const char *time, const char *kind, const char *words, DPFold fold) {
  Parts parts = parts_of(row->box);
  bool is_group = fold == DPFoldClosed || fold == DPFoldOpen;
  gtk_button_set_icon_name(GTK_BUTTON(parts.fold), fold_icon(fold));
  // Hidden, it still takes room, so that all times stand in one column.
  gtk_widget_set_opacity(parts.fold, is_group ? 1 : 0);
  gtk_widget_set_sensitive(parts.fold, is_group);
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(parts.fold), GTK_ACCESSIBLE_PROPERTY_LABEL,
      fold == DPFoldOpen ? "Fold" : "Unfold", -1);
  gtk_label_set_text(GTK_LABEL(parts.time), time);
  gtk_label_set_text(GTK_LABEL(parts.kind), kind);
  gtk_label_set_text(GTK_LABEL(parts.words), words);
  if (fold == DPFoldInside)
    gtk_widget_add_css_class(row->box, "inside");
  else
    gtk_widget_remove_css_class(row->box, "inside");
}

static void fold_pressed(GtkButton *button, gpointer data) {
  GtkListItem *item = data;
  DPEvents *events = g_object_get_data(G_OBJECT(item), EVENTS);
  (void)button;
  events->callbacks.fold(events->context, (int32_t)gtk_list_item_get_position(item));
}

static GtkWidget *label_new(GtkWidget *box, const char *style, int letters) {
  GtkWidget *label = gtk_label_new("");
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_single_line_mode(GTK_LABEL(label), TRUE);
  gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars(GTK_LABEL(label), letters);
  gtk_widget_add_css_class(label, style);
  gtk_box_append(GTK_BOX(box), label);
  return label;
}

static void setup(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  (void)factory;
  g_object_set_data(G_OBJECT(item), EVENTS, data);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_add_css_class(box, "event");
  GtkWidget *fold = gtk_button_new();
  gtk_widget_add_css_class(fold, "flat");
  gtk_widget_set_focus_on_click(fold, FALSE);
  gtk_widget_set_valign(fold, GTK_ALIGN_CENTER);
  g_signal_connect(fold, "clicked", G_CALLBACK(fold_pressed), item);
  gtk_box_append(GTK_BOX(box), fold);
  label_new(box, "event-time", 8);
  label_new(box, "event-kind", 9);
  gtk_widget_set_hexpand(label_new(box, "event-words", 1), TRUE);
  gtk_list_item_set_child(item, box);
}

static void fill(DPEvents *events, GtkListItem *item) {
  DPEventRow row = {gtk_list_item_get_child(item)};
  events->callbacks.bind(events->context, (int32_t)gtk_list_item_get_position(item), &row);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  (void)factory;
  DPEvents *events = data;
  g_ptr_array_add(events->bound, item);
  fill(events, item);
}

static void unbind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  (void)factory;
  DPEvents *events = data;
  g_ptr_array_remove_fast(events->bound, item);
}

GtkListItemFactory *dp_event_factory_new(DPEvents *events) {
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(setup), events);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), events);
  g_signal_connect(factory, "unbind", G_CALLBACK(unbind), events);
  return factory;
}

void dp_events_refresh(DPEvents *events, int32_t index) {
  for (guint i = 0; i < events->bound->len; i++)
    if ((int32_t)gtk_list_item_get_position(events->bound->pdata[i]) == index)
      fill(events, events->bound->pdata[i]);
}
