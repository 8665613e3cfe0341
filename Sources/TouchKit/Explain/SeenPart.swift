/// A text or a target that is seen on the screen, with what cuts and covers it.
///
/// All rectangles are on the screen, in points.
package struct SeenPart: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// A text: the bounds of the view that paints the text, and the box of its laid-out lines.
    ///
    /// `box` is nil if the view scrolls its own text.
    case text(box: Rect?, needed: Rect)
    /// A view that can be pressed.
    case target
  }

  /// A rectangle outside of which nothing of the part is painted.
  package struct Clip: Equatable, Sendable {
    /// The log's name of the view that clips; nil for the screen.
    package var name: String?
    package var rect: Rect
    /// How far its content can be scrolled; zero if it does not scroll.
    package var travel: ClosedRange<Double>

    package init(name: String?, rect: Rect, travel: ClosedRange<Double> = 0...0) {
      (self.name, self.rect, self.travel) = (name, rect, travel)
    }
  }

  /// Something opaque that may be over the part: not what appears above the screen for a time, such as a popover.
  package struct Cover: Equatable, Sendable {
    /// The log's name of the view.
    package var name: String
    package var rect: Rect
    /// Whether the part can be scrolled from under it.
    package var isFixed: Bool

    package init(name: String, rect: Rect, isFixed: Bool) {
      (self.name, self.rect, self.isFixed) = (name, rect, isFixed)
    }
  }

  package var kind: Kind
  /// The log's name of the view, and its id if it has one.
  package var name: String
  package var id: String?
  /// What it says.
  package var words: String
  /// A word of it that has no room on its line, though the screen is wide enough for it.
  package var brokenWord: String?
  /// The ink of its lines, from the first to the last, before anything cuts it; the middle of a target.
  package var lines: [Rect]
  /// What is seen of them.
  package var seen: [Rect]
  /// What clips it, from the inside out; the screen is the last.
  package var clips: [Clip]
  package var covers: [Cover]
  /// Whether the phone waits for it: no popover and no sheet is over it.
  package var isInUse: Bool

  package init(
    kind: Kind, name: String, id: String? = nil, words: String, lines: [Rect], seen: [Rect],
    brokenWord: String? = nil, clips: [Clip] = [], covers: [Cover] = [], isInUse: Bool = true
  ) {
    (self.kind, self.name, self.id, self.words) = (kind, name, id, words)
    (self.lines, self.seen, self.clips, self.covers) = (lines, seen, clips, covers)
    self.isInUse = isInUse
    self.brokenWord = brokenWord
  }
}
