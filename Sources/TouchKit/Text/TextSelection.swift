/// A part of a text between two places, as UTF-8 offsets. It is empty where only a caret stands.
public struct TextSelection: Hashable, Sendable {
  /// Where the selection began.
  public var anchor: Int
  /// The end that moves.
  public var head: Int

  public init(anchor: Int, head: Int) {
    self.anchor = anchor
    self.head = head
  }

  public init(at place: Int) { self.init(anchor: place, head: place) }

  public var start: Int { min(anchor, head) }
  public var end: Int { max(anchor, head) }
  public var isEmpty: Bool { anchor == head }
}
