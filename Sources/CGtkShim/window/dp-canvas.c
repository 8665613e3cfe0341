// The canvas as a widget of the toolkit.
#include <dp-exact.h>

#include "dp-canvas-private.h"
#include "dp-proxy-private.h"

G_DEFINE_FINAL_TYPE(DPCanvas, dp_canvas, GTK_TYPE_WIDGET)

static void measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *least, int *natural,
    int *least_baseline, int *natural_baseline) {
  (void)for_size;
  DPCanvas *canvas = (DPCanvas *)widget;
  bool across = orientation == GTK_ORIENTATION_HORIZONTAL;
  *least = (int)ceil(across ? canvas->least_width : canvas->least_height);
  *natural = MAX(*least, (int)ceil(across ? canvas->width : canvas->height));
  *least_baseline = *natural_baseline = -1;
}

static void size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  (void)baseline;
  DPCanvas *canvas = (DPCanvas *)widget;
  canvas->is_due = true;
  if (canvas->context != NULL)
    canvas->callbacks.allocate(
        canvas->context, width, height, gtk_widget_get_scale_factor(widget));
  dp_proxies_allocate(widget, 0, 0);
  dp_canvas_notes_allocate(canvas);
}

static void paint(DPCanvas *canvas) {
  canvas->is_due = false;
  DPSnapshot snapshot = {gtk_snapshot_new(), canvas->broadway};
  if (canvas->broadway != NULL)
    dp_broadway_begin(canvas->broadway, gtk_widget_get_scale_factor(GTK_WIDGET(canvas)));
  canvas->callbacks.snapshot(canvas->context, &snapshot);
  if (canvas->broadway != NULL) dp_broadway_end(canvas->broadway);
  g_clear_pointer(&canvas->painted, gsk_render_node_unref);
  canvas->painted = gtk_snapshot_free_to_node(snapshot.gtk);
}

/// GTK asks also if nothing but a note on the canvas has changed, such as one that shows the time.
static void snapshot(GtkWidget *widget, GtkSnapshot *gtk) {
  DPCanvas *canvas = (DPCanvas *)widget;
  if (canvas->context == NULL) return;
  if (canvas->is_due) paint(canvas);
  if (canvas->painted != NULL) gtk_snapshot_append_node(gtk, canvas->painted);
  dp_canvas_notes_snapshot(canvas, gtk);
}

static void contains_focus_changed(GtkEventControllerFocus *focus, GParamSpec *spec, gpointer data) {
  (void)spec;
  DPCanvas *canvas = data;
  canvas->has_focus = gtk_event_controller_focus_contains_focus(focus);
  dp_canvas_text_focus(canvas);
  // A proxy that has the focus says so itself, afterwards.
  dp_canvas_focus_moved(canvas, NULL);
}

static gboolean event_came(GtkEventControllerLegacy *controller, GdkEvent *event, gpointer data) {
  (void)controller;
  DPCanvas *canvas = data;
  if (canvas->context == NULL) return GDK_EVENT_PROPAGATE;
  GdkEventType type = gdk_event_get_event_type(event);
  bool is_key = type == GDK_KEY_PRESS || type == GDK_KEY_RELEASE;
  if (is_key && canvas->takes_text && gtk_im_context_filter_keypress(canvas->im, event))
    return GDK_EVENT_STOP;
  return dp_canvas_translate(canvas, event);
}

static void simple_event(DPCanvas *canvas, DPEventKind kind) {
  if (canvas->context == NULL) return;
  DPEvent event = {.kind = kind};
  canvas->callbacks.event(canvas->context, &event);
}

static void pointer_left(GtkEventControllerMotion *motion, gpointer data) {
  (void)motion;
  simple_event(data, DPEventLeave);
}

static gboolean dropped(
    GtkDropTarget *target, const GValue *value, double x, double y, gpointer data) {
  (void)target, (void)x, (void)y;
  DPCanvas *canvas = data;
  if (canvas->context == NULL || !G_VALUE_HOLDS(value, GDK_TYPE_FILE_LIST)) return FALSE;
  GSList *files = g_value_get_boxed(value);
  char *path = files != NULL ? g_file_get_path(files->data) : NULL;
  if (path == NULL) return FALSE;
  canvas->callbacks.drop(canvas->context, path);
  g_free(path);
  return TRUE;
}

static gboolean ticked(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  (void)data;
  DPCanvas *canvas = (DPCanvas *)widget;
  if (canvas->context != NULL)
    canvas->callbacks.tick(canvas->context, gdk_frame_clock_get_frame_time(clock));
  return G_SOURCE_CONTINUE;
}

static void realize(GtkWidget *widget) {
  GTK_WIDGET_CLASS(dp_canvas_parent_class)->realize(widget);
  DPCanvas *canvas = (DPCanvas *)widget;
  gtk_im_context_set_client_widget(canvas->im, widget);
  canvas->is_due = true;
  canvas->broadway = dp_broadway_new(gtk_widget_get_display(widget));
}

static void unrealize(GtkWidget *widget) {
  DPCanvas *canvas = (DPCanvas *)widget;
  if (canvas->im != NULL) {
    gtk_im_context_focus_out(canvas->im);
    gtk_im_context_set_client_widget(canvas->im, NULL);
  }
  g_clear_pointer(&canvas->broadway, dp_broadway_free);
  GTK_WIDGET_CLASS(dp_canvas_parent_class)->unrealize(widget);
}

/// Another window has the keyboard now, such as a dialog of our own: the pointer may have left too, without an event.
static void active_changed(GtkWindow *root, GParamSpec *spec, gpointer data) {
  (void)spec;
  if (!gtk_window_is_active(root)) simple_event(data, DPEventGrabLost);
}

/// A device that is unplugged while a finger or a button is down never says that it was lifted. X's own pointer stays:
/// there the server lifts what an unplugged mouse held.
static void device_removed(GdkSeat *seat, GdkDevice *device, gpointer data) {
  if (gdk_device_get_source(device) == GDK_SOURCE_TOUCHSCREEN ||
      device == gdk_seat_get_pointer(seat))
    simple_event(data, DPEventGrabLost);
}

static void root(GtkWidget *widget) {
  GTK_WIDGET_CLASS(dp_canvas_parent_class)->root(widget);
  g_signal_connect(
      gtk_widget_get_root(widget), "notify::is-active", G_CALLBACK(active_changed), widget);
  GdkSeat *seat = gdk_display_get_default_seat(gtk_widget_get_display(widget));
  if (seat != NULL)
    g_signal_connect(seat, "device-removed", G_CALLBACK(device_removed), widget);
}

static void unroot(GtkWidget *widget) {
  GdkSeat *seat = gdk_display_get_default_seat(gtk_widget_get_display(widget));
  if (seat != NULL)
    g_signal_handlers_disconnect_by_func(seat, G_CALLBACK(device_removed), widget);
  g_signal_handlers_disconnect_by_func(
      gtk_widget_get_root(widget), G_CALLBACK(active_changed), widget);
  GTK_WIDGET_CLASS(dp_canvas_parent_class)->unroot(widget);
}

static void unmap(GtkWidget *widget) {
  simple_event((DPCanvas *)widget, DPEventGrabLost);
  GTK_WIDGET_CLASS(dp_canvas_parent_class)->unmap(widget);
}

static void dispose(GObject *object) {
  DPCanvas *canvas = (DPCanvas *)object;
  GtkWidget *widget = (GtkWidget *)object;
  void *context = canvas->context;
  canvas->context = NULL;
  g_clear_pointer(&canvas->tip, g_free);
  if (canvas->tick != 0) gtk_widget_remove_tick_callback(widget, canvas->tick);
  canvas->tick = 0;
  dp_canvas_text_end(canvas);
  g_clear_pointer(&canvas->painted, gsk_render_node_unref);
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(widget)) != NULL) gtk_widget_unparent(child);
  memset(canvas->notes, 0, sizeof canvas->notes);
  if (context != NULL) {
    canvas->callbacks.destroy(context);
    dp_object_freed();
  }
  G_OBJECT_CLASS(dp_canvas_parent_class)->dispose(object);
}

static gboolean query_tooltip(
    GtkWidget *widget, int x, int y, gboolean by_keyboard, GtkTooltip *tooltip) {
  DPCanvas *canvas = (DPCanvas *)widget;
  DPRect area = canvas->tip_area;
  bool is_inside = x >= area.x && x < area.x + area.width && y >= area.y && y < area.y + area.height;
  if (canvas->tip == NULL || by_keyboard || !is_inside) return FALSE;
  gtk_tooltip_set_text(tooltip, canvas->tip);
  gtk_tooltip_set_tip_area(
      tooltip, &(GdkRectangle){(int)area.x, (int)area.y, (int)area.width, (int)area.height});
  return TRUE;
}

static void dp_canvas_class_init(DPCanvasClass *class) {
  GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);
  G_OBJECT_CLASS(class)->dispose = dispose;
  widget->measure = measure;
  widget->size_allocate = size_allocate;
  widget->snapshot = snapshot;
  widget->realize = realize;
  widget->unrealize = unrealize;
  widget->unmap = unmap;
  widget->root = root;
  widget->unroot = unroot;
  widget->query_tooltip = query_tooltip;
}

static void dp_canvas_init(DPCanvas *canvas) {
  GtkWidget *widget = GTK_WIDGET(canvas);
  gtk_widget_set_focusable(widget, TRUE);
  gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN);
  dp_canvas_text_begin(canvas);

  GtkEventController *legacy = gtk_event_controller_legacy_new();
  g_signal_connect(legacy, "event", G_CALLBACK(event_came), canvas);
  gtk_widget_add_controller(widget, legacy);
  GtkEventController *motion = gtk_event_controller_motion_new();
  g_signal_connect(motion, "leave", G_CALLBACK(pointer_left), canvas);
  gtk_widget_add_controller(widget, motion);
  GtkEventController *focus = gtk_event_controller_focus_new();
  g_signal_connect(focus, "notify::contains-focus", G_CALLBACK(contains_focus_changed), canvas);
  gtk_widget_add_controller(widget, focus);
  GtkDropTarget *drop = gtk_drop_target_new(GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);
  g_signal_connect(drop, "drop", G_CALLBACK(dropped), canvas);
  gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(drop));
}

static const char *const css_names[] = {"phone", "timeline", "curve"};

DPCanvas *dp_canvas_new(DPCanvasKind kind, DPCanvasCallbacks callbacks, void *context) {
  static const char *const labels[] = {"Phone", "Timeline", "Curve"};
  GtkAccessibleRole role =
      kind == DPCanvasTimeline ? GTK_ACCESSIBLE_ROLE_SLIDER : GTK_ACCESSIBLE_ROLE_GROUP;
  DPCanvas *canvas = g_object_new(
      dp_canvas_get_type(), "css-name", css_names[kind], "accessible-role", role, NULL);
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(canvas), GTK_ACCESSIBLE_PROPERTY_LABEL, labels[kind], -1);
  canvas->callbacks = callbacks;
  canvas->context = context;
  dp_object_made();
  return g_object_ref_sink(canvas);
}

bool dp_canvas_is_curve(GtkWidget *widget) {
  return G_TYPE_CHECK_INSTANCE_TYPE(widget, dp_canvas_get_type())
      && g_str_equal(gtk_widget_get_css_name(widget), css_names[DPCanvasCurve]);
}

void dp_canvas_release(DPCanvas *canvas) { g_object_unref(canvas); }

void dp_canvas_set_size(
    DPCanvas *canvas, double least_width, double least_height, double width, double height) {
  canvas->least_width = least_width;
  canvas->least_height = least_height;
  canvas->width = width;
  canvas->height = height;
  gtk_widget_queue_resize(GTK_WIDGET(canvas));
}

void dp_canvas_draw(DPCanvas *canvas) {
  canvas->is_due = true;
  gtk_widget_queue_draw(GTK_WIDGET(canvas));
}

bool dp_canvas_is_due(const DPCanvas *canvas) { return canvas->is_due; }

void dp_canvas_set_ticking(DPCanvas *canvas, bool ticking) {
  if (canvas->context == NULL || ticking == (canvas->tick != 0)) return;
  if (ticking) {
    canvas->tick = gtk_widget_add_tick_callback(GTK_WIDGET(canvas), ticked, NULL, NULL);
  } else {
    gtk_widget_remove_tick_callback(GTK_WIDGET(canvas), canvas->tick);
    canvas->tick = 0;
  }
}

void dp_canvas_set_cursor(DPCanvas *canvas, const char *name) {
  gtk_widget_set_cursor_from_name(GTK_WIDGET(canvas), name);
}

void dp_canvas_take_focus(DPCanvas *canvas) { gtk_widget_grab_focus(GTK_WIDGET(canvas)); }

void dp_canvas_set_value(DPCanvas *canvas, double now, double end, const char *words) {
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(canvas), GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
      GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, end, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, now,
      GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, words, -1);
}

void dp_canvas_set_words(DPCanvas *canvas, const char *label, const char *description) {
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(canvas), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

void dp_canvas_set_tip(DPCanvas *canvas, const char *text, DPRect area) {
  g_free(canvas->tip);
  canvas->tip = g_strdup(text);
  canvas->tip_area = area;
  gtk_widget_set_has_tooltip(GTK_WIDGET(canvas), text != NULL);
}

void dp_canvas_origin(DPCanvas *canvas, double *x, double *y) {
  double left = 0, top = 0;
  *x = *y = 0;
  GtkNative *native = gtk_widget_get_native(GTK_WIDGET(canvas));
  if (native == NULL) return;
  gtk_native_get_surface_transform(native, &left, &top);
  gtk_widget_translate_coordinates(GTK_WIDGET(canvas), GTK_WIDGET(native), 0, 0, x, y);
  *x += left;
  *y += top;
}

bool dp_canvas_keeps_textures(DPCanvas *canvas) {
  GtkNative *native = gtk_widget_get_native(GTK_WIDGET(canvas));
  GskRenderer *renderer = native != NULL ? gtk_native_get_renderer(native) : NULL;
  return renderer != NULL && !g_str_equal(G_OBJECT_TYPE_NAME(renderer), "GskCairoRenderer");
}

bool dp_canvas_color(DPCanvas *canvas, const char *name, DPColor *color) {
  GdkRGBA rgba;
  GtkStyleContext *style = gtk_widget_get_style_context(GTK_WIDGET(canvas));
  if (!gtk_style_context_lookup_color(style, name, &rgba)) return false;
  *color = (DPColor){rgba.red, rgba.green, rgba.blue, rgba.alpha};
  return true;
}
