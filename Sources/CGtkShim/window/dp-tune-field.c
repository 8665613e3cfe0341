// The field in which a value of the panel of tunings is written, and the keys of a value's controls.
#include <dp-exact.h>

#include "dp-canvas-private.h"
#include "dp-tune-private.h"

static void report(DPTuneRow *row, bool is_entered) {
  DPTune *tune = row->tune;
  tune->callbacks.field(
      tune->context, row->index, gtk_editable_get_text(GTK_EDITABLE(row->field)), is_entered);
}

static void entered(DPTuneRow *row) { report(row, true); }

static void written(DPTuneRow *row) {
  if (!row->is_setting) report(row, false);
}

static gboolean key_pressed(
    GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, gpointer data) {
  (void)code;
  DPTuneRow *row = data;
  DPTune *tune = row->tune;
  const char *name = gdk_keyval_name(gdk_keyval_to_lower(key));
  bool is_field = gtk_event_controller_get_widget(GTK_EVENT_CONTROLLER(keys)) == row->field;
  return name != NULL
      && tune->callbacks.key(
          tune->context, row->index, name, dp_modifiers_of(state),
          is_field ? gtk_editable_get_text(GTK_EDITABLE(row->field)) : NULL);
}

void dp_tune_field_add_keys(DPTuneRow *row, GtkWidget *widget) {
  GtkEventController *keys = gtk_event_controller_key_new();
  gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
  g_signal_connect(keys, "key-pressed", G_CALLBACK(key_pressed), row);
  gtk_widget_add_controller(widget, keys);
}

void dp_tune_field_name(GtkWidget *widget, const DPTuneRow *row) {
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, row->entry.label,
      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, row->entry.summary, -1);
}

void dp_tune_field_show(DPTuneRow *row, const char *text, bool selects_all) {
  GtkEditable *field = GTK_EDITABLE(row->field);
  row->is_setting = true;
  // The new words are inserted before the old ones are deleted: the display reports a selection that was empty in
  // between too late, and then the next one would be lost.
  int end = 0;
  gtk_editable_insert_text(field, text, -1, &end);
  gtk_editable_delete_text(field, end, -1);
  row->is_setting = false;
  if (selects_all) gtk_editable_select_region(field, 0, -1);
}

GtkWidget *dp_tune_field_new(DPTuneRow *row, int chars) {
  GtkWidget *field = row->field = gtk_entry_new();
  gtk_editable_set_width_chars(GTK_EDITABLE(field), chars);
  gtk_editable_set_max_width_chars(GTK_EDITABLE(field), chars);
  g_signal_connect_swapped(field, "activate", G_CALLBACK(entered), row);
  g_signal_connect_swapped(field, "changed", G_CALLBACK(written), row);
  GtkEventController *focus = gtk_event_controller_focus_new();
  g_signal_connect_swapped(focus, "leave", G_CALLBACK(entered), row);
  gtk_widget_add_controller(field, focus);
  dp_tune_field_add_keys(row, field);
  dp_tune_field_name(field, row);
  return field;
}
