// What the canvas's own files share.
#pragma once
#include "dp-canvas.h"
#include "dp-broadway-private.h"

typedef struct {
  GtkWidgetClass parent_class;
} DPCanvasClass;

enum { DP_NOTES = DPNoteName + DP_NAMES };

/// Something written beside the phone.
struct DPNoteLabel {
  /// NULL until there is something to say.
  GtkWidget *label;
  DPRect area;
  double across;
};

struct DPCanvas {
  GtkWidget parent;
  DPCanvasCallbacks callbacks;
  /// NULL once disposed: nothing is called from then on.
  void *context;
  GtkIMContext *im;
  guint tick;
  /// What was painted last, without the notes; NULL before that.
  GskRenderNode *painted;
  /// Whether it has to be painted again.
  bool is_due;
  bool takes_text;
  bool has_focus;
  /// Where the pointer was seen last: a scroll does not say where it happens.
  double pointer_x, pointer_y;
  /// NULL unless the display is Broadway.
  DPBroadway *broadway;
  double least_width, least_height, width, height;
  struct DPNoteLabel notes[DP_NOTES];
  /// What is said of an area, or NULL.
  char *tip;
  DPRect tip_area;
};

/// A frame of the canvas.
struct DPSnapshot {
  GtkSnapshot *gtk;
  /// NULL if the display draws GSK's nodes itself.
  DPBroadway *broadway;
};

GType dp_canvas_get_type(void);
bool dp_canvas_is_curve(GtkWidget *widget);

/// Which of `DPModifier` are held.
uint32_t dp_modifiers_of(GdkModifierType state);

/// Passes an event of the toolkit on; true if it is used up.
bool dp_canvas_translate(DPCanvas *canvas, GdkEvent *event);

/// Reports where the focus is when a proxy gets it, or loses it (NULL).
void dp_canvas_focus_moved(DPCanvas *canvas, const char *proxy);

/// Begins with an input method, and ends with it.
void dp_canvas_text_begin(DPCanvas *canvas);
void dp_canvas_text_end(DPCanvas *canvas);
/// The keyboard came to the canvas or left it: informs the input method.
void dp_canvas_text_focus(DPCanvas *canvas);

void dp_canvas_notes_allocate(DPCanvas *canvas);
void dp_canvas_notes_snapshot(DPCanvas *canvas, GtkSnapshot *snapshot);
