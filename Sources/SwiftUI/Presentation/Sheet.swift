import DisplayTree

/// Presents a sheet or a cover while a Boolean binding is true.
nonisolated struct SheetModifier<Content: View>: PresentationModifier {
  let kind: Element.Kind
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let content: () -> Content

  @MainActor func presented() -> Presentable<SheetView<Content>>? {
    guard isPresented.wrappedValue else { return nil }
    return Presentable(content: SheetView(kind: kind, content: content))
  }

  @MainActor func close() { isPresented.wrappedValue = false }

  @MainActor func closed() { onDismiss?() }
}

/// Presents a sheet or a cover while a binding holds an item.
nonisolated struct ItemSheetModifier<Item: Identifiable, Content: View>: PresentationModifier {
  let kind: Element.Kind
  let item: Binding<Item?>
  let onDismiss: (() -> Void)?
  let content: (Item) -> Content

  @MainActor func presented() -> Presentable<SheetView<Content>>? {
    guard let item = item.wrappedValue else { return nil }
    let content = content
    return Presentable(
      id: AnyHashable(item.id), content: SheetView(kind: kind) { content(item) })
  }

  @MainActor func close() { item.wrappedValue = nil }

  @MainActor func closed() { onDismiss?() }
}

extension View {
  /// Presents a sheet while the binding is true.
  ///
  /// Escape and a click beside the sheet write false into the binding; `onDismiss` runs after the
  /// sheet has left. The content's state begins anew each time.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        kind: .sheet, isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// The same for an item while the binding holds one. An item with another id is another sheet.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemSheetModifier(kind: .sheet, item: item, onDismiss: onDismiss, content: content))
  }

  /// Presents a view over the whole window while the binding is true; only the view itself closes
  /// it.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        kind: .cover, isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// The same for an item while the binding holds one.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemSheetModifier(kind: .cover, item: item, onDismiss: onDismiss, content: content))
  }
}
