/// The name of a notice, with the type of its content.
public struct Notice<Content>: Sendable {
  /// The name in logs; two notices of one name are the same.
  public let name: String

  /// A notice of a name, usually kept in a `static let`.
  public init(_ name: String) { self.name = name }
}

/// A posted notice, as it reaches an observer.
public struct PostedNotice<Content> {
  /// The notice that was posted.
  public let notice: Notice<Content>
  /// The content of the notice.
  public let content: Content
  /// The object that posted it, if it named itself.
  public let object: AnyObject?
}
