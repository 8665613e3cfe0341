#pragma once
// What the gate's own files share. But for making and freeing it, everything runs on the gate's thread.

#include <gio/gio.h>

#include "dp-gate.h"
#include "dp-soup.h"

/// The functions of libsoup that the gate uses.
#define DP_SOUP_FUNCTIONS(USE)         \
  USE(soup_server_new)                 \
  USE(soup_server_accept_iostream)     \
  USE(soup_server_disconnect)          \
  USE(soup_server_message_get_method)  \
  USE(soup_server_message_get_uri)     \
  USE(soup_server_message_get_request_headers) \
  USE(soup_server_message_get_remote_address)  \
  USE(soup_server_message_pause)       \
  USE(soup_server_message_steal_connection)    \
  USE(soup_message_headers_get_list)   \
  USE(soup_header_contains)

#define DP_SOUP_MEMBER(name) __typeof__(&name) name;
typedef struct {
  DP_SOUP_FUNCTIONS(DP_SOUP_MEMBER)
} DPSoup;

typedef struct {
  char *name;
  char *headers;
  GBytes *bytes;
} DPGateFile;

struct DPGate {
  DPSoup soup;
  GSocket *listener;
  uint16_t port;
  char *key;
  char *daemon;
  char *headers;
  char *refusal;
  GPtrArray *files;
  GThread *thread;
  GMainContext *context;
  GMainLoop *loop;
  SoupServer *server;
  /// The connections that are not answered yet, the oldest first.
  GQueue visitors;
  /// The connections from a browser to the daemon, the oldest first.
  GQueue tunnels;
};

/// A connection from a browser, until it is answered.
typedef struct {
  DPGate *gate;
  GSocketConnection *connection;
  /// Rings when it took too long.
  GSource *deadline;
  /// The request, once it is here; answered as soon as libsoup has done with it.
  SoupServerMessage *message;
  GSource *answering;
  /// What libsoup made of the connection; its end would close it.
  GIOStream *stolen;
  /// Stops what is running on it.
  GCancellable *cancel;
  /// Whether an answer is being written, which frees the visitor when it is done.
  bool is_answered;
  GString *answer;
  size_t drained;
} DPVisitor;

/// A timeout on the gate's thread; the caller has to destroy it and drop its reference.
GSource *dp_gate_timeout(DPGate *gate, guint milliseconds, GSourceFunc ring, gpointer data);
void dp_source_clear(GSource **source);

/// Answers a visitor's request, or has the daemon answer it.
void dp_gate_answer(DPVisitor *visitor);
/// A connection from an address joins those that wait.
DPVisitor *dp_visitor_new(DPGate *gate, GSocket *socket, GSocketAddress *remote);
/// The visitor at an address, which may be NULL; NULL if there is no visitor.
DPVisitor *dp_visitor_at(GSocketAddress *remote);
/// Forgets a visitor. Its connection stays open if the tunnel has it.
void dp_visitor_free(DPVisitor *visitor);

/// Connects a browser to the daemon, which is sent the greeting, and copies bytes both ways until one of them ends; takes
/// over the connection and the greeting. Connections from before are ended.
void dp_tunnel_begin(
    DPGate *gate, GSocketConnection *browser, GIOStream *stolen, char *greeting);
/// Ends all of them.
void dp_tunnels_cancel(DPGate *gate);
