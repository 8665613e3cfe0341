/// The name of something that is told to all who want to know, with the type of what is told.
public struct Notice<Content>: Sendable {
  public let name: String

  public init(_ name: String) { self.name = name }
}

/// A notice as it reaches an observer.
public struct PostedNotification<Content> {
  public let notice: Notice<Content>
  public let content: Content
  /// Who told of it, if anybody said so.
  public let object: AnyObject?
}
