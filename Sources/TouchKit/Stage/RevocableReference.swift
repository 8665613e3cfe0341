/// A reference to an object, which the object revokes when it is freed.
///
/// A weak reference would do the same, but makes all later reference counting of the object slow, and each touch counts
/// references many times (decision 18).
final class RevocableReference<Owner: AnyObject> {
  unowned private(set) var owner: Owner?

  init(_ owner: Owner) { self.owner = owner }

  /// To be called in the owner's `deinit`.
  func revoke() { owner = nil }
}
