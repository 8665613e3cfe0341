// Turns the toolkit's events into events of the canvas.
#include <dp-exact.h>

#include "dp-canvas-private.h"

uint32_t dp_modifiers_of(GdkModifierType state) {
  uint32_t modifiers = 0;
  if (state & GDK_SHIFT_MASK) modifiers |= DPModifierShift;
  if (state & GDK_CONTROL_MASK) modifiers |= DPModifierControl;
  if (state & GDK_ALT_MASK) modifiers |= DPModifierAlt;
  if (state & GDK_SUPER_MASK) modifiers |= DPModifierSuper;
  if (state & GDK_BUTTON1_MASK) modifiers |= DPModifierButton;
  if (state & GDK_BUTTON2_MASK) modifiers |= DPModifierMiddleButton;
  return modifiers;
}

/// From the surface's coordinates, which include a window's shadow, to the canvas's.
static void set_position(DPCanvas *canvas, double x, double y, DPEvent *event) {
  GtkWidget *widget = GTK_WIDGET(canvas);
  GtkNative *native = gtk_widget_get_native(widget);
  double left = 0, top = 0;
  if (native == NULL) return;
  gtk_native_get_surface_transform(native, &left, &top);
  gtk_widget_translate_coordinates(
      GTK_WIDGET(native), widget, x - left, y - top, &event->x, &event->y);
}

static bool send(DPCanvas *canvas, const DPEvent *event) {
  return canvas->context != NULL && canvas->callbacks.event(canvas->context, event);
}

/// Sends what happened between two frames: the toolkit itself reports only the last event.
static void send_history(DPCanvas *canvas, GdkEvent *event, DPEvent like) {
  guint count = 0;
  GdkTimeCoord *history = gdk_event_get_history(event, &count);
  for (guint i = 0; i < count; i++) {
    GdkAxisFlags both = GDK_AXIS_FLAG_X | GDK_AXIS_FLAG_Y;
    if ((history[i].flags & both) != both) continue;
    like.time = history[i].time;
    set_position(canvas, history[i].axes[GDK_AXIS_X], history[i].axes[GDK_AXIS_Y], &like);
    send(canvas, &like);
  }
  g_free(history);
}

static bool send_scroll(DPCanvas *canvas, GdkEvent *event, DPEvent scroll) {
  GdkDevice *device = gdk_event_get_device(event);
  scroll.kind = DPEventScroll;
  scroll.is_touchpad =
      device != NULL && gdk_device_get_source(device) == GDK_SOURCE_TOUCHPAD;
  scroll.is_stop = gdk_scroll_event_is_stop(event);
  scroll.is_precise = gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE;
  switch (gdk_scroll_event_get_direction(event)) {
    case GDK_SCROLL_UP: scroll.dy = -1; break;
    case GDK_SCROLL_DOWN: scroll.dy = 1; break;
    case GDK_SCROLL_LEFT: scroll.dx = -1; break;
    case GDK_SCROLL_RIGHT: scroll.dx = 1; break;
    case GDK_SCROLL_SMOOTH: gdk_scroll_event_get_deltas(event, &scroll.dx, &scroll.dy); break;
  }
  return send(canvas, &scroll);
}

static bool send_pinch(DPCanvas *canvas, GdkEvent *event, DPEvent pinch) {
  switch (gdk_touchpad_event_get_gesture_phase(event)) {
    case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN: pinch.kind = DPEventPinchBegin; break;
    case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE: pinch.kind = DPEventPinchUpdate; break;
    case GDK_TOUCHPAD_GESTURE_PHASE_END: pinch.kind = DPEventPinchEnd; break;
    case GDK_TOUCHPAD_GESTURE_PHASE_CANCEL: pinch.kind = DPEventPinchCancel; break;
  }
  pinch.pinch_scale = gdk_touchpad_event_get_pinch_scale(event);
  pinch.pinch_angle = gdk_touchpad_event_get_pinch_angle_delta(event);
  gdk_touchpad_event_get_deltas(event, &pinch.dx, &pinch.dy);
  return send(canvas, &pinch);
}

static bool send_key(DPCanvas *canvas, GdkEvent *event, DPEvent key) {
  guint value = gdk_key_event_get_keyval(event);
  key.kind = gdk_event_get_event_type(event) == GDK_KEY_PRESS ? DPEventKeyPress : DPEventKeyRelease;
  key.keycode = gdk_key_event_get_keycode(event);
  key.key = gdk_keyval_name(gdk_keyval_to_lower(value));
  return send(canvas, &key);
}

bool dp_canvas_translate(DPCanvas *canvas, GdkEvent *event) {
  DPEvent sent = {
      .time = gdk_event_get_time(event),
      .modifiers = dp_modifiers_of(gdk_event_get_modifier_state(event)),
  };
  double x, y;
  if (gdk_event_get_position(event, &x, &y)) {
    set_position(canvas, x, y, &sent);
    canvas->pointer_x = sent.x;
    canvas->pointer_y = sent.y;
  } else {
    sent.x = canvas->pointer_x;
    sent.y = canvas->pointer_y;
  }
  switch ((int)gdk_event_get_event_type(event)) {
    case GDK_BUTTON_PRESS:
      sent.kind = DPEventPress;
      sent.button = gdk_button_event_get_button(event);
      return send(canvas, &sent);
    case GDK_BUTTON_RELEASE:
      sent.kind = DPEventRelease;
      sent.button = gdk_button_event_get_button(event);
      return send(canvas, &sent);
    case GDK_MOTION_NOTIFY:
      sent.kind = DPEventMotion;
      send_history(canvas, event, sent);
      return send(canvas, &sent);
    case GDK_TOUCH_BEGIN: sent.kind = DPEventTouchBegin; break;
    case GDK_TOUCH_UPDATE: sent.kind = DPEventTouchUpdate; break;
    case GDK_TOUCH_END: sent.kind = DPEventTouchEnd; break;
    case GDK_TOUCH_CANCEL: sent.kind = DPEventTouchCancel; break;
    case GDK_SCROLL: return send_scroll(canvas, event, sent);
    case GDK_TOUCHPAD_PINCH: return send_pinch(canvas, event, sent);
    case GDK_KEY_PRESS:
    case GDK_KEY_RELEASE: return send_key(canvas, event, sent);
    case GDK_GRAB_BROKEN: sent.kind = DPEventGrabLost; return send(canvas, &sent);
    default: return false;
  }
  sent.sequence = (uintptr_t)gdk_event_get_event_sequence(event);
  return send(canvas, &sent);
}

void dp_canvas_focus_moved(DPCanvas *canvas, const char *proxy) {
  if (canvas->context != NULL)
    canvas->callbacks.focus(canvas->context, canvas->has_focus, proxy);
}
