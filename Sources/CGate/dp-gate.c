// Lets browsers' connections in, on a thread of its own.
#include <dp-exact.h>

#include "dp-gate-private.h"

#include <dlfcn.h>
#include <dp-object.h>
#include <netinet/in.h>
#include <netinet/tcp.h>

enum {
  /// So many connections may wait for their answers. For more the oldest has to go: a program that holds connections open
  /// can't keep others out.
  MOST_VISITORS = 32,
  /// How long a request and its answer may take together.
  PATIENCE_MILLISECONDS = 10000,
  BACKLOG = 64,
};

static const char library_name[] = "libsoup-3.0.so.0";

static bool load(DPSoup *soup) {
  void *library = dlopen(library_name, RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return false;
  // It stays loaded: its types can't be removed.
#define DP_SOUP_LOAD(name) \
  *(void **)&soup->name = dlsym(library, #name); \
  if (soup->name == NULL) return false;
  DP_SOUP_FUNCTIONS(DP_SOUP_LOAD)
  return true;
}

/// The error number behind what GIO says of a socket.
static int error_number(GError *error) {
  int number = error->code == G_IO_ERROR_ADDRESS_IN_USE     ? EADDRINUSE
               : error->code == G_IO_ERROR_PERMISSION_DENIED ? EACCES
                                                             : errno;
  g_error_free(error);
  return number != 0 ? number : EIO;
}

static GSocket *listen_on(uint16_t port, int *number) {
  GError *error = NULL;
  GSocket *socket =
      g_socket_new(G_SOCKET_FAMILY_IPV4, G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_TCP, &error);
  if (socket == NULL) {
    *number = error_number(error);
    return NULL;
  }
  GInetAddress *loopback = g_inet_address_new_loopback(G_SOCKET_FAMILY_IPV4);
  GSocketAddress *address = g_inet_socket_address_new(loopback, port);
  g_socket_set_blocking(socket, FALSE);
  g_socket_set_listen_backlog(socket, BACKLOG);
  bool listens =
      g_socket_bind(socket, address, TRUE, &error) && g_socket_listen(socket, &error);
  g_object_unref(address);
  g_object_unref(loopback);
  if (listens) return socket;
  *number = error_number(error);
  g_object_unref(socket);
  return NULL;
}

static void file_free(gpointer data) {
  DPGateFile *file = data;
  g_free(file->name);
  g_free(file->headers);
  g_bytes_unref(file->bytes);
  g_free(file);
}

int32_t dp_gate_new(uint16_t port, DPGate **result) {
  *result = NULL;
  DPSoup soup;
  if (!load(&soup)) return -ELIBACC;
  int number = 0;
  GSocket *listener = listen_on(port, &number);
  if (listener == NULL) return -number;
  DPGate *gate = g_new0(DPGate, 1);
  gate->soup = soup;
  gate->listener = listener;
  GSocketAddress *address = g_socket_get_local_address(listener, NULL);
  if (address != NULL) {
    gate->port = g_inet_socket_address_get_port(G_INET_SOCKET_ADDRESS(address));
    g_object_unref(address);
  }
  gate->files = g_ptr_array_new_with_free_func(file_free);
  dp_object_made();
  *result = gate;
  return 0;
}

uint16_t dp_gate_port(const DPGate *gate) { return gate->port; }

void dp_gate_add(
    DPGate *gate, const char *name, const char *headers, const void *bytes, size_t count) {
  DPGateFile *file = g_new0(DPGateFile, 1);
  file->name = g_strdup(name);
  file->headers = g_strdup(headers);
  file->bytes = g_bytes_new(bytes, count);
  g_ptr_array_add(gate->files, file);
}

// MARK: Visitors

/// Closes a connection that took too long, or has to make room.
static void dismiss(DPVisitor *visitor) {
  // libsoup still has the connection, so that it is not closed from under it.
  g_socket_shutdown(g_socket_connection_get_socket(visitor->connection), TRUE, TRUE, NULL);
  DPSoup *soup = &visitor->gate->soup;
  if (visitor->answering != NULL)
    visitor->stolen = soup->soup_server_message_steal_connection(visitor->message);
  // The code that writes an answer frees the visitor.
  if (visitor->is_answered)
    g_cancellable_cancel(visitor->cancel);
  else
    dp_visitor_free(visitor);
}

static gboolean late(gpointer data) {
  DPVisitor *visitor = data;
  dp_source_clear(&visitor->deadline);
  dismiss(visitor);
  return G_SOURCE_REMOVE;
}

static gboolean answer(gpointer data) {
  DPVisitor *visitor = data;
  dp_source_clear(&visitor->answering);
  dp_gate_answer(visitor);
  return G_SOURCE_REMOVE;
}

static void got_headers(SoupServerMessage *message, gpointer data) {
  DPVisitor *visitor = data;
  // One request a connection.
  if (visitor->message != NULL) return;
  visitor->message = g_object_ref(message);
  // What follows the headers is never read, and the connection is removed from libsoup once libsoup is done with it.
  DPGate *gate = visitor->gate;
  gate->soup.soup_server_message_pause(message);
  visitor->answering = g_idle_source_new();
  g_source_set_priority(visitor->answering, G_PRIORITY_DEFAULT);
  g_source_set_callback(visitor->answering, answer, visitor, NULL);
  g_source_attach(visitor->answering, gate->context);
}

static void request_started(SoupServer *server, SoupServerMessage *message, gpointer data) {
  (void)server;
  DPGate *gate = data;
  DPVisitor *visitor = dp_visitor_at(gate->soup.soup_server_message_get_remote_address(message));
  if (visitor == NULL) return;
  g_signal_connect(message, "got-headers", G_CALLBACK(got_headers), visitor);
}

static void receive(DPGate *gate, GSocket *socket) {
  GSocketAddress *local = g_socket_get_local_address(socket, NULL);
  GSocketAddress *remote = g_socket_get_remote_address(socket, NULL);
  if (local != NULL && remote != NULL) {
    if (gate->visitors.length >= MOST_VISITORS) dismiss(gate->visitors.head->data);
    // Small parts of pictures and of inputs are sent at once, not collected.
    g_socket_set_option(socket, IPPROTO_TCP, TCP_NODELAY, 1, NULL);
    DPVisitor *visitor = dp_visitor_new(gate, socket, remote);
    visitor->deadline = dp_gate_timeout(gate, PATIENCE_MILLISECONDS, late, visitor);
    gate->soup.soup_server_accept_iostream(
        gate->server, G_IO_STREAM(visitor->connection), local, remote, NULL);
  }
  g_clear_object(&local);
  g_clear_object(&remote);
}

static gboolean knocked(GSocket *listener, GIOCondition condition, gpointer data) {
  (void)condition;
  DPGate *gate = data;
  // Connections that their browsers have closed make room first.
  for (GList *link = gate->visitors.head, *next; link != NULL; link = next) {
    next = link->next;
    DPVisitor *visitor = link->data;
    if (!visitor->is_answered && g_io_stream_is_closed(G_IO_STREAM(visitor->connection)))
      dp_visitor_free(visitor);
  }
  GSocket *socket = g_socket_accept(listener, NULL, NULL);
  if (socket == NULL) return G_SOURCE_CONTINUE;
  receive(gate, socket);
  g_object_unref(socket);
  return G_SOURCE_CONTINUE;
}

// MARK: The thread

static gpointer run(gpointer data) {
  DPGate *gate = data;
  g_main_context_push_thread_default(gate->context);
  gate->server = gate->soup.soup_server_new("raw-paths", TRUE, NULL);
  g_signal_connect(gate->server, "request-started", G_CALLBACK(request_started), gate);
  GSource *source = g_socket_create_source(gate->listener, G_IO_IN, NULL);
  g_source_set_callback(source, G_SOURCE_FUNC(knocked), gate, NULL);
  g_source_attach(source, gate->context);
  g_main_loop_run(gate->loop);
  g_source_destroy(source);
  g_source_unref(source);
  for (GList *link = gate->visitors.head, *next; link != NULL; link = next) {
    next = link->next;
    dismiss(link->data);
  }
  dp_tunnels_cancel(gate);
  while (gate->visitors.length > 0 || gate->tunnels.length > 0)
    g_main_context_iteration(gate->context, TRUE);
  gate->soup.soup_server_disconnect(gate->server);
  g_signal_handlers_disconnect_by_data(gate->server, gate);
  g_clear_object(&gate->server);
  // Runs what the freed objects put off.
  while (g_main_context_iteration(gate->context, FALSE)) {}
  g_main_context_pop_thread_default(gate->context);
  return NULL;
}

bool dp_gate_open(
    DPGate *gate, const char *key, const char *daemon, const char *headers, const char *refusal) {
  gate->key = g_strdup(key);
  gate->daemon = g_strdup(daemon);
  gate->headers = g_strdup(headers);
  gate->refusal = g_strdup(refusal);
  gate->context = g_main_context_new();
  gate->loop = g_main_loop_new(gate->context, FALSE);
  gate->thread = g_thread_try_new("gate", run, gate, NULL);
  return gate->thread != NULL;
}

static gboolean shut(gpointer data) {
  g_main_loop_quit(data);
  return G_SOURCE_REMOVE;
}

void dp_gate_free(DPGate *gate) {
  if (gate->thread != NULL) {
    // By a source and not from here: the loop may not have begun yet.
    GSource *source = g_idle_source_new();
    g_source_set_callback(source, shut, gate->loop, NULL);
    g_source_attach(source, gate->context);
    g_source_unref(source);
    g_thread_join(gate->thread);
  }
  g_clear_pointer(&gate->loop, g_main_loop_unref);
  g_clear_pointer(&gate->context, g_main_context_unref);
  g_object_unref(gate->listener);
  g_ptr_array_unref(gate->files);
  g_free(gate->key);
  g_free(gate->daemon);
  g_free(gate->headers);
  g_free(gate->refusal);
  g_free(gate);
  dp_object_freed();
}
