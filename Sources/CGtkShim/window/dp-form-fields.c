// The kinds of fields that a form can have.
#include <dp-exact.h>

#include "dp-form-private.h"

#define WORDS "dp-words"
#define CHOICE "dp-choice"

/// In logical pixels.
enum { ROW_GAP = 6 };

static void entry_changed(GtkEditable *entry, gpointer data) {
  dp_form_field_changed(data, entry, gtk_editable_get_text(entry));
}

void dp_form_add_entry(
    DPForm *form, const char *label, const char *hint, const char *placeholder) {
  GtkWidget *entry = gtk_entry_new();
  gtk_entry_set_placeholder_text(GTK_ENTRY(entry), placeholder);
  dp_form_add_field(form, label, hint, entry, entry);
  g_signal_connect(entry, "changed", G_CALLBACK(entry_changed), form);
}

static void choice_changed(GtkDropDown *choice, GParamSpec *spec, gpointer data) {
  (void)spec;
  char **words = g_object_get_data(G_OBJECT(choice), WORDS);
  guint index = gtk_drop_down_get_selected(choice);
  // The first one says that no choice is made.
  bool is_made = index > 0 && index != GTK_INVALID_LIST_POSITION;
  dp_form_field_changed(data, choice, is_made ? words[index - 1] : "");
}

void dp_form_add_choice(
    DPForm *form, const char *label, const char *hint, const char *const *words,
    const char *const *names, int32_t count) {
  GtkStringList *list = gtk_string_list_new(NULL);
  gtk_string_list_append(list, "—");
  GPtrArray *copies = g_ptr_array_new();
  for (int i = 0; i < count; i++) {
    gtk_string_list_append(list, names[i]);
    g_ptr_array_add(copies, g_strdup(words[i]));
  }
  g_ptr_array_add(copies, NULL);
  GtkWidget *choice = gtk_drop_down_new(G_LIST_MODEL(list), NULL);
  g_object_set_data_full(
      G_OBJECT(choice), WORDS, g_ptr_array_free(copies, FALSE), (GDestroyNotify)g_strfreev);
  dp_form_add_field(form, label, hint, choice, choice);
  g_signal_connect(choice, "notify::selected", G_CALLBACK(choice_changed), form);
}

static void switch_changed(GtkSwitch *it, GParamSpec *spec, gpointer data) {
  (void)spec;
  dp_form_field_changed(data, it, gtk_switch_get_active(it) ? "true" : "");
}

void dp_form_add_switch(DPForm *form, const char *label, const char *hint) {
  GtkWidget *it = gtk_switch_new();
  gtk_widget_set_valign(it, GTK_ALIGN_CENTER);
  dp_form_add_field(form, label, hint, it, it);
  g_signal_connect(it, "notify::active", G_CALLBACK(switch_changed), form);
}

// MARK: Colours

static void color_changed(DPForm *form, GtkWidget *color) {
  GtkCheckButton *own = g_object_get_data(G_OBJECT(color), CHOICE);
  if (!gtk_check_button_get_active(own)) return dp_form_field_changed(form, color, "");
  GdkRGBA it;
  gtk_color_chooser_get_rgba(GTK_COLOR_CHOOSER(color), &it);
  char text[8];
  g_snprintf(text, sizeof text, "#%02x%02x%02x", (unsigned)(it.red * 255 + 0.5),
             (unsigned)(it.green * 255 + 0.5), (unsigned)(it.blue * 255 + 0.5));
  dp_form_field_changed(form, color, text);
}

static void color_set(GtkColorButton *color, gpointer data) { color_changed(data, GTK_WIDGET(color)); }

static void own_toggled(GtkCheckButton *own, gpointer data) {
  GtkWidget *color = g_object_get_data(G_OBJECT(own), CHOICE);
  gtk_widget_set_sensitive(color, gtk_check_button_get_active(own));
  color_changed(data, color);
}

void dp_form_add_color(DPForm *form, const char *label, const char *hint, const char *own) {
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, ROW_GAP);
  GtkWidget *check = gtk_check_button_new_with_label(own);
  GtkWidget *color = gtk_color_button_new_with_rgba(&(GdkRGBA){0.14f, 0.35f, 0.88f, 1});
  gtk_color_chooser_set_use_alpha(GTK_COLOR_CHOOSER(color), FALSE);
  gtk_color_button_set_title(GTK_COLOR_BUTTON(color), label);
  gtk_widget_set_hexpand(color, TRUE);
  gtk_widget_set_sensitive(color, FALSE);
  g_object_set_data(G_OBJECT(color), CHOICE, check);
  g_object_set_data(G_OBJECT(check), CHOICE, color);
  gtk_box_append(GTK_BOX(row), check);
  gtk_box_append(GTK_BOX(row), color);
  dp_form_add_field(form, label, hint, color, row);
  char *name = g_strdup_printf("%s: %s", label, own);
  gtk_accessible_update_property(GTK_ACCESSIBLE(check), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_free(name);
  g_signal_connect(check, "toggled", G_CALLBACK(own_toggled), form);
  g_signal_connect(color, "color-set", G_CALLBACK(color_set), form);
}

// MARK: Lists

/// A list's rows, and the button that adds one.
typedef struct {
  DPForm *form;
  GtkWidget *rows, *more;
  char *name;
  int32_t most;
} List;

static void list_free(gpointer data) {
  List *list = data;
  g_free(list->name);
  g_free(list);
}

static void list_changed(List *list) {
  GString *text = g_string_new(NULL);
  int count = 0;
  for (GtkWidget *row = gtk_widget_get_first_child(list->rows); row != NULL;
       row = gtk_widget_get_next_sibling(row), count++) {
    if (count > 0) g_string_append_c(text, '\n');
    g_string_append(text, gtk_editable_get_text(GTK_EDITABLE(gtk_widget_get_first_child(row))));
  }
  gtk_widget_set_sensitive(list->more, count < list->most);
  dp_form_field_changed(list->form, list->rows, text->str);
  g_string_free(text, TRUE);
}

static void row_changed(GtkEditable *entry, gpointer data) {
  (void)data;
  GtkWidget *rows = gtk_widget_get_parent(gtk_widget_get_parent(GTK_WIDGET(entry)));
  list_changed(g_object_get_data(G_OBJECT(rows), CHOICE));
}

static void row_removed(GtkButton *button, gpointer data) {
  (void)data;
  GtkWidget *row = gtk_widget_get_parent(GTK_WIDGET(button));
  GtkWidget *rows = gtk_widget_get_parent(row);
  List *list = g_object_get_data(G_OBJECT(rows), CHOICE);
  gtk_box_remove(GTK_BOX(rows), row);
  list_changed(list);
  // A button that is pressed from another place shows it for a moment first. Its form may have been closed since, and
  // what is not seen must not get the keyboard.
  if (gtk_widget_get_mapped(list->more)) gtk_widget_grab_focus(list->more);
}

static void row_added(GtkButton *button, gpointer data) {
  GtkWidget *rows = g_object_get_data(G_OBJECT(button), CHOICE);
  List *list = g_object_get_data(G_OBJECT(rows), CHOICE);
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, ROW_GAP);
  GtkWidget *entry = gtk_entry_new();
  gtk_widget_set_hexpand(entry, TRUE);
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(entry), GTK_ACCESSIBLE_PROPERTY_LABEL, list->name, -1);
  GtkWidget *remove = gtk_button_new_from_icon_name("list-remove-symbolic");
  gtk_widget_set_tooltip_text(remove, "Remove");
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(remove), GTK_ACCESSIBLE_PROPERTY_LABEL, "Remove", -1);
  gtk_box_append(GTK_BOX(row), entry);
  gtk_box_append(GTK_BOX(row), remove);
  gtk_box_append(GTK_BOX(rows), row);
  g_signal_connect(entry, "changed", G_CALLBACK(row_changed), data);
  g_signal_connect(remove, "clicked", G_CALLBACK(row_removed), data);
  list_changed(list);
  if (gtk_widget_get_mapped(list->more)) gtk_widget_grab_focus(entry);
}

void dp_form_add_list(
    DPForm *form, const char *label, const char *hint, const char *more, int32_t most) {
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, ROW_GAP);
  List *list = g_new(List, 1);
  *list = (List){
      .form = form, .rows = gtk_box_new(GTK_ORIENTATION_VERTICAL, ROW_GAP),
      .more = gtk_button_new_with_label(more), .name = g_strdup(label), .most = most};
  g_object_set_data_full(G_OBJECT(list->rows), CHOICE, list, list_free);
  g_object_set_data(G_OBJECT(list->more), CHOICE, list->rows);
  gtk_widget_set_halign(list->more, GTK_ALIGN_START);
  gtk_box_append(GTK_BOX(column), list->rows);
  gtk_box_append(GTK_BOX(column), list->more);
  dp_form_add_field(form, label, hint, list->rows, column);
  g_signal_connect(list->more, "clicked", G_CALLBACK(row_added), form);
}
