import JSON
import MotionStudy
import TouchKit

/// The rows of what makes a screen harder to use.
package enum FaultRows {
  package struct Row: Equatable {
    package var outline: OutlineRow
    /// Nil for the title of those that follow.
    package var frame: Rect?
    package var detail = ""
  }

  package static func all(_ faults: [ScreenFault]) -> [Row] {
    var rows: [Row] = []
    for group in Group.allCases {
      let own = faults.filter { group.holds($0.kind) }
      guard !own.isEmpty else { continue }
      rows.append(
        Row(outline: OutlineRow(kind: .heading, title: group.title(own.count)), frame: nil))
      rows += own.map(row)
    }
    return rows
  }

  private enum Group: CaseIterable {
    case contrast, overlap, large, broken, sight, focus, small, covered, nameless

    func holds(_ kind: ScreenFault.Kind) -> Bool {
      switch kind {
      case .contrast: self == .contrast
      case .overlap: self == .overlap
      case .tooLarge: self == .large
      case .brokenWord: self == .broken
      case .outOfSight: self == .sight
      case .focusOutOfSight: self == .focus
      case .smallTarget: self == .small
      case .coveredTarget: self == .covered
      case .nameless: self == .nameless
      }
    }

    func title(_ count: Int) -> String {
      switch self {
      case .contrast: "\(NumberWords.count(count, "text")) hard to read"
      case .overlap: "\(NumberWords.count(count, "text")) under another text"
      case .large:
        "\(NumberWords.count(count, "text")) too large for \(count == 1 ? "its" : "their") place"
      case .broken: "\(NumberWords.count(count, "text")) with a broken word"
      case .sight: "\(NumberWords.count(count, "part")) that can't be scrolled into view"
      case .focus: "The typed text is out of view"
      case .small: "\(NumberWords.count(count, "target")) smaller than a finger"
      case .covered: "\(NumberWords.count(count, "target")) behind something else"
      case .nameless: "\(NumberWords.count(count, "target")) without a name"
      }
    }
  }

  private static func row(_ fault: ScreenFault) -> Row {
    let (note, detail) = words(fault.kind)
    return Row(
      outline: OutlineRow(depth: 1, title: fault.name, note: note), frame: fault.frame,
      detail: detail)
  }

  private static func words(_ kind: ScreenFault.Kind) -> (note: String, detail: String) {
    func short(_ number: Double, _ part: Double) -> String {
      ((number * part).rounded(.down) / part).twoDecimals
    }
    func sides(_ size: Size) -> String { "\(short(size.width, 10)) × \(short(size.height, 10))" }
    switch kind {
    case .contrast(let ratio, let needed):
      let shown = short(ratio, 100)
      return (
        "\(shown) : 1",
        "Its contrast is \(shown) to 1. Level AA of WCAG needs \(needed.twoDecimals)."
      )
    case .overlap(let other, _):
      return ("under «\(other)»", "«\(other)» is drawn over it.")
    case .tooLarge(let needed, let place):
      let shown = sides(needed)
      return (shown, "Its lines need \(shown) points. The available space is \(sides(place)).")
    case .brokenWord(let word):
      return (
        "«\(word)»", "No line is wide enough for «\(word)». The word is broken or cut off."
      )
    case .outOfSight(let cover):
      return (
        "under \(cover)", "Scrolling can't show all of it: \(cover) cuts or covers it."
      )
    case .focusOutOfSight(let room):
      return ("hidden", "Only \(sides(room.size)) points of the screen are left for the text.")
    case .smallTarget(let size):
      let shown = sides(size)
      let least = PressTarget.least.twoDecimals
      return (
        shown, "A finger can hit only \(shown) points of the target. Each side needs \(least)."
      )
    case .coveredTarget:
      return ("covered", "A touch in its middle hits something in front of it.")
    case .nameless:
      return ("no name", "Assistive technology can't name it. Add a label or a text.")
    }
  }
}
