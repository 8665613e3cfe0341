// Lets a hand draw a picture out of the window.
#include "dp-drag-out.h"

#include <glib/gstdio.h>

#include "dp-window-private.h"

/// The longer side of what hangs at the pointer, in logical pixels.
static const float icon_size = 160;

struct DPDragged {
  char *name;
  GBytes *file;
  GdkTexture *picture;
};

typedef struct {
  DPDragOutCallbacks callbacks;
  void *context;
  /// A folder of its own, for one file at a time, or NULL; who takes the file may read it as long as the window is there.
  char *folder, *path;
  bool is_dragging;
} DragOut;

static void remove_file(DragOut *out) {
  if (out->path != NULL) g_unlink(out->path);
  g_clear_pointer(&out->path, g_free);
}

static void drag_out_free(gpointer data, GClosure *closure) {
  (void)closure;
  DragOut *out = data;
  remove_file(out);
  if (out->folder != NULL) g_rmdir(out->folder);
  g_free(out->folder);
  out->callbacks.destroy(out->context);
  g_free(out);
}

void dp_dragged_set(
    DPDragged *dragged, const char *name, const uint8_t *file, size_t length, const uint8_t *bytes,
    int32_t width, int32_t height, int32_t stride) {
  dragged->name = g_strdup(name);
  dragged->file = g_bytes_new(file, length);
  GBytes *pixels = g_bytes_new(bytes, (gsize)stride * (gsize)height);
  dragged->picture = gdk_memory_texture_new(width, height, GDK_MEMORY_DEFAULT, pixels, (gsize)stride);
  g_bytes_unref(pixels);
}

static bool write_file(DragOut *out, const DPDragged *dragged, GError **error) {
  remove_file(out);
  if (out->folder == NULL) out->folder = g_dir_make_tmp("dragged-XXXXXX", error);
  if (out->folder == NULL) return false;
  out->path = g_build_filename(out->folder, dragged->name, NULL);
  gsize length;
  const char *bytes = g_bytes_get_data(dragged->file, &length);
  return g_file_set_contents(out->path, bytes, (gssize)length, error);
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
  DPDragged dragged = {NULL, NULL, NULL};
  GdkContentProvider *provider = NULL;
  GError *error = NULL;
  out->callbacks.begin(out->context, &dragged);
  if (dragged.picture != NULL && write_file(out, &dragged, &error)) {
    out->is_dragging = true;
    GFile *file = g_file_new_for_path(out->path);
    set_icon(source, dragged.picture);
    provider = gdk_content_provider_new_union(
        (GdkContentProvider *[]){gdk_content_provider_new_typed(G_TYPE_FILE, file),
            gdk_content_provider_new_for_bytes("image/png", dragged.file)},
        2);
    g_object_unref(file);
  }
  if (error != NULL) out->callbacks.failed(out->context, error->message);
  g_clear_error(&error);
  g_clear_object(&dragged.picture);
  g_clear_pointer(&dragged.file, g_bytes_unref);
  g_free(dragged.name);
  return provider;
}

static void ended(GtkDragSource *source, GdkDrag *drag, gboolean deleted, gpointer data) {
  (void)source, (void)drag, (void)deleted;
  DragOut *out = data;
  out->is_dragging = false;
}

/// The header would take the same move of the hand for one of the window.
static gboolean keeps_event(GtkEventControllerLegacy *controller, GdkEvent *event, gpointer data) {
  (void)controller;
  DragOut *out = data;
  return out->is_dragging && gdk_event_get_event_type(event) == GDK_MOTION_NOTIFY;
}

void dp_window_add_drag_out(
    DPWindow *window, const char *button, const char *words, DPDragOutCallbacks callbacks, void *context) {
  DragOut *out = g_new0(DragOut, 1);
  out->callbacks = callbacks;
  out->context = context;
  GtkDragSource *source = gtk_drag_source_new();
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
