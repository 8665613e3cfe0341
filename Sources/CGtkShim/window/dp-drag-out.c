// Lets the user drag files out of the window.
#include <dp-exact.h>

#include "dp-drag-out.h"

#include "dp-coming-file-private.h"
#include "dp-window-private.h"

/// The longer side of what hangs at the pointer, in logical pixels.
static const float icon_size = 160;

struct DPDragged {
  GdkContentProvider *provider;
  GdkTexture *picture;
};

typedef struct {
  DPDragOutCallbacks callbacks;
  void *context;
  /// Belongs to the button that it watches.
  GtkGesture *gesture;
  bool is_dragging;
} DragOut;

static void drag_out_free(gpointer data, GClosure *closure) {
  (void)closure;
  DragOut *out = data;
  out->callbacks.destroy(out->context);
  g_free(out);
}

void dp_dragged_show(
    DPDragged *dragged, const uint8_t *bytes, int32_t width, int32_t height, int32_t stride) {
  GBytes *pixels = g_bytes_new(bytes, (gsize)stride * (gsize)height);
  dragged->picture = gdk_memory_texture_new(width, height, GDK_MEMORY_DEFAULT, pixels, (gsize)stride);
  g_bytes_unref(pixels);
}

void dp_dragged_set(DPDragged *dragged, const char *path, const uint8_t *file, size_t length) {
  GFile *place = g_file_new_for_path(path);
  GBytes *content = g_bytes_new(file, length);
  dragged->provider = gdk_content_provider_new_union(
      (GdkContentProvider *[]){gdk_content_provider_new_typed(G_TYPE_FILE, place),
          gdk_content_provider_new_for_bytes("image/png", content)},
      2);
  g_bytes_unref(content);
  g_object_unref(place);
}

void dp_dragged_set_coming(DPDragged *dragged, DPComingFile *file) {
  dragged->provider = dp_coming_file_provider(file);
}

static void set_icon(GtkDragSource *source, GdkTexture *picture) {
  float width = (float)gdk_texture_get_width(picture), height = (float)gdk_texture_get_height(picture);
  float scale = MIN(1, icon_size / MAX(width, height));
  GtkSnapshot *snapshot = gtk_snapshot_new();
  graphene_size_t size = GRAPHENE_SIZE_INIT(width * scale, height * scale);
  gtk_snapshot_append_texture(snapshot, picture, &GRAPHENE_RECT_INIT(0, 0, size.width, size.height));
  GdkPaintable *icon = gtk_snapshot_free_to_paintable(snapshot, &size);
  gtk_drag_source_set_icon(source, icon, 0, 0);
  g_object_unref(icon);
}

static GdkContentProvider *prepare(GtkDragSource *source, double x, double y, gpointer data) {
  (void)x, (void)y;
  DragOut *out = data;
  DPDragged dragged = {NULL, NULL};
  out->callbacks.begin(out->context, &dragged);
  out->is_dragging = dragged.provider != NULL;
  if (dragged.picture != NULL) set_icon(source, dragged.picture);
  g_clear_object(&dragged.picture);
  return dragged.provider;
}

static void ended(GtkDragSource *source, GdkDrag *drag, gboolean deleted, gpointer data) {
  (void)source, (void)drag, (void)deleted;
  DragOut *out = data;
  out->is_dragging = false;
  out->callbacks.end(out->context);
}

/// Without this the header would move the window with the same drag; newer versions of GTK begin a drag after a tenth of a second
/// at the earliest, and a quick hand is further by then.
static gboolean keeps_event(GtkEventControllerLegacy *controller, GdkEvent *event, gpointer data) {
  (void)controller;
  DragOut *out = data;
  return (out->is_dragging || gtk_gesture_is_active(out->gesture)) && gdk_event_get_event_type(event) == GDK_MOTION_NOTIFY;
}

void dp_window_add_drag_out(
    DPWindow *window, const char *button, const char *words, DPDragOutCallbacks callbacks, void *context) {
  DragOut *out = g_new0(DragOut, 1);
  out->callbacks = callbacks;
  out->context = context;
  GtkDragSource *source = gtk_drag_source_new();
  out->gesture = GTK_GESTURE(source);
  gtk_event_controller_set_propagation_phase(GTK_EVENT_CONTROLLER(source), GTK_PHASE_CAPTURE);
  g_signal_connect_data(source, "prepare", G_CALLBACK(prepare), out, drag_out_free, 0);
  g_signal_connect(source, "drag-end", G_CALLBACK(ended), out);
  GtkEventController *keeper = gtk_event_controller_legacy_new();
  g_signal_connect(keeper, "event", G_CALLBACK(keeps_event), out);
  GtkWidget *handle = g_hash_table_lookup(window->buttons, button);
  gtk_widget_set_tooltip_text(handle, words);
  gtk_widget_add_controller(handle, GTK_EVENT_CONTROLLER(source));
  gtk_widget_add_controller(handle, keeper);
}
