// Has the main loop read from pipes and sockets.
#include <dp-exact.h>

#include "dp-stream.h"

#include <errno.h>
#include <fcntl.h>
#include <glib-unix.h>
#include <unistd.h>

#include "dp-object.h"

/// So many bytes are read at once.
enum { MOST = 1 << 14 };

struct DPStream {
  int descriptor;
  guint source;
  void (*received)(void *context, const uint8_t *bytes, int32_t count);
  void *context;
  void (*destroy)(void *context);
};

static gboolean readable(int descriptor, GIOCondition condition, gpointer data) {
  (void)condition;
  DPStream *stream = data;
  uint8_t bytes[MOST];
  ssize_t count = read(descriptor, bytes, sizeof bytes);
  if (count < 0 && (errno == EAGAIN || errno == EINTR)) return G_SOURCE_CONTINUE;
  if (count > 0) {
    // The last use: the callback may free the stream, which removes the source.
    stream->received(stream->context, bytes, (int32_t)count);
    return G_SOURCE_CONTINUE;
  }
  stream->source = 0;
  stream->received(stream->context, bytes, 0);
  return G_SOURCE_REMOVE;
}

DPStream *dp_stream_new(
    int32_t descriptor, void (*received)(void *context, const uint8_t *bytes, int32_t count),
    void *context, void (*destroy)(void *context)) {
  DPStream *stream = g_new0(DPStream, 1);
  stream->descriptor = descriptor;
  stream->received = received;
  stream->context = context;
  stream->destroy = destroy;
  fcntl(descriptor, F_SETFD, FD_CLOEXEC);
  g_unix_set_fd_nonblocking(descriptor, TRUE, NULL);
  stream->source =
      g_unix_fd_add(descriptor, G_IO_IN | G_IO_HUP | G_IO_ERR, readable, stream);
  dp_passing_object_made();
  return stream;
}

void dp_stream_free(DPStream *stream) {
  if (stream->source != 0) g_source_remove(stream->source);
  close(stream->descriptor);
  stream->destroy(stream->context);
  dp_passing_object_freed();
  g_free(stream);
}
