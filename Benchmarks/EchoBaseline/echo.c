// A bare libwebsockets server that sends back what it gets: what the library itself costs per
// message, to compare the host's cost with.
//
//   cc -O2 -o echo echo.c -lwebsockets && ./echo 8125

#include <libwebsockets.h>
#include <stdlib.h>
#include <string.h>

// Longest message echoed.
enum { capacity = 4096 };

struct message {
  size_t size;
  unsigned char bytes[LWS_PRE + capacity];
};

static int callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                    size_t size) {
  struct message *message = user;
  switch (reason) {
  case LWS_CALLBACK_RECEIVE:
    if (size > capacity) return -1;
    message->size = size;
    memcpy(message->bytes + LWS_PRE, in, size);
    lws_callback_on_writable(wsi);
    return 0;
  case LWS_CALLBACK_SERVER_WRITEABLE:
    if (!message->size) return 0;
    return lws_write(wsi, message->bytes + LWS_PRE, message->size, LWS_WRITE_TEXT) < 0 ? -1 : 0;
  default:
    return 0;
  }
}

static const struct lws_protocols protocols[] = {
    {"formwork.1", callback, sizeof(struct message), capacity, 0, NULL, 0},
    {NULL, NULL, 0, 0, 0, NULL, 0},
};

int main(int count, char **arguments) {
  struct lws_context_creation_info info;
  memset(&info, 0, sizeof info);
  info.port = count > 1 ? atoi(arguments[1]) : 8125;
  info.iface = "127.0.0.1";
  info.protocols = protocols;
  lws_set_log_level(LLL_ERR, NULL);
  struct lws_context *context = lws_create_context(&info);
  if (!context) return 2;
  while (lws_service(context, 0) >= 0) {}
  return 0;
}
