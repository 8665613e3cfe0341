#pragma once
// What the gate uses of libsoup 3, as libsoup's own headers declare it. The two are compared by script/lint. The
// library is loaded when a gate is made, so neither it nor its headers are needed before: linked, it and the libraries
// that it needs would cost every start of the program 4 ms.

#include <gio/gio.h>

typedef struct _SoupServer SoupServer;
typedef struct _SoupServerMessage SoupServerMessage;
typedef struct _SoupMessageHeaders SoupMessageHeaders;

SoupServer *soup_server_new(const char *optname1, ...);
gboolean soup_server_accept_iostream(
    SoupServer *server, GIOStream *stream, GSocketAddress *local_addr, GSocketAddress *remote_addr,
    GError **error);
void soup_server_disconnect(SoupServer *server);
const char *soup_server_message_get_method(SoupServerMessage *msg);
GUri *soup_server_message_get_uri(SoupServerMessage *msg);
SoupMessageHeaders *soup_server_message_get_request_headers(SoupServerMessage *msg);
GSocketAddress *soup_server_message_get_remote_address(SoupServerMessage *msg);
void soup_server_message_pause(SoupServerMessage *msg);
GIOStream *soup_server_message_steal_connection(SoupServerMessage *msg);
const char *soup_message_headers_get_list(SoupMessageHeaders *hdrs, const char *name);
gboolean soup_header_contains(const char *header, const char *token);
