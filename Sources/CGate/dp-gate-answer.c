// Answers a browser's request: with a file, a refusal, or a tunnel to the daemon.
#include <dp-exact.h>

#include "dp-gate-private.h"

#include <string.h>

enum {
  /// A browser's key of a socket: 16 bytes in base 64.
  SOCKET_KEY_LENGTH = 24,
  /// This much of a request's body is still read before the connection is closed: if unread bytes remained, the browser
  /// might lose the answer.
  MOST_DRAINED = 1 << 20,
  DRAIN_AT_ONCE = 1 << 14,
};

/// The numbers and words of HTTP.
#define OK "200 OK"
#define FORBIDDEN "403 Forbidden"
#define METHOD_NOT_ALLOWED "405 Method Not Allowed"
#define UPGRADE_REQUIRED "426 Upgrade Required"

// MARK: The request

/// Whether two texts are equal, in a time that does not depend on where they differ.
static bool equal_in_constant_time(const char *given, size_t count, const char *key) {
  if (count != strlen(key)) return false;
  volatile unsigned char difference = 0;
  for (size_t i = 0; i < count; i++) difference |= (unsigned char)(given[i] ^ key[i]);
  return difference == 0;
}

/// What follows the key in a path; NULL if the key is wrong.
static const char *name_below_key(const DPGate *gate, const char *path) {
  if (path[0] != '/') return NULL;
  const char *given = path + 1;
  const char *slash = strchr(given, '/');
  if (slash == NULL) return NULL;
  if (!equal_in_constant_time(given, (size_t)(slash - given), gate->key)) return NULL;
  return slash + 1;
}

/// A header's value, or all of them if it is there more than once; empty if it is missing.
static const char *header(DPVisitor *visitor, const char *name) {
  DPSoup *soup = &visitor->gate->soup;
  SoupMessageHeaders *headers = soup->soup_server_message_get_request_headers(visitor->message);
  const char *value = soup->soup_message_headers_get_list(headers, name);
  return value != NULL ? value : "";
}

/// Whether a request names this host. A page of another site could be led here by a host name of its own.
static bool is_host_ours(const DPGate *gate, const char *host) {
  static const char *const names[] = {"127.0.0.1", "localhost"};
  for (size_t i = 0; i < G_N_ELEMENTS(names); i++) {
    char *ours = g_strdup_printf("%s:%u", names[i], gate->port);
    bool is_ours = g_ascii_strcasecmp(host, ours) == 0;
    g_free(ours);
    if (is_ours) return true;
  }
  return false;
}

static bool is_origin_ours(const char *origin, const char *host) {
  static const char scheme[] = "http://";
  size_t length = sizeof scheme - 1;
  return g_ascii_strncasecmp(origin, scheme, length) == 0 &&
         g_ascii_strcasecmp(origin + length, host) == 0;
}

static bool is_socket_key(const char *key) {
  static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=";
  return strlen(key) == SOCKET_KEY_LENGTH && strspn(key, letters) == SOCKET_KEY_LENGTH;
}

/// What the daemon is sent first; NULL if the request is malformed. Nothing else of the browser's request reaches it.
static char *greeting(DPVisitor *visitor) {
  DPSoup *soup = &visitor->gate->soup;
  const char *key = header(visitor, "Sec-WebSocket-Key");
  bool is_proper = soup->soup_header_contains(header(visitor, "Connection"), "upgrade") &&
                   soup->soup_header_contains(header(visitor, "Upgrade"), "websocket") &&
                   soup->soup_header_contains(header(visitor, "Sec-WebSocket-Protocol"), "broadway") &&
                   g_str_equal(header(visitor, "Sec-WebSocket-Version"), "13") && is_socket_key(key);
  if (!is_proper) return NULL;
  return g_strdup_printf(
      "GET /socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
      "Sec-WebSocket-Key: %s\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: broadway\r\n\r\n",
      key);
}

// MARK: The answer

static void drain(DPVisitor *visitor);

static void drained(GObject *stream, GAsyncResult *result, gpointer data) {
  DPVisitor *visitor = data;
  GBytes *bytes = g_input_stream_read_bytes_finish(G_INPUT_STREAM(stream), result, NULL);
  size_t count = bytes != NULL ? g_bytes_get_size(bytes) : 0;
  g_clear_pointer(&bytes, g_bytes_unref);
  visitor->drained += count;
  if (count > 0 && visitor->drained < MOST_DRAINED) {
    drain(visitor);
    return;
  }
  g_io_stream_close(G_IO_STREAM(visitor->connection), NULL, NULL);
  dp_visitor_free(visitor);
}

static void drain(DPVisitor *visitor) {
  GInputStream *input = g_io_stream_get_input_stream(G_IO_STREAM(visitor->connection));
  g_input_stream_read_bytes_async(
      input, DRAIN_AT_ONCE, G_PRIORITY_DEFAULT, visitor->cancel, drained, visitor);
}

static void written(GObject *stream, GAsyncResult *result, gpointer data) {
  DPVisitor *visitor = data;
  g_output_stream_write_all_finish(G_OUTPUT_STREAM(stream), result, NULL, NULL);
  g_socket_shutdown(g_socket_connection_get_socket(visitor->connection), FALSE, TRUE, NULL);
  drain(visitor);
}

/// Writes an answer and closes the connection.
static void reply(
    DPVisitor *visitor, const char *status, const char *headers, const void *body, size_t count,
    bool has_body) {
  visitor->answer = g_string_new(NULL);
  g_string_printf(
      visitor->answer, "HTTP/1.1 %s\r\nConnection: close\r\nContent-Length: %zu\r\n%s%s\r\n", status,
      count, visitor->gate->headers, headers);
  if (has_body) g_string_append_len(visitor->answer, body, (gssize)count);
  visitor->is_answered = true;
  g_output_stream_write_all_async(
      g_io_stream_get_output_stream(G_IO_STREAM(visitor->connection)), visitor->answer->str,
      visitor->answer->len, G_PRIORITY_DEFAULT, visitor->cancel, written, visitor);
}

static void refuse(DPVisitor *visitor, const char *status, const char *headers, bool has_body) {
  const char *page = visitor->gate->refusal;
  char *all = g_strconcat("Content-Type: text/html; charset=utf-8\r\n", headers, NULL);
  reply(visitor, status, all, page, strlen(page), has_body);
  g_free(all);
}

static const DPGateFile *file_named(const DPGate *gate, const char *name) {
  for (guint i = 0; i < gate->files->len; i++) {
    const DPGateFile *file = gate->files->pdata[i];
    if (g_str_equal(file->name, name)) return file;
  }
  return NULL;
}

/// Hands the connection over to the daemon.
static void connect_to_daemon(DPVisitor *visitor, char *words) {
  GSocketConnection *connection = g_object_ref(visitor->connection);
  GIOStream *stolen = g_steal_pointer(&visitor->stolen);
  DPGate *gate = visitor->gate;
  dp_visitor_free(visitor);
  dp_tunnel_begin(gate, connection, stolen, words);
}

void dp_gate_answer(DPVisitor *visitor) {
  DPGate *gate = visitor->gate;
  const char *method = gate->soup.soup_server_message_get_method(visitor->message);
  const char *host = header(visitor, "Host");
  const char *path = g_uri_get_path(gate->soup.soup_server_message_get_uri(visitor->message));
  bool gets = g_strcmp0(method, "GET") == 0, asks = g_strcmp0(method, "HEAD") == 0;
  const char *name = is_host_ours(gate, host) ? name_below_key(gate, path) : NULL;
  bool is_socket = name != NULL && g_str_equal(name, "socket");
  // A browser names the origin of the page that asks, and no page can change that.
  if (is_socket && !is_origin_ours(header(visitor, "Origin"), host)) name = NULL;
  const DPGateFile *file = name != NULL ? file_named(gate, name) : NULL;
  char *words = is_socket && name != NULL && gets ? greeting(visitor) : NULL;

  visitor->stolen = gate->soup.soup_server_message_steal_connection(visitor->message);
  if (name == NULL || (file == NULL && !is_socket))
    refuse(visitor, FORBIDDEN, "", !asks);
  else if (is_socket && !gets)
    refuse(visitor, METHOD_NOT_ALLOWED, "Allow: GET\r\n", !asks);
  else if (file != NULL && !gets && !asks)
    refuse(visitor, METHOD_NOT_ALLOWED, "Allow: GET, HEAD\r\n", true);
  else if (file != NULL)
    reply(
        visitor, OK, file->headers, g_bytes_get_data(file->bytes, NULL),
        g_bytes_get_size(file->bytes), gets);
  else if (words == NULL)
    refuse(visitor, UPGRADE_REQUIRED, "Upgrade: websocket\r\n", true);
  else
    connect_to_daemon(visitor, words);
}
