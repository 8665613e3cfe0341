// Makes the widgets of the rows in an outline.
#include <dp-exact.h>

#include "dp-outline-private.h"

/// In logical pixels.
enum { GAP = 6, INDENT = 12, MOST_INDENTED = 8, NOTE_LETTERS = 18 };

struct DPOutlineRow {
  GtkListItem *item;
};

static void set_class(GtkWidget *widget, const char *name, bool on) {
  if (on)
    gtk_widget_add_css_class(widget, name);
  else
    gtk_widget_remove_css_class(widget, name);
}

void dp_outline_row_set(
    DPOutlineRow *row, int32_t depth, DPOutlineKind kind, const char *title, const char *note, bool is_faint) {
  GtkWidget *box = gtk_list_item_get_child(row->item);
  GtkWidget *fold = gtk_widget_get_first_child(box);
  GtkWidget *words = gtk_widget_get_next_sibling(fold);
  GtkWidget *end = gtk_widget_get_next_sibling(words);
  bool is_group = kind == DPOutlineClosed || kind == DPOutlineOpen;
  dp_fold_set(fold, is_group, kind == DPOutlineOpen);
  gtk_widget_set_visible(fold, kind != DPOutlineHeading);
  gtk_widget_set_margin_start(box, MIN(depth, MOST_INDENTED) * INDENT);
  gtk_label_set_text(GTK_LABEL(words), title);
  gtk_label_set_text(GTK_LABEL(end), note);
  gtk_widget_set_visible(end, note[0] != '\0');
  set_class(words, "heading", kind == DPOutlineHeading);
  set_class(box, "faint", is_faint);
}

void dp_outline_row_make(void *owner, GtkListItem *item) {
  DPOutline *outline = owner;
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, GAP);
  gtk_widget_add_css_class(box, "outline-row");
  dp_fold_new(item, box);
  GtkWidget *words = dp_row_label_new(box, "outline-words"), *note = dp_row_label_new(box, "outline-note");
  gtk_widget_set_hexpand(words, TRUE);
  if (outline->wraps) {
    gtk_label_set_single_line_mode(GTK_LABEL(words), FALSE);
    gtk_label_set_ellipsize(GTK_LABEL(words), PANGO_ELLIPSIZE_NONE);
    gtk_label_set_wrap(GTK_LABEL(words), TRUE);
    gtk_label_set_wrap_mode(GTK_LABEL(words), PANGO_WRAP_WORD_CHAR);
    // Where words wrap they leave the note its room.
    gtk_label_set_ellipsize(GTK_LABEL(note), PANGO_ELLIPSIZE_NONE);
  }
  gtk_label_set_max_width_chars(GTK_LABEL(note), NOTE_LETTERS);
  gtk_list_item_set_child(item, box);
}

void dp_outline_row_fill(void *owner, GtkListItem *item, int32_t index) {
  DPOutline *outline = owner;
  DPOutlineRow row = {item};
  outline->callbacks.bind(outline->context, index, &row);
}
