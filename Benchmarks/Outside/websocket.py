"""As much of HTTP and WebSocket as measuring needs, with every byte in view."""

import os
import socket
import struct


def text_frame(payload, mask=None):
    """One masked text frame, as a browser sends it (RFC 6455, 5.2)."""
    mask = mask or os.urandom(4)
    size = len(payload)
    if size < 126:
        head = struct.pack(">BB", 0x81, 0x80 | size)
    elif size < 65536:
        head = struct.pack(">BBH", 0x81, 0x80 | 126, size)
    else:
        head = struct.pack(">BBQ", 0x81, 0x80 | 127, size)
    return head + mask + bytes(byte ^ mask[i & 3] for i, byte in enumerate(payload))


def split_frame(data):
    """The first whole frame of a server: (opcode, payload, size of the frame), else None."""
    if len(data) < 2:
        return None
    size, head = data[1] & 127, 2
    if size >= 126:
        head = 4 if size == 126 else 10
        if len(data) < head:
            return None
        (size,) = struct.unpack(">H" if head == 4 else ">Q", data[2:head])
    if len(data) < head + size:
        return None
    return data[0] & 15, bytes(data[head:head + size]), head + size


class Socket:
    """One WebSocket to a host on this machine."""

    def __init__(self, port, path="/_formwork/socket"):
        self.connection = socket.create_connection(("127.0.0.1", port), timeout=10)
        self.connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.data = bytearray()
        self.connection.sendall(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nOrigin: http://127.0.0.1:{port}\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: Zm9ybXdvcmtmb3Jtd29yaw==\r\n"
            "Sec-WebSocket-Protocol: formwork.1\r\n\r\n".encode())
        while b"\r\n\r\n" not in self.data:
            self._read()
        head, _, rest = bytes(self.data).partition(b"\r\n\r\n")
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise ConnectionError(head.decode(errors="replace"))
        self.data = bytearray(rest)

    def send(self, text):
        """Sends a text and returns the sizes of its payload and its frame."""
        payload = text.encode()
        frame = text_frame(payload)
        self.connection.sendall(frame)
        return len(payload), len(frame)

    def receive(self):
        """The next text and the size of its frame."""
        while True:
            while (frame := split_frame(self.data)) is None:
                self._read()
            opcode, payload, size = frame
            del self.data[:size]
            if opcode == 8:
                raise ConnectionError(f"closed: {payload!r}")
            if opcode == 1:
                return payload.decode(), size

    def close(self):
        self.connection.close()

    def _read(self):
        data = self.connection.recv(1 << 20)
        if not data:
            raise ConnectionError("the server left")
        self.data += data
