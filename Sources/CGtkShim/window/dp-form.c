// A form as widgets of the toolkit.
#include <dp-exact.h>

#include "dp-disconnect-private.h"
#include "dp-form-private.h"

#define NUMBER "dp-field"
#define PAGE_READY "ready"
#define PAGE_FIELDS "fields"

/// In logical pixels.
enum { WIDTH = 300, MOST_HEIGHT = 360 };

static GtkWidget *heading_new(const char *title) {
  GtkWidget *heading = gtk_label_new(title);
  gtk_widget_add_css_class(heading, "heading");
  gtk_label_set_xalign(GTK_LABEL(heading), 0);
  gtk_widget_set_hexpand(heading, TRUE);
  return heading;
}

static void show_page(DPForm *form, const char *page) {
  gtk_stack_set_visible_child_name(GTK_STACK(form->root), page);
  form->callbacks.page_changed(form->context, strcmp(page, PAGE_FIELDS) == 0);
}

void dp_form_show_fields(DPForm *form) {
  show_page(form, PAGE_FIELDS);
  dp_form_take_focus(form, 0);
}

static void own_pressed(GtkButton *button, gpointer data) {
  (void)button;
  dp_form_show_fields(data);
}

static void back_pressed(GtkButton *button, gpointer data) {
  (void)button;
  dp_form_begin(data);
}

static GtkWidget *ready_page_new(DPForm *form, const char *title, const char *own) {
  GtkWidget *page = gtk_box_new(GTK_ORIENTATION_VERTICAL, DP_FORM_GAP);
  GtkWidget *heading = heading_new(title);
  gtk_widget_set_margin_start(heading, DP_FORM_GAP);
  form->ready = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2);
  form->own = gtk_button_new_with_label(own);
  g_signal_connect(form->own, "clicked", G_CALLBACK(own_pressed), form);
  gtk_box_append(GTK_BOX(page), heading);
  gtk_box_append(GTK_BOX(page), form->ready);
  gtk_box_append(GTK_BOX(page), gtk_separator_new(GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append(GTK_BOX(page), form->own);
  return page;
}

static GtkWidget *fields_page_new(DPForm *form, const char *title) {
  GtkWidget *page = gtk_box_new(GTK_ORIENTATION_VERTICAL, DP_FORM_GAP);
  GtkWidget *top = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, DP_FORM_GAP);
  GtkWidget *back = gtk_button_new_from_icon_name("go-previous-symbolic");
  gtk_widget_add_css_class(back, "flat");
  gtk_widget_set_tooltip_text(back, "Back");
  gtk_accessible_update_property(GTK_ACCESSIBLE(back), GTK_ACCESSIBLE_PROPERTY_LABEL, "Back", -1);
  g_signal_connect(back, "clicked", G_CALLBACK(back_pressed), form);
  gtk_box_append(GTK_BOX(top), back);
  gtk_box_append(GTK_BOX(top), heading_new(title));
  form->column = gtk_box_new(GTK_ORIENTATION_VERTICAL, DP_FORM_MARGIN);
  gtk_widget_set_margin_end(form->column, DP_FORM_MARGIN);
  gtk_widget_set_margin_start(form->column, DP_FORM_GAP);
  GtkWidget *scroller = gtk_scrolled_window_new();
  GtkScrolledWindow *it = GTK_SCROLLED_WINDOW(scroller);
  gtk_scrolled_window_set_policy(it, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height(it, TRUE);
  gtk_scrolled_window_set_max_content_height(it, MOST_HEIGHT);
  gtk_scrolled_window_set_child(it, form->column);
  form->buttons = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, DP_FORM_GAP);
  gtk_widget_set_halign(form->buttons, GTK_ALIGN_END);
  gtk_box_append(GTK_BOX(page), top);
  gtk_box_append(GTK_BOX(page), scroller);
  gtk_box_append(GTK_BOX(page), gtk_separator_new(GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append(GTK_BOX(page), form->buttons);
  return page;
}

DPForm *dp_form_new(
    const char *title, const char *own, DPFormCallbacks callbacks, void *context) {
  DPForm *form = g_new0(DPForm, 1);
  form->callbacks = callbacks;
  form->context = context;
  form->fields = g_ptr_array_new();
  form->reasons = g_ptr_array_new();
  form->root = g_object_ref_sink(gtk_stack_new());
  GtkStack *stack = GTK_STACK(form->root);
  // A page is as high as its content.
  gtk_stack_set_vhomogeneous(stack, FALSE);
  gtk_widget_set_size_request(form->root, WIDTH, -1);
  gtk_stack_add_named(stack, ready_page_new(form, title, own), PAGE_READY);
  gtk_stack_add_named(stack, fields_page_new(form, title), PAGE_FIELDS);
  dp_object_made();
  return form;
}

void dp_form_free(DPForm *form) {
  dp_widget_disconnect(form->root, form);
  g_ptr_array_unref(form->fields);
  g_ptr_array_unref(form->reasons);
  g_object_unref(form->root);
  form->callbacks.destroy(form->context);
  g_free(form);
  dp_object_freed();
}

static void ready_pressed(GtkButton *button, gpointer data) {
  DPForm *form = data;
  int32_t index = GPOINTER_TO_INT(g_object_get_data(G_OBJECT(button), NUMBER));
  form->callbacks.ready(form->context, index);
}

void dp_form_add_ready(DPForm *form, const char *label, const char *words) {
  GtkWidget *button = gtk_button_new();
  GtkWidget *lines = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *name = gtk_label_new(label), *what = gtk_label_new(words);
  gtk_widget_add_css_class(what, "field-name");
  GtkWidget *labels[] = {name, what};
  for (int i = 0; i < 2; i++) {
    gtk_label_set_xalign(GTK_LABEL(labels[i]), 0);
    gtk_label_set_ellipsize(GTK_LABEL(labels[i]), PANGO_ELLIPSIZE_END);
    gtk_box_append(GTK_BOX(lines), labels[i]);
  }
  gtk_button_set_child(GTK_BUTTON(button), lines);
  gtk_widget_add_css_class(button, "flat");
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
  g_object_set_data(G_OBJECT(button), NUMBER, GINT_TO_POINTER(form->ready_count++));
  g_signal_connect(button, "clicked", G_CALLBACK(ready_pressed), form);
  gtk_box_append(GTK_BOX(form->ready), button);
}

void dp_form_field_changed(DPForm *form, gpointer field, const char *text) {
  int32_t number = GPOINTER_TO_INT(g_object_get_data(G_OBJECT(field), NUMBER));
  form->callbacks.changed(form->context, number, text);
}

void dp_form_add_field(
    DPForm *form, const char *label, const char *hint, GtkWidget *field, GtkWidget *shown) {
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_VERTICAL, DP_FORM_GAP / 2);
  GtkWidget *name = gtk_label_new(label);
  gtk_label_set_xalign(GTK_LABEL(name), 0);
  gtk_label_set_mnemonic_widget(GTK_LABEL(name), field);
  gtk_widget_add_css_class(name, "field-name");
  if (GTK_IS_SWITCH(field)) {
    // A switch is beside its name.
    GtkWidget *line = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, DP_FORM_MARGIN);
    gtk_widget_set_hexpand(name, TRUE);
    gtk_box_append(GTK_BOX(line), name);
    gtk_box_append(GTK_BOX(line), shown);
    gtk_box_append(GTK_BOX(row), line);
  } else {
    gtk_box_append(GTK_BOX(row), name);
    gtk_box_append(GTK_BOX(row), shown);
  }
  GtkWidget *reason = gtk_label_new("");
  gtk_label_set_xalign(GTK_LABEL(reason), 0);
  gtk_label_set_wrap(GTK_LABEL(reason), TRUE);
  gtk_label_set_max_width_chars(GTK_LABEL(reason), 30);
  gtk_widget_add_css_class(reason, "field-reason");
  gtk_widget_set_visible(reason, FALSE);
  gtk_box_append(GTK_BOX(row), reason);
  gtk_widget_set_tooltip_text(shown, hint);
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(field), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, hint, -1);
  g_object_set_data(G_OBJECT(field), NUMBER, GINT_TO_POINTER((int)form->fields->len));
  g_ptr_array_add(form->fields, field);
  g_ptr_array_add(form->reasons, reason);
  gtk_box_append(GTK_BOX(form->column), row);
}

void dp_form_add_button(DPForm *form, const char *label, const char *action, bool is_suggested) {
  GtkWidget *button = gtk_button_new_with_label(label);
  gtk_actionable_set_action_name(GTK_ACTIONABLE(button), action);
  if (is_suggested) gtk_widget_add_css_class(button, "suggested-action");
  gtk_box_append(GTK_BOX(form->buttons), button);
}

void dp_form_set_wrong(DPForm *form, int32_t field, const char *why) {
  GtkWidget *widget = form->fields->pdata[field], *reason = form->reasons->pdata[field];
  if (why != NULL)
    gtk_widget_add_css_class(widget, "error");
  else
    gtk_widget_remove_css_class(widget, "error");
  gtk_label_set_text(GTK_LABEL(reason), why != NULL ? why : "");
  gtk_widget_set_visible(reason, why != NULL);
  gtk_accessible_update_state(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_INVALID,
      why != NULL ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

void dp_form_take_focus(DPForm *form, int32_t field) {
  if (field < (int32_t)form->fields->len) gtk_widget_grab_focus(form->fields->pdata[field]);
}

void dp_form_begin(DPForm *form) {
  show_page(form, PAGE_READY);
  GtkWidget *first = gtk_widget_get_first_child(form->ready);
  gtk_widget_grab_focus(first != NULL ? first : form->own);
}
