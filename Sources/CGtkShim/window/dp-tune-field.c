// The field in which a value of the panel of tunings is written.
#include "dp-tune-private.h"

static void entered(GtkEntry *field, gpointer data) {
  (void)field;
  DPTuneRow *row = data;
  DPTune *tune = row->tune;
  tune->callbacks.text(tune->context, row->index, gtk_editable_get_text(GTK_EDITABLE(row->field)), true);
}

/// Assistive technology writes into a field that has no keyboard, and nothing tells that it is done.
static void written(GtkEditable *field, gpointer data) {
  DPTuneRow *row = data;
  bool has_keyboard = gtk_widget_get_state_flags(GTK_WIDGET(field)) & GTK_STATE_FLAG_FOCUS_WITHIN;
  // Before the field has another text, it has none.
  bool is_empty = gtk_editable_get_text(field)[0] == '\0';
  if (!row->is_setting && !has_keyboard && !is_empty) entered(NULL, row);
}

static void field_left(GtkEventControllerFocus *focus, gpointer data) {
  (void)focus;
  entered(NULL, data);
}

/// What is half written is given up by Escape, and taken back by the toolkit's text; what was entered is undone as everything
/// else is.
static gboolean field_key(
    GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, gpointer data) {
  (void)keys, (void)code;
  DPTuneRow *row = data;
  GdkModifierType held = state & gtk_accelerator_get_default_mod_mask();
  bool is_half = g_strcmp0(gtk_editable_get_text(GTK_EDITABLE(row->field)), row->text) != 0;
  if (key == GDK_KEY_Escape && is_half) {
    dp_tune_field_show(row);
    dp_tune_set_wrong(row->tune, row->index, NULL);
    return GDK_EVENT_STOP;
  }
  if (gdk_keyval_to_lower(key) != GDK_KEY_z || (held & ~GDK_SHIFT_MASK) != GDK_CONTROL_MASK || is_half)
    return GDK_EVENT_PROPAGATE;
  row->tune->callbacks.undo(row->tune->context, held & GDK_SHIFT_MASK);
  return GDK_EVENT_STOP;
}

void dp_tune_field_show(DPTuneRow *row) {
  GtkEditable *field = GTK_EDITABLE(row->field);
  row->is_setting = true;
  // The new words come before the old ones go: the display tells late of a selection that was empty in between, and then the
  // next one would go.
  int end = 0;
  gtk_editable_insert_text(field, row->text, -1, &end);
  gtk_editable_delete_text(field, end, -1);
  row->is_setting = false;
  // What is typed next is another value.
  if (gtk_widget_get_state_flags(row->field) & GTK_STATE_FLAG_FOCUS_WITHIN)
    gtk_editable_select_region(field, 0, -1);
}

GtkWidget *dp_tune_field_new(DPTuneRow *row, int chars) {
  GtkWidget *field = row->field = gtk_entry_new();
  gtk_editable_set_width_chars(GTK_EDITABLE(field), chars);
  gtk_editable_set_max_width_chars(GTK_EDITABLE(field), chars);
  g_signal_connect(field, "activate", G_CALLBACK(entered), row);
  g_signal_connect(field, "changed", G_CALLBACK(written), row);
  GtkEventController *focus = gtk_event_controller_focus_new();
  g_signal_connect(focus, "leave", G_CALLBACK(field_left), row);
  gtk_widget_add_controller(field, focus);
  dp_tune_row_add_keys(row, field, field_key);
  dp_tune_row_name(field, row);
  return field;
}
