import DisplayTree

extension EnvironmentValues {
  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  var listVariant: ControlTraits.Variant {
    get { self[ListVariantKey.self] }
    set { self[ListVariantKey.self] = newValue }
  }

  var sectionSpacing: Double? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }

  /// The selection of the list that the view stands in.
  var rowSelection: RowSelection? {
    get { self[RowSelectionKey.self] }
    set { self[RowSelectionKey.self] = newValue }
  }

  /// Whether the view stands in a list.
  var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }

  private enum HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
  }
  private enum ListVariantKey: EnvironmentKey {
    static var defaultValue: ControlTraits.Variant { .automatic }
  }
  private enum SectionSpacingKey: EnvironmentKey { static var defaultValue: Double? { nil } }
  private enum RowSelectionKey: EnvironmentKey { static var defaultValue: RowSelection? { nil } }
  private enum IsInListKey: EnvironmentKey { static var defaultValue: Bool { false } }
}
