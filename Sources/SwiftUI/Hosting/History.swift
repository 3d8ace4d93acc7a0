import DisplayTree

/// Keeps the browser's history in step with the pages of the navigations on screen.
///
/// A push makes an entry with the address of the app and the fragment "#2", "#3" …; the first page
/// has none. When the person goes back to an entry, the pages above it are popped. When the program
/// or the back button of a page pops, the entry's fragment is replaced and the entry is used again
/// by the next push, since a page cannot take entries away.
@MainActor final class History {
  /// Which navigation each page above the first belongs to, the newest last.
  private var pushed: [NavigationController] = []
  /// The number of the entry that the browser shows.
  private var position = 1
  /// The browser has moved already: popping tells it nothing.
  private var isFollowing = false
  /// Pages that stand there from the start make no entries.
  var isRecording = false
  private unowned let host: ViewHost

  init(host: ViewHost) { self.host = host }

  private var depth: Int { pushed.count + 1 }

  func push(_ navigation: NavigationController) {
    guard isRecording else { return }
    pushed.append(navigation)
    if position >= depth { return show(push: false) }
    // After a reload the entry may still have the fragment of a page that is gone.
    if depth == 2 { host.tree.request(.location(address, push: false)) }
    position = depth
    show(push: true)
  }

  func pop(_ navigation: NavigationController) {
    guard isRecording, let index = pushed.lastIndex(where: { $0 === navigation }) else { return }
    pushed.remove(at: index)
    if !isFollowing { show(push: false) }
  }

  /// The person went to the entry with this fragment.
  func follow(fragment: String?) {
    let target = fragment.flatMap(Int.init) ?? 1
    position = target
    isFollowing = true
    while depth > target, let navigation = pushed.last {
      let before = depth
      let own = pushed.suffix(depth - target).reversed().prefix { $0 === navigation }.count
      navigation.pop(own)
      host.settle()
      if depth == before { break }
    }
    isFollowing = false
    // A page that does not exist any more, or one that stays although the person went back.
    if depth < target { show(push: false) }
    if depth > target {
      position = depth
      show(push: true)
    }
  }

  /// The app was opened anew at another address.
  func restart() {
    pushed.removeAll()
    position = 1
  }

  private func show(push: Bool) {
    host.tree.request(.location(depth == 1 ? address : "#\(depth)", push: push))
  }

  /// The app's address without a fragment, relative to itself: the host alone knows the base path.
  private var address: String {
    let path = host.settings.path.prefix { $0 != "#" }
    guard let slash = path.prefix(while: { $0 != "?" }).lastIndex(of: "/") else { return "./" }
    return "." + path[slash...]
  }
}
