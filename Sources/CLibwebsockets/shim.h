// libwebsockets as Swift sees it: the library's header, and inline functions for what the importer
// cannot read (macros, bit fields) or reads awkwardly (a settings structure of 100 members).

#ifndef FORMWORK_CLIBWEBSOCKETS_SHIM_H
#define FORMWORK_CLIBWEBSOCKETS_SHIM_H

#if !__has_include(<libwebsockets.h>)
#error "libwebsockets is missing: apt install libwebsockets-dev"
#endif

#include <libwebsockets.h>
// zlib1g-dev is a dependency of libwebsockets-dev, and its pkg-config file links it.
#include <zlib.h>
#include <string.h>
#include <unistd.h>

/// Bytes that `lws_write` wants free in front of what it writes.
static inline size_t formwork_leading_space(void) { return LWS_PRE; }

/// What the listener decides about a context; everything else keeps libwebsockets' default.
typedef struct formwork_context_settings {
  int port;
  /// Null: every address.
  const char *address;
  int allows_ipv6;
  const struct lws_protocols *protocols;
  const lws_retry_bo_t *keepalive;
  void *user;
  unsigned short header_size;
  unsigned short header_tables;
  unsigned int header_timeout;
  unsigned int response_timeout;
  unsigned int descriptors;
} formwork_context_settings;

static inline struct lws_context *formwork_create_context(const formwork_context_settings *from) {
  struct lws_context_creation_info info;
  memset(&info, 0, sizeof info);
  info.port = from->port;
  info.iface = from->address;
  info.protocols = from->protocols;
  info.retry_and_idle_policy = from->keepalive;
  info.user = from->user;
  info.max_http_header_data = from->header_size;
  info.max_http_header_pool = from->header_tables;
  info.timeout_secs_ah_idle = from->header_timeout;
  info.timeout_secs = from->response_timeout;
  info.fd_limit_per_thread = from->descriptors;
  info.server_string = "formwork";
  info.gid = -1;
  info.uid = -1;
  info.options = LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND;
  if (!from->allows_ipv6) info.options |= LWS_SERVER_OPTION_DISABLE_IPV6;
  return lws_create_context(&info);
}

/// The port that the context listens on, also when it was asked for port 0.
static inline int formwork_port(struct lws_context *context) {
  return lws_get_vhost_listen_port(lws_get_vhost_by_name(context, "default"));
}

static inline void formwork_silence_library(void) { lws_set_log_level(0, NULL); }

/// The object that the context was created with.
static inline void *formwork_owner(struct lws *wsi) {
  return lws_context_user(lws_get_context(wsi));
}

/// 0 for plain HTTP, 1 for `formwork.1`, as numbered in the listener's list of protocols.
static inline unsigned int formwork_protocol(struct lws *wsi) {
  const struct lws_protocols *protocol = lws_get_protocol(wsi);
  return protocol ? protocol->id : 0;
}

/// libdispatch's descriptor of the main queue, readable while work waits there. What Foundation's
/// run loop waits on, too; exported for it, and in no header.
extern int _dispatch_get_main_queue_handle_4CF(void);

/// Lets the context's poll return when work waits on the main queue: its callback then gets
/// LWS_CALLBACK_RAW_RX_FILE. Null when that fails. The library closes what it adopts, hence the
/// copy.
static inline struct lws *formwork_watch_main_queue(struct lws_context *context) {
  lws_sock_file_fd_type descriptor;
  descriptor.filefd = dup(_dispatch_get_main_queue_handle_4CF());
  return lws_adopt_descriptor_vhost(
    lws_get_vhost_by_name(context, "default"), LWS_ADOPT_RAW_FILE_DESC, descriptor, NULL, NULL);
}

/// Ends a connection soon, from outside its own callback.
static inline void formwork_kill(struct lws *wsi) {
  lws_set_timeout(wsi, PENDING_TIMEOUT_KILLED_BY_PROXY_CLIENT_CLOSE, LWS_TO_KILL_ASYNC);
}

/// Compresses as gzip; 0 when it does not fit.
static inline size_t formwork_gzip(const void *from, size_t size, void *to, size_t capacity) {
  z_stream stream;
  memset(&stream, 0, sizeof stream);
  if (deflateInit2(&stream, 9, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY) != Z_OK) return 0;
  stream.next_in = (Bytef *)from;
  stream.avail_in = (uInt)size;
  stream.next_out = (Bytef *)to;
  stream.avail_out = (uInt)capacity;
  int result = deflate(&stream, Z_FINISH);
  size_t written = stream.total_out;
  deflateEnd(&stream);
  return result == Z_STREAM_END ? written : 0;
}

#endif
