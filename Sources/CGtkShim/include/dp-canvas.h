#pragma once
// The widget on which the phone is painted.
#include "dp-scene.h"

#pragma clang assume_nonnull begin

/// The widget on which the phone is painted. It only passes on what happens to it; lengths and positions are
/// logical pixels from its top left corner.
typedef struct DPCanvas DPCanvas;

/// A frame of the widget while it is being made; valid inside the call that passes it.
typedef struct DPSnapshot DPSnapshot;

typedef enum {
  DPEventPress,
  DPEventRelease,
  DPEventMotion,
  DPEventLeave,
  DPEventTouchBegin,
  DPEventTouchUpdate,
  DPEventTouchEnd,
  DPEventTouchCancel,
  DPEventScroll,
  /// Two fingers on a touchpad come together, part or turn.
  DPEventPinchBegin,
  DPEventPinchUpdate,
  DPEventPinchEnd,
  DPEventPinchCancel,
  DPEventKeyPress,
  DPEventKeyRelease,
  /// The widget lost the pointer in the middle of something: no release will come.
  DPEventGrabLost,
} DPEventKind;

typedef enum {
  DPModifierShift = 1,
  DPModifierControl = 2,
  DPModifierAlt = 4,
  DPModifierSuper = 8,
  /// The first button is down.
  DPModifierButton = 16,
  DPModifierMiddleButton = 32,
} DPModifier;

/// One event, or one entry of a motion's history, oldest first. Valid inside the call that passes it.
typedef struct {
  DPEventKind kind;
  /// When it happened, in milliseconds of the display's own clock, which wraps; 0 if the display gave no time.
  uint32_t time;
  uint32_t modifiers;
  double x, y;
  /// 1 is the first button.
  uint32_t button;
  /// Which finger; the same value comes back only after its end.
  uintptr_t sequence;
  /// How far a scroll moves: notches of a wheel, or logical pixels if `is_precise`. How far a pinch moved, in logical
  /// pixels.
  double dx, dy;
  bool is_precise;
  /// How far apart two fingers of a touchpad are, as a multiple of their beginning, and by how many radians they turned.
  double pinch_scale, pinch_angle;
  /// Whether a scroll comes from a touchpad, whose fingers leave with `is_stop`.
  bool is_touchpad, is_stop;
  uint32_t keycode;
  /// The toolkit's name of the key, in lower case for letters.
  const char *_Nullable key;
} DPEvent;

typedef struct {
  void (*allocate)(void *context, double width, double height, int32_t scale);
  void (*snapshot)(void *context, DPSnapshot *snapshot);
  /// Returns whether the event is used up.
  bool (*event)(void *context, const DPEvent *event);
  /// Once a frame while ticking; the frame's time in microseconds of the monotonic clock.
  void (*tick)(void *context, int64_t time);
  /// Whether the keyboard is with the canvas or a proxy on it; `proxy` is that one's key.
  void (*focus)(void *context, bool has_focus, const char *_Nullable proxy);
  /// Assistive technology or the keyboard pressed a proxy, or asked for one of its own actions.
  void (*press)(void *context, const char *proxy, const char *_Nullable action);
  /// An input method committed text.
  void (*commit)(void *context, const char *text);
  /// An input method shows text that it may yet commit.
  void (*compose)(void *context, const char *text);
  /// A file was dropped.
  void (*drop)(void *context, const char *path);
  /// The last call; the context is not used after it.
  void (*destroy)(void *context);
} DPCanvasCallbacks;

typedef enum {
  /// The phone on its desk.
  DPCanvasPhone,
  /// A timeline: to assistive technology a slider.
  DPCanvasTimeline,
  /// A curve whose handles are pulled.
  DPCanvasCurve,
} DPCanvasKind;

// All of it is C because the canvas is a widget of a class of our own: a struct with a table of C functions, which the toolkit
// calls. Its events, its input method and what assistive technology knows of it come and go by functions of the toolkit's.

/// A new canvas with one reference for the caller.
DPCanvas *dp_canvas_new(DPCanvasKind kind, DPCanvasCallbacks callbacks, void *context);
void dp_canvas_release(DPCanvas *canvas);

/// The least and the natural size it asks its window for.
void dp_canvas_set_size(
    DPCanvas *canvas, double least_width, double least_height, double width, double height);
/// Asks for one `snapshot` in the next frame.
void dp_canvas_draw(DPCanvas *canvas);
/// Whether that is still to come.
bool dp_canvas_is_due(const DPCanvas *canvas);
/// Starts or stops the frame clock's `tick`. While it is stopped nothing wakes the process.
void dp_canvas_set_ticking(DPCanvas *canvas, bool ticking);
void dp_canvas_take_focus(DPCanvas *canvas);
/// The position of a timeline, for assistive technology: seconds, and words for them.
void dp_canvas_set_value(DPCanvas *canvas, double now, double end, const char *words);
/// What assistive technology calls it, and what it says of it.
void dp_canvas_set_words(DPCanvas *canvas, const char *label, const char *description);
/// What is said where a pointer rests on an area of it, or nothing (NULL).
void dp_canvas_set_tip(DPCanvas *canvas, const char *_Nullable text, DPRect area);
/// How the pointer looks over it, by the name that CSS has for it.
void dp_canvas_set_cursor(DPCanvas *canvas, const char *name);

/// What is written beside the phone in the desktop's own font: the time, a hint, and the names of up to `DP_NAMES`
/// phones, from `DPNoteName` on.
typedef enum { DPNoteTime, DPNoteHint, DPNoteName } DPNote;
enum { DP_NAMES = 16 };

/// Writes a note into an area of the canvas, or takes it away (NULL); one that the area has no room for is not shown, but
/// a name is cut short. `across` says where in the area, from 0 (left) to 1. `tip` is said where a pointer rests on it.
void dp_canvas_set_note(
    DPCanvas *canvas, DPNote note, const char *_Nullable text, const char *_Nullable tip, DPRect area,
    double across);
/// Where its top left corner is on the window's surface, whose shadow counts too.
void dp_canvas_origin(DPCanvas *canvas, double *x, double *y);
/// Whether the window's renderer keeps textures in its own memory; GSK's Cairo fetches their pixels in each frame.
bool dp_canvas_keeps_textures(DPCanvas *canvas);

/// Sends key presses through the input method first. Its window of candidates opens under `caret`.
void dp_canvas_take_text(DPCanvas *canvas, bool takes, DPRect caret);

// All of it is C because a frame is put together by GSK's functions, with matrices and rectangles of graphene's.

/// Appends a picture of `width` by `height` points, clipped to these, with its origin at (x, y) and `factor` logical
/// pixels to a point.
void dp_snapshot_append(
    DPSnapshot *snapshot, const DPNode *node, double x, double y, double width, double height,
    double factor);
/// What is appended until `dp_snapshot_pop` is only seen within a rectangle of the canvas.
void dp_snapshot_push_clip(DPSnapshot *snapshot, DPRect rect);
/// The first of two pictures follows, then `dp_snapshot_pop`, the second and `dp_snapshot_pop_difference`: seen is where
/// they differ, in a colour, which is full where a channel differs by a quarter.
void dp_snapshot_push_difference(DPSnapshot *snapshot, DPColor color);
void dp_snapshot_pop_difference(DPSnapshot *snapshot);
void dp_snapshot_pop(DPSnapshot *snapshot);

/// A theme's colour by name, such as `theme_bg_color`; false if the theme has no such colour.
bool dp_canvas_color(DPCanvas *canvas, const char *name, DPColor *color);

#pragma clang assume_nonnull end
