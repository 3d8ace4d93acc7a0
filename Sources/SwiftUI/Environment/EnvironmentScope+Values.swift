import ViewGraph

extension EnvironmentScope {
  /// Sets values for the views in this scope; they start from what its parent has.
  func set(for host: ViewHost, _ write: (inout EnvironmentValues) -> Void) {
    var values = EnvironmentValues(scope: parent, host: host)
    write(&values)
    for (key, override) in values.overrides { override.store(in: self, for: key) }
  }
}
