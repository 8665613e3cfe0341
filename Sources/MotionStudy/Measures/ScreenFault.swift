import TouchKit

/// Something on a screen that makes it harder to use for some people.
package struct ScreenFault: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// A text that its ground makes hard to read.
    case contrast(ratio: Double, needed: Double)
    /// Two texts, of which one is printed over the other: what the other says, and where both are.
    case overlap(with: String, Rect)
    /// A text that is larger than its place: the size of each, in points.
    case tooLarge(needed: Size, place: Size)
    /// A text with a word that has no room on its line, so that it is broken or its end is missing: the word.
    case brokenWord(String)
    /// A line or a target that something cuts or covers, and that can't be scrolled into sight.
    case outOfSight(under: String)
    /// The keyboard writes into something that can't be seen, in the room that is left for it.
    case focusOutOfSight(room: Rect)
    /// Something to press that is smaller than a fingertip, in points.
    case smallTarget(Size)
    /// Something to press behind something else.
    case coveredTarget
    /// Something to press that assistive technology can't name.
    case nameless
  }

  package var kind: Kind
  /// The id of the view, or what it says.
  package var name: String
  package var frame: Rect

  package init(kind: Kind, name: String, frame: Rect) {
    (self.kind, self.name, self.frame) = (kind, name, frame)
  }

  /// The faults of a screen, by kind, each from back to front.
  package static func all(_ contrasts: [TextContrast], _ screen: SeenScreen) -> [ScreenFault] {
    let texts = contrasts.filter { $0.level == .fails }.map { contrast in
      ScreenFault(
        kind: .contrast(ratio: contrast.ratio, needed: contrast.text.isLarge ? 3 : 4.5),
        name: "«\(contrast.text.string)»", frame: contrast.text.box)
    }
    return texts + ScreenRule.allCases.flatMap { $0.faults(of: screen) }
  }
}
