/// The selected part of a text, as UTF-8 offsets. If it is empty, it is the caret.
public struct TextSelection: Hashable, Sendable {
  /// Where the selection began.
  public var anchor: Int
  /// The end that moves.
  public var head: Int

  public init(anchor: Int, head: Int) {
    self.anchor = anchor
    self.head = head
  }

  public init(at offset: Int) { self.init(anchor: offset, head: offset) }

  public var start: Int { min(anchor, head) }
  public var end: Int { max(anchor, head) }
  public var isEmpty: Bool { anchor == head }
}
