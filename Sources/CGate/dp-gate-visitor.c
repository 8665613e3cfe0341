// A browser's connection to the gate, until the gate forgets it.
#include <dp-exact.h>

#include "dp-gate-private.h"

static const char visitor_key[] = "dp-visitor";

DPVisitor *dp_visitor_new(DPGate *gate, GSocket *socket, GSocketAddress *remote) {
  DPVisitor *visitor = g_new0(DPVisitor, 1);
  visitor->gate = gate;
  visitor->connection = g_socket_connection_factory_create_connection(socket);
  visitor->cancel = g_cancellable_new();
  g_queue_push_tail(&gate->visitors, visitor);
  // libsoup returns the address with each request.
  g_object_set_data(G_OBJECT(remote), visitor_key, visitor);
  g_object_set_data_full(G_OBJECT(socket), visitor_key, g_object_ref(remote), g_object_unref);
  return visitor;
}

DPVisitor *dp_visitor_at(GSocketAddress *remote) {
  return remote != NULL ? g_object_get_data(G_OBJECT(remote), visitor_key) : NULL;
}

void dp_visitor_free(DPVisitor *visitor) {
  g_queue_remove(&visitor->gate->visitors, visitor);
  dp_source_clear(&visitor->deadline);
  dp_source_clear(&visitor->answering);
  if (visitor->message != NULL) {
    g_signal_handlers_disconnect_by_data(visitor->message, visitor);
    g_object_unref(visitor->message);
  }
  GSocket *socket = g_socket_connection_get_socket(visitor->connection);
  GSocketAddress *address = g_object_get_data(G_OBJECT(socket), visitor_key);
  if (address != NULL) g_object_set_data(G_OBJECT(address), visitor_key, NULL);
  if (visitor->answer != NULL) g_string_free(visitor->answer, TRUE);
  g_object_unref(visitor->cancel);
  g_clear_object(&visitor->stolen);
  g_object_unref(visitor->connection);
  g_free(visitor);
}
