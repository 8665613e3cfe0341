// Makes the widgets of the rows in the events panel.
#include <dp-exact.h>

#include "dp-events-private.h"

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

void dp_event_row_set(
    DPEventRow *row, const char *time, const char *kind, const char *words, DPFold fold) {
  Parts parts = parts_of(row->box);
  bool is_group = fold == DPFoldClosed || fold == DPFoldOpen;
  dp_fold_set(parts.fold, is_group, fold == DPFoldOpen);
  gtk_label_set_text(GTK_LABEL(parts.time), time);
  gtk_label_set_text(GTK_LABEL(parts.kind), kind);
  gtk_label_set_text(GTK_LABEL(parts.words), words);
  if (fold == DPFoldInside)
    gtk_widget_add_css_class(row->box, "inside");
  else
    gtk_widget_remove_css_class(row->box, "inside");
}

static GtkWidget *label_new(GtkWidget *box, const char *style, int letters) {
  GtkWidget *label = dp_row_label_new(box, style);
  gtk_label_set_width_chars(GTK_LABEL(label), letters);
  return label;
}

void dp_event_row_make(void *owner, GtkListItem *item) {
  (void)owner;
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_add_css_class(box, "event");
  dp_fold_new(item, box);
  label_new(box, "event-time", 8);
  label_new(box, "event-kind", 9);
  gtk_widget_set_hexpand(label_new(box, "event-words", 1), TRUE);
  gtk_list_item_set_child(item, box);
}

void dp_event_row_fill(void *owner, GtkListItem *item, int32_t index) {
  DPEvents *events = owner;
  DPEventRow row = {gtk_list_item_get_child(item)};
  events->callbacks.bind(events->context, index, &row);
}
