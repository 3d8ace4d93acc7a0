// Client code says `import Combine` and uses `URLSession`, `Timer` and `RunLoop` beside it. On Apple
// platforms these come with Foundation; on Linux the networking half is a module of its own.
@_exported import Foundation

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
