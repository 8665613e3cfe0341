// What Swift tells of classes while the program runs. The Swift of a page tells nothing: the page has a file of its own instead
// of this one.

extension Referable {
  /// The name of the object's class, for logs and messages.
  final var className: String { "\(type(of: self))" }
}

extension Control {
  /// Whether it is made of a subclass.
  final var isOfSubclass: Bool { type(of: self) != Control.self }
}
