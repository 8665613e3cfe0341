// The canvas's input method: keys that become text.
#include <dp-exact.h>

#include "dp-canvas-private.h"

static void committed(GtkIMContext *im, const char *text, gpointer data) {
  (void)im;
  DPCanvas *canvas = data;
  if (canvas->context != NULL && text[0] != '\0')
    canvas->callbacks.commit(canvas->context, text);
}

static void preedit_changed(GtkIMContext *im, gpointer data) {
  DPCanvas *canvas = data;
  if (canvas->context == NULL) return;
  char *text = NULL;
  gtk_im_context_get_preedit_string(im, &text, NULL, NULL);
  canvas->callbacks.compose(canvas->context, text != NULL ? text : "");
  g_free(text);
}

void dp_canvas_text_begin(DPCanvas *canvas) {
  canvas->im = gtk_im_multicontext_new();
  g_signal_connect(canvas->im, "commit", G_CALLBACK(committed), canvas);
  g_signal_connect(canvas->im, "preedit-changed", G_CALLBACK(preedit_changed), canvas);
}

void dp_canvas_text_end(DPCanvas *canvas) {
  if (canvas->im == NULL) return;
  g_signal_handlers_disconnect_by_data(canvas->im, canvas);
  gtk_im_context_set_client_widget(canvas->im, NULL);
  g_clear_object(&canvas->im);
}

void dp_canvas_text_focus(DPCanvas *canvas) {
  if (canvas->im == NULL) return;
  if (canvas->takes_text && canvas->has_focus)
    gtk_im_context_focus_in(canvas->im);
  else
    gtk_im_context_focus_out(canvas->im);
}

void dp_canvas_take_text(DPCanvas *canvas, bool takes, DPRect caret) {
  if (canvas->im == NULL) return;
  GdkRectangle area = {
      (int)caret.x, (int)caret.y, MAX(1, (int)caret.width), MAX(1, (int)caret.height)};
  gtk_im_context_set_cursor_location(canvas->im, &area);
  if (takes == canvas->takes_text) return;
  canvas->takes_text = takes;
  if (!takes) gtk_im_context_reset(canvas->im);
  dp_canvas_text_focus(canvas);
}
