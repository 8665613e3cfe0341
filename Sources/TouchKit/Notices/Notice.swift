/// The name of a notice, with the type of its content.
public struct Notice<Content>: Sendable {
  public let name: String

  public init(_ name: String) { self.name = name }
}

/// A posted notice, as it reaches an observer.
public struct PostedNotice<Content> {
  public let notice: Notice<Content>
  public let content: Content
  /// The object that posted it, if it named itself.
  public let object: AnyObject?
}
