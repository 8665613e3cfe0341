// Lists whose rows are filled when they are seen.
#include <dp-exact.h>

#include "dp-row-list.h"
#include "dp-disconnect-private.h"
#include "dp-header-private.h"
#include "dp-row-model.h"

#define LIST "dp-row-list"

/// In logical pixels.
enum { GAP = 6 };

// MARK: Rows

static void fill(DPRowList *it, GtkListItem *item) {
  it->calls->fill(it->owner, item, (int32_t)gtk_list_item_get_position(item));
}

static void setup(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  (void)factory;
  DPRowList *it = data;
  g_object_set_data(G_OBJECT(item), LIST, it);
  it->calls->make(it->owner, item);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  (void)factory;
  DPRowList *it = data;
  g_ptr_array_add(it->bound, item);
  fill(it, item);
}

static void unbind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  (void)factory;
  DPRowList *it = data;
  g_ptr_array_remove_fast(it->bound, item);
}

static GtkListItemFactory *factory_new(DPRowList *it) {
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(setup), it);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), it);
  g_signal_connect(factory, "unbind", G_CALLBACK(unbind), it);
  return factory;
}

uint32_t dp_row_list_count(const DPRowList *it) { return g_list_model_get_n_items(it->rows); }

static void show_emptiness(DPRowList *it) {
  bool is_empty = dp_row_list_count(it) == 0;
  gtk_widget_set_visible(it->empty, is_empty);
  gtk_widget_set_visible(it->scroller, !is_empty);
}

void dp_row_list_splice(DPRowList *it, uint32_t index, uint32_t removed, uint32_t added) {
  dp_row_model_splice(it->rows, index, removed, added);
  show_emptiness(it);
}

void dp_row_list_refresh(DPRowList *it, int32_t index) {
  for (guint i = 0; i < it->bound->len; i++) {
    GtkListItem *item = it->bound->pdata[i];
    if (index < 0 || (int32_t)gtk_list_item_get_position(item) == index) fill(it, item);
  }
}

// MARK: Parts of a row

static void fold_pressed(GtkButton *button, gpointer data) {
  (void)button;
  GtkListItem *item = data;
  DPRowList *it = g_object_get_data(G_OBJECT(item), LIST);
  it->calls->fold(it->owner, (int32_t)gtk_list_item_get_position(item));
}

GtkWidget *dp_fold_new(GtkListItem *item, GtkWidget *box) {
  GtkWidget *fold = gtk_button_new();
  gtk_widget_add_css_class(fold, "flat");
  gtk_widget_set_focus_on_click(fold, FALSE);
  gtk_widget_set_valign(fold, GTK_ALIGN_CENTER);
  g_signal_connect(fold, "clicked", G_CALLBACK(fold_pressed), item);
  gtk_box_append(GTK_BOX(box), fold);
  return fold;
}

void dp_fold_set(GtkWidget *fold, bool is_group, bool is_open) {
  const char *icon = is_open ? "pan-down-symbolic" : "pan-end-symbolic";
  // Setting the same icon would make a new layout of all rows.
  if (g_strcmp0(gtk_button_get_icon_name(GTK_BUTTON(fold)), icon) != 0)
    gtk_button_set_icon_name(GTK_BUTTON(fold), icon);
  gtk_widget_set_opacity(fold, is_group ? 1 : 0);
  gtk_widget_set_sensitive(fold, is_group);
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(fold), GTK_ACCESSIBLE_PROPERTY_LABEL, is_open ? "Fold" : "Unfold", -1);
}

GtkWidget *dp_row_label_new(GtkWidget *box, const char *style) {
  GtkWidget *label = gtk_label_new("");
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_single_line_mode(GTK_LABEL(label), TRUE);
  gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class(label, style);
  gtk_box_append(GTK_BOX(box), label);
  return label;
}

// MARK: Signals

static void activated(GtkListView *list, guint index, gpointer data) {
  (void)list;
  DPRowList *it = data;
  it->calls->activated(it->owner, (int32_t)index);
}

static void chosen_changed(GtkSelectionModel *model, guint index, guint count, gpointer data) {
  (void)model, (void)index, (void)count;
  DPRowList *it = data;
  it->calls->chosen(it->owner);
}

static void searched(GtkSearchEntry *entry, gpointer data) {
  DPRowList *it = data;
  it->calls->search(it->owner, gtk_editable_get_text(GTK_EDITABLE(entry)));
}

/// The first Escape clears the search, the second one leaves the panel.
static void stopped(GtkSearchEntry *entry, gpointer data) {
  DPRowList *it = data;
  if (gtk_editable_get_text(GTK_EDITABLE(entry))[0] != '\0')
    gtk_editable_set_text(GTK_EDITABLE(entry), "");
  else
    it->calls->leave(it->owner);
}

// MARK: Making

void dp_row_list_make(
    DPRowList *it, const DPRowListCalls *calls, void *owner, GListModel *rows, GtkSelectionModel *chosen, const char *label,
    const char *style) {
  it->calls = calls;
  it->owner = owner;
  it->bound = g_ptr_array_new();
  it->rows = rows;
  it->chosen = chosen;
  it->root = g_object_ref_sink(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0));
  it->list = gtk_list_view_new(g_object_ref(chosen), factory_new(it));
  gtk_widget_add_css_class(it->list, style);
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(it->list), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect(it->list, "activate", G_CALLBACK(activated), it);
  g_signal_connect(chosen, "selection-changed", G_CALLBACK(chosen_changed), it);
  it->scroller = gtk_scrolled_window_new();
  GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW(it->scroller);
  gtk_scrolled_window_set_policy(scroller, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child(scroller, it->list);
  it->overlay = gtk_overlay_new();
  gtk_widget_set_vexpand(it->overlay, TRUE);
  gtk_overlay_set_child(GTK_OVERLAY(it->overlay), it->scroller);
  it->empty = dp_empty_new();
  gtk_overlay_add_overlay(GTK_OVERLAY(it->overlay), it->empty);
  gtk_box_append(GTK_BOX(it->root), it->overlay);
  it->detail = dp_detail_new();
  gtk_box_append(GTK_BOX(it->root), it->detail);
  show_emptiness(it);
}

void dp_row_list_add_search(DPRowList *it, const char *placeholder, const char *words) {
  it->top = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, GAP);
  gtk_widget_add_css_class(it->top, "side-search");
  it->search = dp_search_new(placeholder, words);
  g_signal_connect(it->search, "search-changed", G_CALLBACK(searched), it);
  g_signal_connect(it->search, "stop-search", G_CALLBACK(stopped), it);
  gtk_box_append(GTK_BOX(it->top), it->search);
  gtk_box_prepend(GTK_BOX(it->root), it->top);
}

void dp_row_list_clear(DPRowList *it) {
  g_signal_handlers_disconnect_by_data(it->chosen, it);
  dp_widget_disconnect(it->root, it);
  // Rows call back until the list has no rows.
  gtk_list_view_set_factory(GTK_LIST_VIEW(it->list), NULL);
  gtk_list_view_set_model(GTK_LIST_VIEW(it->list), NULL);
  g_object_unref(it->chosen);
  g_object_unref(it->rows);
  g_object_unref(it->root);
  g_ptr_array_unref(it->bound);
}
