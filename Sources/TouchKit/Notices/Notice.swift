/// The name of a notice, with the type of its content.
public struct Notice<Content>: Sendable {
  /// The name in logs. Two notices with the same name are the same notice.
  public let name: String

  /// A notice with a name. Usually it is a `static let`.
  public init(_ name: String) { self.name = name }
}

/// A posted notice, as an observer receives it.
public struct PostedNotice<Content> {
  /// The notice that was posted.
  public let notice: Notice<Content>
  /// The content of the notice.
  public let content: Content
  /// The object that posted the notice, if it passed itself.
  public let object: Referable?
}
