/// The selected part of a text, as UTF-8 offsets. If it is empty, it is the caret.
public struct TextSelection: Hashable, Sendable {
  /// The end where the selection began.
  public var anchor: Int
  /// The end that moves when the selection is extended.
  public var head: Int

  /// A selection from an offset to another offset, which may be lower.
  public init(anchor: Int, head: Int) {
    self.anchor = anchor
    self.head = head
  }

  /// A caret at an offset.
  public init(at offset: Int) { self.init(anchor: offset, head: offset) }

  /// The lower offset.
  public var start: Int { min(anchor, head) }
  /// The higher offset.
  public var end: Int { max(anchor, head) }
  /// Whether nothing is selected, so the selection is a caret.
  public var isEmpty: Bool { anchor == head }
}
