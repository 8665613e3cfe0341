// Lets other programs wait for a file that is still being made.
#include <dp-exact.h>

#include "dp-coming-file-private.h"
#include "dp-private.h"

#define LIST "text/uri-list"

struct DPComingFile {
  GdkContentProvider parent;
  char *list, *type;
  /// NULL until it is known, and if it never will be.
  GBytes *content;
  bool is_over;
  /// The tasks of those who wait.
  GList *waiting;
};

typedef struct {
  GdkContentProviderClass parent;
} DPComingFileClass;

/// What another program asked for, and where it is written.
typedef struct {
  GOutputStream *stream;
  GBytes *bytes;
  bool is_list;
  int priority;
} Request;

G_DEFINE_FINAL_TYPE(DPComingFile, dp_coming_file, GDK_TYPE_CONTENT_PROVIDER)

static void request_free(gpointer data) {
  Request *request = data;
  g_object_unref(request->stream);
  g_clear_pointer(&request->bytes, g_bytes_unref);
  g_free(request);
}

static void wrote(GObject *stream, GAsyncResult *result, gpointer data) {
  GTask *task = data;
  GError *error = NULL;
  if (g_output_stream_write_all_finish(G_OUTPUT_STREAM(stream), result, NULL, &error))
    g_task_return_boolean(task, TRUE);
  else
    g_task_return_error(task, error);
  g_object_unref(task);
}

static void serve(DPComingFile *file, GTask *task) {
  Request *request = g_task_get_task_data(task);
  if (file->content == NULL) {
    g_task_return_new_error(task, G_IO_ERROR, G_IO_ERROR_FAILED, "The file was not saved");
    g_object_unref(task);
    return;
  }
  request->bytes =
      request->is_list ? g_bytes_new(file->list, strlen(file->list)) : g_bytes_ref(file->content);
  gsize length;
  const void *bytes = g_bytes_get_data(request->bytes, &length);
  g_output_stream_write_all_async(
      request->stream, bytes, length, request->priority, g_task_get_cancellable(task), wrote, task);
}

static GdkContentFormats *ref_formats(GdkContentProvider *provider) {
  const char *types[] = {LIST, ((DPComingFile *)provider)->type};
  return gdk_content_formats_new(types, G_N_ELEMENTS(types));
}

static void write_async(
    GdkContentProvider *provider, const char *type, GOutputStream *stream, int priority,
    GCancellable *cancellable, GAsyncReadyCallback done, gpointer data) {
  DPComingFile *file = (DPComingFile *)provider;
  GTask *task = g_task_new(provider, cancellable, done, data);
  Request *request = g_new0(Request, 1);
  request->stream = g_object_ref(stream);
  request->is_list = g_str_equal(type, LIST);
  request->priority = priority;
  g_task_set_task_data(task, request, request_free);
  if (file->is_over)
    serve(file, task);
  else
    file->waiting = g_list_append(file->waiting, task);
}

static gboolean write_finish(GdkContentProvider *provider, GAsyncResult *result, GError **error) {
  (void)provider;
  return g_task_propagate_boolean(G_TASK(result), error);
}

static void finalize(GObject *object) {
  DPComingFile *file = (DPComingFile *)object;
  g_free(file->list);
  g_free(file->type);
  g_clear_pointer(&file->content, g_bytes_unref);
  G_OBJECT_CLASS(dp_coming_file_parent_class)->finalize(object);
}

static void dp_coming_file_class_init(DPComingFileClass *class) {
  G_OBJECT_CLASS(class)->finalize = finalize;
  GdkContentProviderClass *provider = GDK_CONTENT_PROVIDER_CLASS(class);
  provider->ref_formats = ref_formats;
  provider->write_mime_type_async = write_async;
  provider->write_mime_type_finish = write_finish;
}

static void dp_coming_file_init(DPComingFile *file) { (void)file; }

DPComingFile *dp_coming_file_new(const char *path, const char *type) {
  DPComingFile *file = g_object_new(dp_coming_file_get_type(), NULL);
  char *uri = g_filename_to_uri(path, NULL, NULL);
  file->list = g_strconcat(uri, "\r\n", NULL);
  file->type = g_strdup(type);
  g_free(uri);
  dp_object_made();
  return file;
}

void dp_coming_file_give(DPComingFile *file, const uint8_t *bytes, size_t length) {
  if (file->is_over) return;
  file->is_over = true;
  if (bytes != NULL) file->content = g_bytes_new(bytes, length);
  GList *waiting = g_steal_pointer(&file->waiting);
  for (GList *one = waiting; one != NULL; one = one->next) serve(file, one->data);
  g_list_free(waiting);
}

void dp_coming_file_release(DPComingFile *file) {
  dp_coming_file_give(file, NULL, 0);
  g_object_unref(file);
  dp_object_freed();
}

GdkContentProvider *dp_coming_file_provider(DPComingFile *file) {
  return g_object_ref(GDK_CONTENT_PROVIDER(file));
}
