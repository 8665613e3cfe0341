/// A reference that its owner takes back when it goes.
///
/// A weak reference would do the same, but makes every later count of the object's references slow, and touches count
/// them by the thousand.
final class Link<Owner: AnyObject> {
  unowned(unsafe) private(set) var owner: Owner?

  init(_ owner: Owner) { self.owner = owner }

  /// To be called in the owner's `deinit`.
  func cut() { owner = nil }
}
