import SwiftUI

/// Draws an outline around a view while a value is not valid.
///
/// The outline stands four points outside of the view, so what it surrounds depends on where the
/// modifier stands among others.
public struct Validation<Value>: ViewModifier {
  let value: Value
  let validate: (Value) -> Bool

  /// An outline by what the rule says of the value, from the first appearance on.
  public init(value: Value, validate: @escaping (Value) -> Bool) {
    self.value = value
    self.validate = validate
  }

  /// The content with the outline drawn outside of it, which takes no room.
  public func body(content: Content) -> some View {
    let isValid = validate(value)
    content
      .overlay(
        RoundedRectangle(cornerRadius: 6)
          .stroke(isValid ? Color.clear : Color.pink)
          .padding(-4)
      )
      .animation(.default, value: isValid)
  }
}

extension View {
  /// Outlines this view while the value does not pass the rule.
  public func validate<Value>(
    _ value: Value, validate: @escaping (Value) -> Bool
  ) -> some View {
    modifier(Validation(value: value, validate: validate))
  }
}
