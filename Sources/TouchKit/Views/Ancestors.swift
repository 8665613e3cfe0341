/// A view, its superview, and so on to the root of its tree.
public struct Ancestors: Sequence, IteratorProtocol {
  private var following: View?

  init(from view: View) { following = view }

  public mutating func next() -> View? {
    defer { following = following?.superview }
    return following
  }

  /// The nearest view of a type.
  public func first<Wanted: View>(of type: Wanted.Type) -> Wanted? {
    for view in self {
      if let wanted = view as? Wanted { return wanted }
    }
    return nil
  }
}

extension View {
  /// This view first, then its superview, and so on to the root of the tree.
  public var ancestors: Ancestors { Ancestors(from: self) }
}
