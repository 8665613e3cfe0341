// The words beside the phone, as labels on the canvas.
#include <dp-exact.h>

#include "dp-canvas-private.h"
#include "dp-words.h"

static const char *class_of(DPNote note) {
  return note == DPNoteTime ? "standing-time" : note == DPNoteHint ? "hint" : "side-name";
}

static GtkWidget *note_new(DPCanvas *canvas, DPNote note) {
  GtkWidget *label = dp_words_new(class_of(note));
  gtk_widget_set_can_target(label, FALSE);
  gtk_widget_set_parent(label, GTK_WIDGET(canvas));
  return label;
}

void dp_canvas_set_note(
    DPCanvas *canvas, DPNote note, const char *text, const char *tip, DPRect area, double across) {
  struct DPNoteLabel *it = &canvas->notes[note];
  // Most people never pause the phone, so that the label is made when they do.
  if (canvas->context == NULL || (it->label == NULL && text == NULL)) return;
  if (it->label == NULL) it->label = note_new(canvas, note);
  if (text != NULL) dp_words_set(it->label, text);
  // The pointer finds only what has something more to say.
  gtk_widget_set_can_target(it->label, tip != NULL);
  gtk_widget_set_tooltip_text(it->label, tip);
  gtk_widget_set_visible(it->label, text != NULL);
  if (memcmp(&it->area, &area, sizeof area) == 0 && it->across == across) return;
  it->area = area;
  it->across = across;
  // A digit more is no other layout. What has a ground of its own is as wide as its words.
  if (note == DPNoteTime) dp_words_keep_width(it->label, (int)area.width, across);
  gtk_widget_queue_allocate(GTK_WIDGET(canvas));
}

void dp_canvas_notes_allocate(DPCanvas *canvas) {
  for (int i = 0; i < DP_NOTES; i++) {
    const struct DPNoteLabel *it = &canvas->notes[i];
    if (it->label == NULL || !gtk_widget_get_visible(it->label)) continue;
    int width, height;
    gtk_widget_measure(it->label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
    gtk_widget_measure(it->label, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
    if (i >= DPNoteName) width = MIN(width, (int)it->area.width);
    bool fits = width <= it->area.width && height <= it->area.height;
    gtk_widget_set_child_visible(it->label, fits);
    int x = (int)floor(it->area.x + (it->area.width - width) * it->across);
    int y = (int)floor(it->area.y + (it->area.height - height) / 2);
    gtk_widget_size_allocate(it->label, &(GtkAllocation){x, y, width, height}, -1);
  }
}

void dp_canvas_notes_snapshot(DPCanvas *canvas, GtkSnapshot *snapshot) {
  for (int i = 0; i < DP_NOTES; i++)
    if (canvas->notes[i].label != NULL)
      gtk_widget_snapshot_child(GTK_WIDGET(canvas), canvas->notes[i].label, snapshot);
}
