import ViewGraph

extension View {
  /// Hands a value upwards, in place of what views further inside hand up for the key.
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(PreferenceWriter<K>(word: .value(value)))
  }

  /// Changes the value that views further inside hand up.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceWriter<K>(word: .transform(callback)))
  }

  /// Runs an action with the combined value of the views in this view, when it first is there and
  /// whenever it changed.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceReader<K>(areSame: ==, action: action))
  }

  /// Puts a view made from a preference's value in front.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceLayer<K, V>(alignment: alignment, isOverlay: true, transform: transform))
  }

  /// Puts a view made from a preference's value behind.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceLayer<K, V>(alignment: alignment, isOverlay: false, transform: transform))
  }
}

/// A layer made from a preference's value.
nonisolated struct PreferenceLayer<K: PreferenceKey, Layer: View>: ViewModifier {
  let alignment: Alignment
  let isOverlay: Bool
  let transform: (K.Value) -> Layer

  @State private var value = K.defaultValue

  init(alignment: Alignment, isOverlay: Bool, transform: @escaping (K.Value) -> Layer) {
    self.alignment = alignment
    self.isOverlay = isOverlay
    self.transform = transform
  }

  func body(content: Content) -> some View {
    content
      .modifier(
        PreferenceReader<K>(areSame: { Comparator.areEqual($0, $1) }, action: { value = $0 })
      )
      .modifier(
        LayerModifier(layer: transform(value), alignment: alignment, isOverlay: isOverlay))
  }
}
