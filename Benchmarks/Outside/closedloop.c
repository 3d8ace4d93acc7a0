// Sends the next message of a connection once the answer to the last one is there, over so many
// connections, for so long. Small and fast, so that the server is what works.
//
//   cc -O2 -o closedloop closedloop.c
//   ./closedloop PORT CONNECTIONS MILLISECONDS < script
//
// Script: the path, the hello ("-": none), the number of messages, then the messages without their
// "[<sequence>" in front. It says "ready", waits for a line, runs, prints "<answers> <bytes up>
// <bytes down>" (payload), and waits for another line before it leaves.

#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <time.h>
#include <unistd.h>

enum { most_connections = 256, most_messages = 64, longest_line = 4096 };
// A first picture of 200 fields is some 100 KiB.
enum { receive_capacity = 1 << 20 };
// Messages of each connection before the measured time: both sides' buffers and caches are warm.
enum { warm_up_messages = 200 };

struct connection {
  int fd;
  long sequence;
  size_t filled;
  unsigned char *bytes;
};

static struct connection connections[most_connections];
static char *messages[most_messages];
static int message_count;
static long answers, bytes_up, bytes_down;

static void fail(const char *what) {
  fprintf(stderr, "closedloop: %s: %s\n", what, strerror(errno));
  exit(1);
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

static char *line(void) {
  static char buffer[longest_line];
  if (!fgets(buffer, sizeof buffer, stdin)) fail("the script ends early");
  buffer[strcspn(buffer, "\n")] = 0;
  return buffer;
}

/// One masked text frame (RFC 6455, 5.2). The mask is no zero, for that would be no work to undo.
static void send_text(struct connection *c, const char *text, size_t size) {
  static const unsigned char mask[4] = {0x5a, 0xc3, 0x17, 0x8e};
  unsigned char frame[longest_line + 8];
  size_t at = 0;
  frame[at++] = 0x81;
  if (size < 126) {
    frame[at++] = 0x80 | size;
  } else {
    frame[at++] = 0x80 | 126;
    frame[at++] = size >> 8;
    frame[at++] = size & 255;
  }
  memcpy(frame + at, mask, 4);
  at += 4;
  for (size_t i = 0; i < size; i++) frame[at + i] = text[i] ^ mask[i & 3];
  if (write(c->fd, frame, at + size) != (ssize_t)(at + size)) fail("write");
  bytes_up += size;
}

static void send_next(struct connection *c) {
  char text[longest_line];
  c->sequence++;
  int size = snprintf(
    text, sizeof text, "[%ld%s", c->sequence, messages[c->sequence % message_count]);
  send_text(c, text, size);
}

/// The size of the frame that begins at `from`, and of its head; 0 when it is not all there.
static size_t frame_size(const struct connection *c, size_t from, size_t *head) {
  size_t left = c->filled - from;
  const unsigned char *b = c->bytes + from;
  if (left < 2) return 0;
  size_t size = b[1] & 127;
  *head = 2;
  if (size == 126) {
    if (left < 4) return 0;
    size = b[2] << 8 | b[3];
    *head = 4;
  } else if (size == 127) {
    if (left < 10) return 0;
    size = 0;
    for (int i = 2; i < 10; i++) size = size << 8 | b[i];
    *head = 10;
  }
  return left >= *head + size ? *head + size : 0;
}

static void receive(struct connection *c) {
  ssize_t count = read(c->fd, c->bytes + c->filled, receive_capacity - c->filled);
  if (count <= 0) fail("the server left");
  c->filled += count;
}

/// Takes the frames that came; true when one of them acknowledges the last message.
static int take_frames(struct connection *c) {
  size_t from = 0, size, head;
  int acknowledged = 0;
  while ((size = frame_size(c, from, &head))) {
    const char *payload = (const char *)c->bytes + from + head;
    if ((c->bytes[from] & 15) == 8) fail("the server closed");
    if (payload[0] == '[' && atol(payload + 1) >= c->sequence) acknowledged = 1;
    bytes_down += size - head;
    from += size;
  }
  memmove(c->bytes, c->bytes + from, c->filled - from);
  c->filled -= from;
  return acknowledged;
}

static void open_connection(struct connection *c, int port, const char *path, const char *hello) {
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port)};
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  c->bytes = malloc(receive_capacity);
  c->fd = socket(AF_INET, SOCK_STREAM, 0);
  if (connect(c->fd, (struct sockaddr *)&address, sizeof address)) fail("connect");
  int yes = 1;
  setsockopt(c->fd, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  dprintf(c->fd,
    "GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Origin: http://127.0.0.1:%d\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: Zm9ybXdvcmtmb3Jtd29yaw==\r\nSec-WebSocket-Protocol: formwork.1\r\n\r\n",
    path, port, port);
  const char *end = NULL;
  while (!end) {
    receive(c);
    end = memmem(c->bytes, c->filled, "\r\n\r\n", 4);
  }
  if (memcmp(c->bytes, "HTTP/1.1 101", 12)) fail("no upgrade");
  size_t head = end + 4 - (const char *)c->bytes;
  memmove(c->bytes, c->bytes + head, c->filled - head);
  c->filled -= head;
  if (strcmp(hello, "-") == 0) return;
  send_text(c, hello, strlen(hello));
  size_t ignored;
  while (!frame_size(c, 0, &ignored)) receive(c);
  if (!memmem(c->bytes, c->filled, "[\"welcome\",1", 12)) fail("no welcome");
  c->filled = 0;
}

/// Answers each answer with the next message, until the time or the number of answers is reached.
static void run(int poll, double end, long wanted) {
  struct epoll_event events[most_connections];
  for (long turn = 0; answers < wanted; turn++) {
    if (turn % 64 == 0 && now() >= end) return;
    int count = epoll_wait(poll, events, most_connections, 5000);
    if (count <= 0) fail("no answer for five seconds");
    for (int i = 0; i < count; i++) {
      struct connection *c = events[i].data.ptr;
      receive(c);
      if (!take_frames(c)) continue;
      answers++;
      send_next(c);
    }
  }
}

int main(int count, char **arguments) {
  if (count != 4) return 2;
  int port = atoi(arguments[1]), total = atoi(arguments[2]);
  if (total < 1 || total > most_connections) return 2;
  char *path = strdup(line()), *hello = strdup(line());
  message_count = atoi(line());
  if (message_count < 1 || message_count > most_messages) return 2;
  for (int i = 0; i < message_count; i++) messages[i] = strdup(line());
  int poll = epoll_create1(0);
  for (int i = 0; i < total; i++) {
    open_connection(&connections[i], port, path, hello);
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = &connections[i]};
    epoll_ctl(poll, EPOLL_CTL_ADD, connections[i].fd, &event);
  }
  for (int i = 0; i < total; i++) send_next(&connections[i]);
  run(poll, now() + 10, (long)total * warm_up_messages);
  puts("ready");
  fflush(stdout);
  line();
  answers = bytes_up = bytes_down = 0;
  run(poll, now() + atoi(arguments[3]) / 1000.0, __LONG_MAX__);
  printf("%ld %ld %ld\n", answers, bytes_up, bytes_down);
  fflush(stdout);
  line();
  return 0;
}
