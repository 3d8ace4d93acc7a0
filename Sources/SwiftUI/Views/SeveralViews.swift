/// A view that stands for several beside each other, as statements of a builder do.
@MainActor protocol SeveralViews {
  var first: AnyView { get }
}

extension TupleView: SeveralViews {
  var first: AnyView {
    var views: [AnyView] = []
    repeat views.append(AnyView(each value))
    return views.first ?? AnyView(EmptyView())
  }
}
