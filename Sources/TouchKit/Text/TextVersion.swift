/// A text after one of its edits, stored as the change since an earlier version.
///
/// The log has one version for each edit. Stored in this manner, an edit needs only memory for the change, not for the
/// whole text.
public final class TextVersion: Hashable, Sendable {
  /// The most changes in a row, before the next version stores its whole text.
  ///
  /// More changes would make versions slower to read; fewer would store a long text more often.
  static let longestChain = 256

  private enum Content {
    case whole(String)
    case changed(TextChange, since: TextVersion)
  }

  private let content: Content
  /// How many changes are between this version and the last one that holds its text.
  private let distance: Int

  /// A first version, with its whole text.
  public init(_ string: String) {
    content = .whole(string)
    distance = 0
  }

  /// The version after a change, whose text is then `string`.
  init(_ change: TextChange, since before: TextVersion, string: @autoclosure () -> String) {
    if before.distance + 1 < TextVersion.longestChain {
      content = .changed(change, since: before)
      distance = before.distance + 1
    } else {
      content = .whole(string())
      distance = 0
    }
  }

  /// The text of this version.
  public var string: String {
    var changes: [TextChange] = []
    var version = self
    while true {
      switch version.content {
      case .changed(let change, let before):
        changes.append(change)
        version = before
      case .whole(var string):
        for change in changes.reversed() { change.apply(to: &string) }
        return string
      }
    }
  }

  public static func == (a: TextVersion, b: TextVersion) -> Bool {
    a === b || a.string == b.string
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(string) }
}
