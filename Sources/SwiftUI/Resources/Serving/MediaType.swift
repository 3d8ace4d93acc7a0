/// The media type a file is served with, by its ending (IANA media types registry).
package enum MediaType {
  package static func named(byEnding ending: String) -> String {
    known[ending.lowercased()] ?? "application/octet-stream"
  }

  /// Text types carry their charset: without it a browser may guess.
  private static let known = [
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
    "webp": "image/webp", "avif": "image/avif", "svg": "image/svg+xml", "heic": "image/heic",
    "heif": "image/heif", "ico": "image/x-icon", "bmp": "image/bmp", "tif": "image/tiff",
    "tiff": "image/tiff", "pdf": "application/pdf",
    "ttf": "font/ttf", "otf": "font/otf", "woff": "font/woff", "woff2": "font/woff2",
    "mp3": "audio/mpeg", "m4a": "audio/mp4", "wav": "audio/wav", "ogg": "audio/ogg",
    "mp4": "video/mp4", "m4v": "video/mp4", "mov": "video/quicktime", "webm": "video/webm",
    "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "html": "text/html; charset=utf-8", "txt": "text/plain; charset=utf-8",
    "csv": "text/csv; charset=utf-8", "json": "application/json", "xml": "application/xml",
    "zip": "application/zip",
  ]
}
