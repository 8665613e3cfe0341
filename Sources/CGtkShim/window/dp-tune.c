// The panel of tunings, as widgets of the toolkit.
#include <dp-exact.h>

#include "dp-tune.h"

#include "dp-canvas-private.h"
#include "dp-disconnect-private.h"
#include "dp-header-private.h"
#include "dp-tune-private.h"

enum { GAP = 6 };

static DPTuneRow *row_at(DPTune *tune, int32_t index) { return g_ptr_array_index(tune->rows, index); }

static DPTuneGroup *group_at(DPTune *tune, int32_t index) {
  return g_ptr_array_index(tune->groups, index);
}

/// Setting the words that a label already has would make a new layout of the whole window.
static void say(GtkWidget *label, const char *words) {
  if (words == NULL) words = "";
  if (strcmp(gtk_label_get_text(GTK_LABEL(label)), words) != 0)
    gtk_label_set_text(GTK_LABEL(label), words);
}

// MARK: Groups

/// Most groups are never opened, so that their rows are made when they are.
static void make_rows(DPTune *tune, int32_t index) {
  DPTuneGroup *group = group_at(tune, index);
  if (group->is_made) return;
  group->is_made = true;
  for (guint i = 0; i < tune->rows->len; i++) {
    DPTuneRow *row = row_at(tune, (int32_t)i);
    if (row->group != index) continue;
    dp_tune_row_make(row, group->column);
    tune->callbacks.made(tune->context, row->index);
  }
}

static void expanded(GtkExpander *expander, GParamSpec *spec, gpointer data) {
  (void)spec;
  DPTune *tune = data;
  if (!gtk_expander_get_expanded(expander)) return;
  for (guint i = 0; i < tune->groups->len; i++)
    if (group_at(tune, (int32_t)i)->expander == GTK_WIDGET(expander)) make_rows(tune, (int32_t)i);
}

void dp_tune_add_group(DPTune *tune, const char *title) {
  DPTuneGroup *group = g_new0(DPTuneGroup, 1);
  group->expander = gtk_expander_new(NULL);
  GtkWidget *heading = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, GAP);
  GtkWidget *label = gtk_label_new(title);
  gtk_widget_add_css_class(label, "heading");
  group->note = gtk_label_new("");
  gtk_widget_add_css_class(group->note, "tune-note");
  gtk_box_append(GTK_BOX(heading), label);
  gtk_box_append(GTK_BOX(heading), group->note);
  gtk_expander_set_label_widget(GTK_EXPANDER(group->expander), heading);
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(group->expander), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  group->column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2);
  gtk_expander_set_child(GTK_EXPANDER(group->expander), group->column);
  g_signal_connect(group->expander, "notify::expanded", G_CALLBACK(expanded), tune);
  gtk_box_append(GTK_BOX(tune->column), group->expander);
  g_ptr_array_add(tune->groups, group);
}

void dp_tune_set_group(DPTune *tune, int32_t index, const char *note) {
  say(group_at(tune, index)->note, note);
}

void dp_tune_open_group(DPTune *tune, int32_t index, bool is_open) {
  gtk_expander_set_expanded(GTK_EXPANDER(group_at(tune, index)->expander), is_open);
}

// MARK: Entries

void dp_tune_add(DPTune *tune, const DPTuneEntry *entry) {
  DPTuneRow *row = g_new0(DPTuneRow, 1);
  row->tune = tune;
  row->index = (int32_t)tune->rows->len;
  row->group = (int32_t)tune->groups->len - 1;
  row->entry = *entry;
  row->entry.label = g_strdup(entry->label);
  row->entry.summary = g_strdup(entry->summary);
  row->entry.unit = g_strdup(entry->unit);
  row->entry.choices = (const char *const *)g_strdupv((char **)entry->choices);
  row->is_visible = true;
  g_ptr_array_add(tune->rows, row);
}

static void free_row(gpointer data) {
  DPTuneRow *row = data;
  g_free((char *)row->entry.label);
  g_free((char *)row->entry.summary);
  g_free((char *)row->entry.unit);
  g_strfreev((char **)row->entry.choices);
  g_free(row);
}

static void show_choice(DPTuneRow *row, const char *text) {
  for (guint i = 0; row->entry.choices[i] != NULL; i++)
    if (strcmp(row->entry.choices[i], text) == 0)
      gtk_drop_down_set_selected(GTK_DROP_DOWN(row->field), i);
}

void dp_tune_set(DPTune *tune, int32_t index, const char *text, bool is_changed, bool selects_all) {
  DPTuneRow *row = row_at(tune, index);
  if (row->row == NULL) return;
  row->is_setting = true;
  switch (row->entry.kind) {
    case DPTuneNumber:
    case DPTuneColor: dp_tune_field_show(row, text, selects_all); break;
    case DPTuneChoice: show_choice(row, text); break;
    case DPTuneCurve:
      gtk_button_set_label(GTK_BUTTON(row->field), text);
      // Newer toolkits keep the name that the button was given.
      gtk_accessible_update_property(
          GTK_ACCESSIBLE(row->field), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
      break;
  }
  row->is_setting = false;
  if (is_changed)
    gtk_widget_add_css_class(row->row, "changed");
  else
    gtk_widget_remove_css_class(row->row, "changed");
  gtk_accessible_update_state(
      GTK_ACCESSIBLE(row->field), GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_FALSE, -1);
  dp_tune_set_wrong(tune, index, NULL);
}

void dp_tune_set_slider(DPTune *tune, int32_t index, double number) {
  DPTuneRow *row = row_at(tune, index);
  if (row->row == NULL) return;
  row->is_setting = true;
  gtk_range_set_value(GTK_RANGE(row->scale), number);
  row->is_setting = false;
}

void dp_tune_set_color(DPTune *tune, int32_t index, const char *text) {
  DPTuneRow *row = row_at(tune, index);
  row->is_setting = true;
  dp_tune_row_show_color(row, text);
  row->is_setting = false;
}

bool dp_tune_has_keyboard(DPTune *tune, int32_t index) {
  GtkWidget *field = row_at(tune, index)->field;
  return field != NULL && gtk_widget_get_state_flags(field) & GTK_STATE_FLAG_FOCUS_WITHIN;
}

void dp_tune_set_note(DPTune *tune, int32_t index, const char *words) {
  DPTuneRow *row = row_at(tune, index);
  if (row->row == NULL) return;
  gtk_widget_set_visible(row->note, words != NULL);
  say(row->note, words);
}

void dp_tune_set_wrong(DPTune *tune, int32_t index, const char *why) {
  DPTuneRow *row = row_at(tune, index);
  if (row->row == NULL) return;
  gtk_widget_set_visible(row->reason, why != NULL);
  say(row->reason, why);
}

void dp_tune_set_visible(DPTune *tune, int32_t index, bool is_visible) {
  DPTuneRow *row = row_at(tune, index);
  row->is_visible = is_visible;
  if (row->row != NULL) gtk_widget_set_visible(row->row, is_visible);
  bool is_any = false;
  for (guint i = 0; i < tune->rows->len && !is_any; i++) {
    DPTuneRow *other = row_at(tune, (int32_t)i);
    is_any = other->group == row->group && other->is_visible;
  }
  gtk_widget_set_visible(group_at(tune, row->group)->expander, is_any);
}

void dp_tune_place_editor(DPTune *tune, int32_t index, DPCanvas *editor) {
  GtkWidget *widget = GTK_WIDGET(editor), *parent = gtk_widget_get_parent(widget);
  if (parent != NULL) gtk_box_remove(GTK_BOX(parent), widget);
  if (index < 0) return;
  DPTuneRow *row = row_at(tune, index);
  make_rows(tune, row->group);
  gtk_box_append(GTK_BOX(row->row), widget);
}

// MARK: The rest

void dp_tune_set_summary(DPTune *tune, const char *words) {
  say(tune->summary, words);
}

void dp_tune_add_switch(DPTune *tune, const char *label, const char *words, const char *action) {
  GtkWidget *name = gtk_label_new(label), *it = gtk_switch_new();
  gtk_widget_set_valign(it, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text(it, words);
  gtk_widget_set_tooltip_text(name, words);
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(it), GTK_ACCESSIBLE_PROPERTY_LABEL, label, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
  gtk_actionable_set_action_name(GTK_ACTIONABLE(it), action);
  gtk_box_append(GTK_BOX(tune->switches), name);
  gtk_box_append(GTK_BOX(tune->switches), it);
}

void dp_tune_add_button(DPTune *tune, const char *label, const char *words, const char *action) {
  GtkWidget *button = gtk_button_new_with_label(label);
  gtk_widget_set_tooltip_text(button, words);
  gtk_actionable_set_action_name(GTK_ACTIONABLE(button), action);
  gtk_box_append(GTK_BOX(tune->buttons), button);
}

void dp_tune_set_empty(DPTune *tune, bool is_empty) {
  gtk_widget_set_visible(tune->empty, is_empty);
}

void dp_tune_search(DPTune *tune, const char *words) {
  gtk_editable_set_text(GTK_EDITABLE(tune->search), words);
}

void dp_tune_take_focus(DPTune *tune) { gtk_widget_grab_focus(tune->search); }

static void searched(GtkEditable *entry, gpointer data) {
  DPTune *tune = data;
  tune->callbacks.search(tune->context, gtk_editable_get_text(entry));
}

/// The first Escape clears the search, the second one leaves the panel.
static void stopped(GtkSearchEntry *entry, gpointer data) {
  DPTune *tune = data;
  if (gtk_editable_get_text(GTK_EDITABLE(entry))[0] != '\0')
    gtk_editable_set_text(GTK_EDITABLE(entry), "");
  else
    tune->callbacks.leave(tune->context);
}

static void toggled(GtkToggleButton *button, gpointer data) {
  DPTune *tune = data;
  tune->callbacks.changed_only(tune->context, gtk_toggle_button_get_active(button));
}

static gboolean key_pressed(
    GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, gpointer data) {
  (void)keys, (void)code, (void)state;
  DPTune *tune = data;
  if (key != GDK_KEY_Escape) return GDK_EVENT_PROPAGATE;
  tune->callbacks.leave(tune->context);
  return GDK_EVENT_STOP;
}

static GtkWidget *top_new(DPTune *tune) {
  GtkWidget *top = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, GAP);
  gtk_widget_add_css_class(top, "side-search");
  tune->search = dp_search_new("Search tunings", "Search tunings");
  g_signal_connect(tune->search, "changed", G_CALLBACK(searched), tune);
  g_signal_connect(tune->search, "stop-search", G_CALLBACK(stopped), tune);
  GtkWidget *changed = gtk_toggle_button_new_with_label("Changed");
  gtk_widget_set_tooltip_text(changed, "Show only values that differ from the preset");
  g_signal_connect(changed, "toggled", G_CALLBACK(toggled), tune);
  gtk_box_append(GTK_BOX(top), tune->search);
  gtk_box_append(GTK_BOX(top), changed);
  return top;
}

DPTune *dp_tune_new(DPTuneCallbacks callbacks, void *context) {
  DPTune *tune = g_new0(DPTune, 1);
  tune->callbacks = callbacks;
  tune->context = context;
  tune->rows = g_ptr_array_new_with_free_func(free_row);
  tune->groups = g_ptr_array_new_with_free_func(g_free);
  tune->root = g_object_ref_sink(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0));
  gtk_box_append(GTK_BOX(tune->root), top_new(tune));
  tune->column = gtk_box_new(GTK_ORIENTATION_VERTICAL, GAP);
  gtk_widget_add_css_class(tune->column, "tunings");
  GtkEventController *keys = gtk_event_controller_key_new();
  g_signal_connect(keys, "key-pressed", G_CALLBACK(key_pressed), tune);
  gtk_widget_add_controller(tune->column, keys);
  tune->empty = gtk_label_new("No tunings match.");
  gtk_widget_set_visible(tune->empty, FALSE);
  gtk_box_append(GTK_BOX(tune->column), tune->empty);
  GtkWidget *scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(
      GTK_SCROLLED_WINDOW(scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), tune->column);
  gtk_widget_set_vexpand(scroller, TRUE);
  gtk_box_append(GTK_BOX(tune->root), scroller);
  GtkWidget *foot = gtk_box_new(GTK_ORIENTATION_VERTICAL, GAP);
  gtk_widget_add_css_class(foot, "side-detail");
  tune->summary = gtk_label_new("");
  gtk_label_set_xalign(GTK_LABEL(tune->summary), 0);
  gtk_label_set_wrap(GTK_LABEL(tune->summary), TRUE);
  tune->buttons = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, GAP);
  gtk_widget_set_hexpand(tune->summary, TRUE);
  tune->switches = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, GAP);
  gtk_box_append(GTK_BOX(tune->switches), tune->summary);
  gtk_box_append(GTK_BOX(foot), tune->switches);
  gtk_box_append(GTK_BOX(foot), tune->buttons);
  gtk_box_append(GTK_BOX(tune->root), foot);
  dp_object_made();
  return tune;
}

void dp_tune_free(DPTune *tune) {
  for (guint i = 0; i < tune->rows->len; i++) {
    DPTuneRow *row = row_at(tune, (int32_t)i);
    if (row->row == NULL) continue;
    dp_widget_disconnect(row->row, row);
  }
  dp_widget_disconnect(tune->root, tune);
  tune->callbacks.destroy(tune->context);
  g_object_unref(tune->root);
  g_ptr_array_unref(tune->rows);
  g_ptr_array_unref(tune->groups);
  g_free(tune);
  dp_object_freed();
}
