// Connects a browser to the daemon: the browser's messages, checked, in one direction, and the daemon's bytes in the
// other.
#include <dp-exact.h>

#include "dp-gate-private.h"

#include <gio/gunixsocketaddress.h>

#include "dp-frame-reader.h"
#include "dp-frame-track.h"

enum {
  /// So much is read at once and held. No more is read until it is written, so that a slow reader slows the writer and
  /// the machine keeps its memory.
  HELD = 1 << 16,
  /// What is held of messages: no message grows by more than its head, and only the first one may have begun in an earlier
  /// part.
  CHECKED = HELD + DP_LONGEST_MESSAGE + DP_LONGEST_HEAD,
  /// How long one side may still speak after the other has ended.
  LAST_WORDS_MILLISECONDS = 1000,
  /// Another page has come. Numbers from 4000 on are a program's own.
  SUPERSEDED = 4000,
  LONGEST_WORDS = DP_LONGEST_CONTROL + DP_LONGEST_HEAD,
};

/// From the browser to the daemon.
typedef struct {
  DPFrameReader *reader;
  /// What the browser sent, and the messages in it as the gate sends them.
  guint8 held[HELD];
  guint8 checked[CHECKED];
  bool has_ended;
} DPTunnelUp;

/// From the daemon to the browser.
typedef struct {
  guint8 held[HELD];
  /// What of it is not written yet.
  size_t start, count;
  DPFrameTrack track;
  /// A frame of the gate's own that waits for the end of one of the daemon's.
  guint8 words[LONGEST_WORDS];
  size_t words_count;
  /// Whether it closes the connection: nothing may follow it.
  bool are_last_words;
  /// The one that is being written.
  guint8 said[LONGEST_WORDS];
  bool is_reading, is_writing;
  /// The daemon sends no more.
  bool has_read_all;
  bool has_ended;
} DPTunnelDown;

typedef struct {
  DPGate *gate;
  GSocketConnection *browser;
  GIOStream *stolen;
  GSocketConnection *daemon;
  char *greeting;
  GCancellable *cancel;
  GSource *cut;
  /// How many operations have not called back yet. The last one frees a tunnel that is over.
  int running;
  bool is_over;
  DPTunnelUp up;
  DPTunnelDown down;
} DPTunnel;

// MARK: The end

static void tunnel_free(DPTunnel *tunnel) {
  g_queue_remove(&tunnel->gate->tunnels, tunnel);
  dp_source_clear(&tunnel->cut);
  g_io_stream_close(G_IO_STREAM(tunnel->browser), NULL, NULL);
  if (tunnel->daemon != NULL) g_io_stream_close(G_IO_STREAM(tunnel->daemon), NULL, NULL);
  g_clear_object(&tunnel->stolen);
  g_object_unref(tunnel->browser);
  g_clear_object(&tunnel->daemon);
  g_object_unref(tunnel->cancel);
  dp_frame_reader_free(tunnel->up.reader);
  g_free(tunnel->greeting);
  g_free(tunnel);
}

/// Ends the tunnel. The caller must not use it after that.
static void finish(DPTunnel *tunnel) {
  tunnel->is_over = true;
  g_cancellable_cancel(tunnel->cancel);
  if (tunnel->running == 0) tunnel_free(tunnel);
}

/// To be called first by what an operation calls back; false if the tunnel is over.
static bool came_back(DPTunnel *tunnel) {
  tunnel->running -= 1;
  if (!tunnel->is_over) return true;
  if (tunnel->running == 0) tunnel_free(tunnel);
  return false;
}

static gboolean cut(gpointer data) {
  DPTunnel *tunnel = data;
  dp_source_clear(&tunnel->cut);
  finish(tunnel);
  return G_SOURCE_REMOVE;
}

static void cut_soon(DPTunnel *tunnel) {
  if (tunnel->cut == NULL)
    tunnel->cut = dp_gate_timeout(tunnel->gate, LAST_WORDS_MILLISECONDS, cut, tunnel);
}

/// A direction has ended: its receiver gets no more, but may still send for a moment. The caller must not use the tunnel any
/// more.
static void end(DPTunnel *tunnel, bool *has_ended, GSocketConnection *receiver) {
  *has_ended = true;
  g_socket_shutdown(g_socket_connection_get_socket(receiver), FALSE, TRUE, NULL);
  if (tunnel->up.has_ended && tunnel->down.has_ended)
    finish(tunnel);
  else
    cut_soon(tunnel);
}

static void end_up(DPTunnel *tunnel) { end(tunnel, &tunnel->up.has_ended, tunnel->daemon); }
static void end_down(DPTunnel *tunnel) { end(tunnel, &tunnel->down.has_ended, tunnel->browser); }

// MARK: To the browser

static void go_on_down(DPTunnel *tunnel);

static void wrote_down(GObject *stream, GAsyncResult *result, gpointer data) {
  DPTunnel *tunnel = data;
  bool is_fine = g_output_stream_write_all_finish(G_OUTPUT_STREAM(stream), result, NULL, NULL);
  if (!came_back(tunnel)) return;
  tunnel->down.is_writing = false;
  if (is_fine)
    go_on_down(tunnel);
  else
    finish(tunnel);
}

static void write_down(DPTunnel *tunnel, const guint8 *bytes, size_t count) {
  tunnel->down.is_writing = true;
  tunnel->running += 1;
  g_output_stream_write_all_async(
      g_io_stream_get_output_stream(G_IO_STREAM(tunnel->browser)), bytes, count, G_PRIORITY_DEFAULT,
      tunnel->cancel, wrote_down, tunnel);
}

static void read_down(GObject *stream, GAsyncResult *result, gpointer data) {
  DPTunnel *tunnel = data;
  gssize count = g_input_stream_read_finish(G_INPUT_STREAM(stream), result, NULL);
  if (!came_back(tunnel)) return;
  DPTunnelDown *down = &tunnel->down;
  down->is_reading = false;
  down->has_read_all = count <= 0;
  down->start = 0;
  down->count = down->has_read_all ? 0 : (size_t)count;
  go_on_down(tunnel);
}

/// Writes what is to be written next, or reads. The caller must not use the tunnel after that.
static void go_on_down(DPTunnel *tunnel) {
  DPTunnelDown *down = &tunnel->down;
  if (down->is_writing || down->has_ended) return;
  if (down->words_count > 0 && dp_frame_track_is_between(&down->track)) {
    size_t count = down->words_count;
    memcpy(down->said, down->words, count);
    down->words_count = 0;
    write_down(tunnel, down->said, count);
  } else if (down->are_last_words && down->words_count == 0) {
    // The browser closes, now that it knows why.
    end_down(tunnel);
  } else if (down->start < down->count) {
    const guint8 *bytes = down->held + down->start;
    size_t passed = dp_frame_track_pass(
        &down->track, bytes, down->count - down->start, down->words_count > 0);
    down->start += passed;
    write_down(tunnel, bytes, passed);
  } else if (down->has_read_all) {
    end_down(tunnel);
  } else if (!down->is_reading) {
    down->is_reading = true;
    tunnel->running += 1;
    g_input_stream_read_async(
        g_io_stream_get_input_stream(G_IO_STREAM(tunnel->daemon)), down->held, HELD,
        G_PRIORITY_DEFAULT, tunnel->cancel, read_down, tunnel);
  }
}

/// Sends the browser a frame of the gate's own, as soon as one of the daemon's has ended. If several wait, the last one
/// is sent, and nothing follows last words. The caller must not use the tunnel after that.
static void say(DPTunnel *tunnel, const guint8 *words, size_t count, bool are_last) {
  DPTunnelDown *down = &tunnel->down;
  if (down->are_last_words) return;
  memcpy(down->words, words, count);
  down->words_count = count;
  down->are_last_words = are_last;
  go_on_down(tunnel);
}

/// Closes the connection with a number. The caller must not use the tunnel after that.
static void say_close(DPTunnel *tunnel, uint16_t number) {
  guint8 words[LONGEST_WORDS];
  cut_soon(tunnel);
  say(tunnel, words, dp_frame_write_close(words, number), true);
}

// MARK: To the daemon

static void copy_up(DPTunnel *tunnel);

/// Does what the browser's bytes say; returns how many bytes of messages there are for the daemon.
static size_t check(DPTunnel *tunnel, const guint8 *bytes, size_t count) {
  DPTunnelUp *up = &tunnel->up;
  size_t checked = 0, used = 0;
  while (count > 0) {
    DPFrameEvent event = dp_frame_reader_read(up->reader, bytes, count, &used);
    bytes += used;
    count -= used;
    size_t length = 0;
    const guint8 *content = dp_frame_reader_bytes(up->reader, &length);
    guint8 pong[LONGEST_WORDS];
    switch (event) {
      case DPFrameEventNone: break;
      case DPFrameEventMessage:
        checked += dp_frame_write(up->checked + checked, DPFrameBinary, content, length, true);
        break;
      case DPFrameEventPing:
        say(tunnel, pong, dp_frame_write(pong, DPFramePong, content, length, false), false);
        break;
      case DPFrameEventClose:
      case DPFrameEventBroken: say_close(tunnel, dp_frame_reader_number(up->reader)); break;
    }
  }
  return checked;
}

static void wrote_up(GObject *stream, GAsyncResult *result, gpointer data) {
  DPTunnel *tunnel = data;
  bool is_fine = g_output_stream_write_all_finish(G_OUTPUT_STREAM(stream), result, NULL, NULL);
  if (!came_back(tunnel)) return;
  if (is_fine)
    copy_up(tunnel);
  else
    end_up(tunnel);
}

static void read_up(GObject *stream, GAsyncResult *result, gpointer data) {
  DPTunnel *tunnel = data;
  gssize count = g_input_stream_read_finish(G_INPUT_STREAM(stream), result, NULL);
  if (!came_back(tunnel)) return;
  if (count <= 0) {
    end_up(tunnel);
    return;
  }
  // What it says may end the tunnel.
  tunnel->running += 1;
  size_t checked = check(tunnel, tunnel->up.held, (size_t)count);
  if (!came_back(tunnel)) return;
  if (checked == 0) {
    copy_up(tunnel);
    return;
  }
  tunnel->running += 1;
  g_output_stream_write_all_async(
      g_io_stream_get_output_stream(G_IO_STREAM(tunnel->daemon)), tunnel->up.checked, checked,
      G_PRIORITY_DEFAULT, tunnel->cancel, wrote_up, tunnel);
}

static void copy_up(DPTunnel *tunnel) {
  tunnel->running += 1;
  g_input_stream_read_async(
      g_io_stream_get_input_stream(G_IO_STREAM(tunnel->browser)), tunnel->up.held, HELD,
      G_PRIORITY_DEFAULT, tunnel->cancel, read_up, tunnel);
}

// MARK: The beginning

static void greeted(GObject *stream, GAsyncResult *result, gpointer data) {
  DPTunnel *tunnel = data;
  bool is_fine = g_output_stream_write_all_finish(G_OUTPUT_STREAM(stream), result, NULL, NULL);
  if (!came_back(tunnel)) return;
  if (!is_fine) {
    finish(tunnel);
    return;
  }
  copy_up(tunnel);
  go_on_down(tunnel);
}

static void connected(GObject *client, GAsyncResult *result, gpointer data) {
  DPTunnel *tunnel = data;
  tunnel->daemon = g_socket_client_connect_finish(G_SOCKET_CLIENT(client), result, NULL);
  if (!came_back(tunnel)) return;
  if (tunnel->daemon == NULL) {
    finish(tunnel);
    return;
  }
  tunnel->running += 1;
  g_output_stream_write_all_async(
      g_io_stream_get_output_stream(G_IO_STREAM(tunnel->daemon)), tunnel->greeting,
      strlen(tunnel->greeting), G_PRIORITY_DEFAULT, tunnel->cancel, greeted, tunnel);
}

/// Another page has come, and the daemon drops this one's connection.
static void supersede(DPTunnel *tunnel) {
  if (tunnel->daemon != NULL)
    say_close(tunnel, SUPERSEDED);
  else
    finish(tunnel);
}

void dp_tunnel_begin(
    DPGate *gate, GSocketConnection *browser, GIOStream *stolen, char *greeting) {
  for (GList *link = gate->tunnels.head, *next; link != NULL; link = next) {
    next = link->next;
    supersede(link->data);
  }
  DPTunnel *tunnel = g_new0(DPTunnel, 1);
  tunnel->gate = gate;
  tunnel->browser = browser;
  tunnel->stolen = stolen;
  tunnel->greeting = greeting;
  tunnel->cancel = g_cancellable_new();
  tunnel->up.reader = dp_frame_reader_new();
  g_queue_push_tail(&gate->tunnels, tunnel);
  GSocketClient *client = g_socket_client_new();
  // Otherwise GIO loads a module that looks for proxies.
  g_socket_client_set_enable_proxy(client, FALSE);
  GSocketAddress *address = g_unix_socket_address_new(gate->daemon);
  tunnel->running += 1;
  g_socket_client_connect_async(
      client, G_SOCKET_CONNECTABLE(address), tunnel->cancel, connected, tunnel);
  g_object_unref(address);
  g_object_unref(client);
}

void dp_tunnels_cancel(DPGate *gate) {
  for (GList *link = gate->tunnels.head, *next; link != NULL; link = next) {
    next = link->next;
    finish(link->data);
  }
}
