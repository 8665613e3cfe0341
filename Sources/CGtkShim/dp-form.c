#include "dp-form-private.h"

#define NUMBER "dp-field"

enum { MARGIN = 12, GAP = 6 };

DPForm *dp_form_new(const char *title, DPFormCallbacks callbacks, void *context) {
  DPForm *form = g_new0(DPForm, 1);
  form->callbacks = callbacks;
  form->context = context;
  form->fields = g_ptr_array_new();
  form->hints = g_ptr_array_new_with_free_func(g_free);
  form->root = g_object_ref_sink(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0));
  GtkWidget *heading = gtk_label_new(title);
  gtk_widget_add_css_class(heading, "heading");
  gtk_label_set_xalign(GTK_LABEL(heading), 0);
  gtk_widget_set_margin_top(heading, MARGIN);
  gtk_widget_set_margin_start(heading, MARGIN);
  form->grid = gtk_grid_new();
  gtk_grid_set_row_spacing(GTK_GRID(form->grid), GAP);
  gtk_grid_set_column_spacing(GTK_GRID(form->grid), MARGIN);
  gtk_widget_add_css_class(form->grid, "form");
  GtkWidget *scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(
      GTK_SCROLLED_WINDOW(scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), form->grid);
  gtk_widget_set_vexpand(scroller, TRUE);
  form->buttons = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, GAP);
  gtk_widget_add_css_class(form->buttons, "form");
  gtk_widget_set_halign(form->buttons, GTK_ALIGN_END);
  gtk_box_append(GTK_BOX(form->root), heading);
  gtk_box_append(GTK_BOX(form->root), scroller);
  gtk_box_append(GTK_BOX(form->root), gtk_separator_new(GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append(GTK_BOX(form->root), form->buttons);
  dp_object_made();
  return form;
}

void dp_form_free(DPForm *form) {
  for (guint i = 0; i < form->fields->len; i++)
    g_signal_handlers_disconnect_by_data(form->fields->pdata[i], form);
  g_ptr_array_unref(form->fields);
  g_ptr_array_unref(form->hints);
  g_object_unref(form->root);
  form->callbacks.destroy(form->context);
  g_free(form);
  dp_object_freed();
}

static void tell(DPForm *form, gpointer field, const char *text) {
  int32_t number = GPOINTER_TO_INT(g_object_get_data(G_OBJECT(field), NUMBER));
  form->callbacks.changed(form->context, number, text);
}

static void entry_changed(GtkEditable *entry, gpointer data) {
  tell(data, entry, gtk_editable_get_text(entry));
}

static void choice_changed(GtkDropDown *choice, GParamSpec *spec, gpointer data) {
  (void)spec;
  gpointer word = gtk_drop_down_get_selected_item(choice);
  // The first one says that none is made.
  bool is_made = word != NULL && gtk_drop_down_get_selected(choice) > 0;
  tell(data, choice, is_made ? gtk_string_object_get_string(word) : "");
}

static void switch_changed(GtkSwitch *it, GParamSpec *spec, gpointer data) {
  (void)spec;
  tell(data, it, gtk_switch_get_active(it) ? "true" : "");
}

static void add(DPForm *form, const char *label, const char *hint, GtkWidget *field) {
  int row = (int)form->fields->len;
  GtkWidget *name = gtk_label_new(label);
  gtk_label_set_xalign(GTK_LABEL(name), 1);
  gtk_widget_add_css_class(name, "dim-label");
  gtk_label_set_mnemonic_widget(GTK_LABEL(name), field);
  gtk_widget_set_hexpand(field, TRUE);
  gtk_widget_set_valign(field, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text(field, hint);
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(field), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, hint, -1);
  g_object_set_data(G_OBJECT(field), NUMBER, GINT_TO_POINTER(row));
  gtk_grid_attach(GTK_GRID(form->grid), name, 0, row, 1, 1);
  gtk_grid_attach(GTK_GRID(form->grid), field, 1, row, 1, 1);
  g_ptr_array_add(form->fields, field);
  g_ptr_array_add(form->hints, g_strdup(hint));
}

void dp_form_add_entry(DPForm *form, const char *label, const char *hint) {
  GtkWidget *entry = gtk_entry_new();
  gtk_entry_set_placeholder_text(GTK_ENTRY(entry), hint);
  add(form, label, hint, entry);
  g_signal_connect(entry, "changed", G_CALLBACK(entry_changed), form);
}

void dp_form_add_choice(
    DPForm *form, const char *label, const char *hint, const char *const *words, int32_t count) {
  GtkStringList *list = gtk_string_list_new(NULL);
  gtk_string_list_append(list, "—");
  for (int i = 0; i < count; i++) gtk_string_list_append(list, words[i]);
  GtkWidget *choice = gtk_drop_down_new(G_LIST_MODEL(list), NULL);
  add(form, label, hint, choice);
  g_signal_connect(choice, "notify::selected", G_CALLBACK(choice_changed), form);
}

void dp_form_add_switch(DPForm *form, const char *label, const char *hint) {
  GtkWidget *it = gtk_switch_new();
  add(form, label, hint, it);
  gtk_widget_set_halign(it, GTK_ALIGN_START);
  g_signal_connect(it, "notify::active", G_CALLBACK(switch_changed), form);
}

void dp_form_add_button(DPForm *form, const char *label, const char *action, bool is_suggested) {
  GtkWidget *button = gtk_button_new_with_label(label);
  gtk_actionable_set_action_name(GTK_ACTIONABLE(button), action);
  if (is_suggested) gtk_widget_add_css_class(button, "suggested-action");
  gtk_box_append(GTK_BOX(form->buttons), button);
}

void dp_form_set_wrong(DPForm *form, int32_t field, const char *why) {
  GtkWidget *widget = form->fields->pdata[field];
  if (why != NULL)
    gtk_widget_add_css_class(widget, "error");
  else
    gtk_widget_remove_css_class(widget, "error");
  gtk_widget_set_tooltip_text(widget, why != NULL ? why : form->hints->pdata[field]);
  gtk_accessible_update_state(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_INVALID,
      why != NULL ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

void dp_form_take_focus(DPForm *form) {
  if (form->fields->len > 0) gtk_widget_grab_focus(form->fields->pdata[0]);
}
