// Makes the widgets of the rows in an outline.
#include "dp-outline-private.h"

#define OUTLINE "dp-outline"

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
  const char *icon = kind == DPOutlineOpen ? "pan-down-symbolic" : "pan-end-symbolic";
  // The same icon again would lay all rows out anew.
  if (g_strcmp0(gtk_button_get_icon_name(GTK_BUTTON(fold)), icon) != 0) gtk_button_set_icon_name(GTK_BUTTON(fold), icon);
  gtk_widget_set_visible(fold, kind != DPOutlineHeading);
  gtk_widget_set_opacity(fold, is_group ? 1 : 0);
  gtk_widget_set_sensitive(fold, is_group);
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(fold), GTK_ACCESSIBLE_PROPERTY_LABEL, kind == DPOutlineOpen ? "Fold" : "Unfold", -1);
  gtk_widget_set_margin_start(box, MIN(depth, MOST_INDENTED) * INDENT);
  gtk_label_set_text(GTK_LABEL(words), title);
  gtk_label_set_text(GTK_LABEL(end), note);
  gtk_widget_set_visible(end, note[0] != '\0');
  set_class(words, "heading", kind == DPOutlineHeading);
  set_class(box, "faint", is_faint);
}

static void fold_pressed(GtkButton *button, gpointer data) {
  GtkListItem *item = data;
  DPOutline *outline = g_object_get_data(G_OBJECT(item), OUTLINE);
  (void)button;
  outline->callbacks.fold(outline->context, (int32_t)gtk_list_item_get_position(item));
}

static GtkWidget *label_new(GtkWidget *box, const char *style, bool wraps) {
  GtkWidget *label = gtk_label_new("");
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  if (wraps) {
    gtk_label_set_wrap(GTK_LABEL(label), TRUE);
    gtk_label_set_wrap_mode(GTK_LABEL(label), PANGO_WRAP_WORD_CHAR);
  } else {
    gtk_label_set_single_line_mode(GTK_LABEL(label), TRUE);
    gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
  }
  gtk_widget_add_css_class(label, style);
  gtk_box_append(GTK_BOX(box), label);
  return label;
}

static void setup(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  (void)factory;
  DPOutline *outline = data;
  g_object_set_data(G_OBJECT(item), OUTLINE, outline);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, GAP);
  gtk_widget_add_css_class(box, "outline-row");
  GtkWidget *fold = gtk_button_new();
  gtk_widget_add_css_class(fold, "flat");
  gtk_widget_set_focus_on_click(fold, FALSE);
  gtk_widget_set_valign(fold, GTK_ALIGN_CENTER);
  g_signal_connect(fold, "clicked", G_CALLBACK(fold_pressed), item);
  gtk_box_append(GTK_BOX(box), fold);
  gtk_widget_set_hexpand(label_new(box, "outline-words", outline->wraps), TRUE);
  GtkWidget *note = label_new(box, "outline-note", false);
  // Where words wrap they leave the note its room.
  if (outline->wraps) gtk_label_set_ellipsize(GTK_LABEL(note), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_max_width_chars(GTK_LABEL(note), NOTE_LETTERS);
  gtk_list_item_set_child(item, box);
}

static void fill(DPOutline *outline, GtkListItem *item) {
  DPOutlineRow row = {item};
  outline->callbacks.bind(outline->context, (int32_t)gtk_list_item_get_position(item), &row);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  (void)factory;
  DPOutline *outline = data;
  g_ptr_array_add(outline->bound, item);
  fill(outline, item);
}

static void unbind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  (void)factory;
  DPOutline *outline = data;
  g_ptr_array_remove_fast(outline->bound, item);
}

GtkListItemFactory *dp_outline_factory_new(DPOutline *outline) {
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(setup), outline);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), outline);
  g_signal_connect(factory, "unbind", G_CALLBACK(unbind), outline);
  return factory;
}

void dp_outline_refresh(DPOutline *outline) {
  for (guint i = 0; i < outline->bound->len; i++) fill(outline, outline->bound->pdata[i]);
}
