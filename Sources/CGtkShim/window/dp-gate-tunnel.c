// Copies bytes between a browser and the daemon, both ways.
#include "dp-gate-private.h"

#include <gio/gunixsocketaddress.h>

enum {
  /// So much is read at once and held. No more is read until it is written, so that a slow reader slows the writer and
  /// the machine keeps its memory.
  HELD = 1 << 16,
  /// How long one side may still speak after the other has ended.
  LAST_WORDS_MILLISECONDS = 1000,
};

/// The frame that closes a WebSocket with the number 4000: another page has come. Numbers from there on are a program's own.
static const guint8 superseded_frame[] = {0x88, 0x02, 0x0f, 0xa0};

typedef struct DPTunnel DPTunnel;

/// One of the two directions. Until it has ended, exactly one operation of its own is running.
typedef struct {
  DPTunnel *tunnel;
  GSocketConnection *from, *to;
  bool has_ended;
  bool is_reading;
  guint8 held[HELD];
} DPTunnelDirection;

struct DPTunnel {
  DPGate *gate;
  GSocketConnection *browser;
  GIOStream *stolen;
  GSocketConnection *daemon;
  char *greeting;
  GCancellable *cancel;
  GSource *cut;
  /// A later page has come.
  bool is_superseded;
  /// Whether the browser was sent the reason.
  bool has_sent_reason;
  DPTunnelDirection up, down;
};

static void tunnel_free(DPTunnel *tunnel) {
  g_queue_remove(&tunnel->gate->tunnels, tunnel);
  dp_source_clear(&tunnel->cut);
  g_io_stream_close(G_IO_STREAM(tunnel->browser), NULL, NULL);
  if (tunnel->daemon != NULL) g_io_stream_close(G_IO_STREAM(tunnel->daemon), NULL, NULL);
  g_clear_object(&tunnel->stolen);
  g_object_unref(tunnel->browser);
  g_clear_object(&tunnel->daemon);
  g_object_unref(tunnel->cancel);
  g_free(tunnel->greeting);
  g_free(tunnel);
}

/// Sends the browser the reason why its connection ends, but not in the middle of a frame: between two parts of what the
/// daemon sends.
static void send_reason(DPTunnel *tunnel) {
  if (!tunnel->is_superseded || tunnel->has_sent_reason) return;
  tunnel->has_sent_reason = true;
  GSocket *socket = g_socket_connection_get_socket(tunnel->browser);
  g_socket_send_with_blocking(
      socket, (const char *)superseded_frame, sizeof superseded_frame, FALSE, NULL, NULL);
}

static gboolean cut(gpointer data) {
  DPTunnel *tunnel = data;
  dp_source_clear(&tunnel->cut);
  if (tunnel->down.is_reading) send_reason(tunnel);
  g_cancellable_cancel(tunnel->cancel);
  return G_SOURCE_REMOVE;
}

static void cut_soon(DPTunnel *tunnel) {
  if (tunnel->cut == NULL)
    tunnel->cut = dp_gate_timeout(tunnel->gate, LAST_WORDS_MILLISECONDS, cut, tunnel);
}

/// A direction has ended: its receiver gets no more, but may still send.
static void end(DPTunnelDirection *direction) {
  DPTunnel *tunnel = direction->tunnel;
  direction->has_ended = true;
  direction->is_reading = false;
  if (direction == &tunnel->down) send_reason(tunnel);
  g_socket_shutdown(g_socket_connection_get_socket(direction->to), FALSE, TRUE, NULL);
  if (tunnel->up.has_ended && tunnel->down.has_ended)
    tunnel_free(tunnel);
  else
    cut_soon(tunnel);
}

static void copy(DPTunnelDirection *direction);

static void written(GObject *stream, GAsyncResult *result, gpointer data) {
  if (g_output_stream_write_all_finish(G_OUTPUT_STREAM(stream), result, NULL, NULL))
    copy(data);
  else
    end(data);
}

static void read_some(GObject *stream, GAsyncResult *result, gpointer data) {
  DPTunnelDirection *direction = data;
  direction->is_reading = false;
  gssize count = g_input_stream_read_finish(G_INPUT_STREAM(stream), result, NULL);
  if (count <= 0) {
    end(direction);
    return;
  }
  g_output_stream_write_all_async(
      g_io_stream_get_output_stream(G_IO_STREAM(direction->to)), direction->held, (gsize)count,
      G_PRIORITY_DEFAULT, direction->tunnel->cancel, written, direction);
}

static void copy(DPTunnelDirection *direction) {
  direction->is_reading = true;
  g_input_stream_read_async(
      g_io_stream_get_input_stream(G_IO_STREAM(direction->from)), direction->held, HELD, G_PRIORITY_DEFAULT,
      direction->tunnel->cancel, read_some, direction);
}

static void greeted(GObject *stream, GAsyncResult *result, gpointer data) {
  DPTunnel *tunnel = data;
  if (!g_output_stream_write_all_finish(G_OUTPUT_STREAM(stream), result, NULL, NULL)) {
    tunnel_free(tunnel);
    return;
  }
  copy(&tunnel->up);
  copy(&tunnel->down);
}

static void connected(GObject *client, GAsyncResult *result, gpointer data) {
  DPTunnel *tunnel = data;
  tunnel->daemon = g_socket_client_connect_finish(G_SOCKET_CLIENT(client), result, NULL);
  if (tunnel->daemon == NULL) {
    tunnel_free(tunnel);
    return;
  }
  tunnel->up.from = tunnel->down.to = tunnel->browser;
  tunnel->up.to = tunnel->down.from = tunnel->daemon;
  g_output_stream_write_all_async(
      g_io_stream_get_output_stream(G_IO_STREAM(tunnel->daemon)), tunnel->greeting,
      strlen(tunnel->greeting), G_PRIORITY_DEFAULT, tunnel->cancel, greeted, tunnel);
}

void dp_tunnel_begin(
    DPGate *gate, GSocketConnection *browser, GIOStream *stolen, char *greeting) {
  // The daemon drops the former page by itself; if that page reads nothing any more, it would wait for ever.
  for (GList *link = gate->tunnels.head; link != NULL; link = link->next) {
    DPTunnel *former = link->data;
    former->is_superseded = true;
    cut_soon(former);
  }
  DPTunnel *tunnel = g_new0(DPTunnel, 1);
  tunnel->gate = gate;
  tunnel->browser = browser;
  tunnel->stolen = stolen;
  tunnel->greeting = greeting;
  tunnel->cancel = g_cancellable_new();
  tunnel->up.tunnel = tunnel->down.tunnel = tunnel;
  g_queue_push_tail(&gate->tunnels, tunnel);
  GSocketClient *client = g_socket_client_new();
  // Otherwise GIO loads a module that looks for proxies.
  g_socket_client_set_enable_proxy(client, FALSE);
  GSocketAddress *address = g_unix_socket_address_new(gate->daemon);
  g_socket_client_connect_async(
      client, G_SOCKET_CONNECTABLE(address), tunnel->cancel, connected, tunnel);
  g_object_unref(address);
  g_object_unref(client);
}

void dp_tunnels_cancel(DPGate *gate) {
  for (GList *link = gate->tunnels.head; link != NULL; link = link->next)
    g_cancellable_cancel(((DPTunnel *)link->data)->cancel);
}
