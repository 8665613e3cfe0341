/// The name of a notification, with the type of its content.
public struct Notice<Content>: Sendable {
  public let name: String

  public init(_ name: String) { self.name = name }
}

/// A posted notification, as it reaches an observer.
public struct PostedNotification<Content> {
  public let notice: Notice<Content>
  public let content: Content
  /// The object that posted it, if it named itself.
  public let object: AnyObject?
}
