import MotionStudy
import TouchKit

/// How large a view is and how far it is from another one: from the one that a person chose, or else from the one around it.
package struct ViewMeasure: Equatable {
  package let view: ViewPicker.Picked
  package let other: ViewPicker.Picked?
  /// Whether a person chose the other one.
  package let isAnchored: Bool

  /// The front view with an id at a place; nil if there is no such view.
  package init?(at place: Point, from anchor: String?, in tree: ViewTree) {
    let path = ViewPicker.path(at: place, in: tree)
    guard let view = path.last else { return nil }
    self.view = view
    let chosen = anchor.flatMap { id in
      tree.node(id).map { ViewPicker.Picked($0, id: id) }
    }
    if let chosen, chosen.id != view.id {
      (other, isAnchored) = (chosen, true)
    } else {
      (other, isAnchored) = (path.dropLast().last { $0.frame != view.frame }, false)
    }
  }

  package var distances: ViewDistances {
    other.map { ViewDistances($0.frame, view.frame) } ?? ViewDistances(view.frame, view.frame)
  }

  /// Its size as drawn and, if something cuts it off, as much of that as is seen.
  var sizeWords: String {
    func words(_ frame: Rect) -> String { "\(rounded(frame.width)) × \(rounded(frame.height))" }
    let (drawn, seen) = (words(view.whole), words(view.frame))
    guard drawn != seen else { return "\(view.id) is \(drawn) points" }
    return "\(view.id) is \(drawn) points; only \(seen) are visible"
  }

  func distanceWords(to name: String) -> String {
    guard let other else { return "" }
    let (one, frame) = (other.frame, view.frame)
    if one.contains(frame) {
      let sides = [
        frame.x - one.x, one.maxX - frame.maxX, frame.y - one.y, one.maxY - frame.maxY,
      ].map(rounded)
      return "in \(name): \(sides[0]) left, \(sides[1]) right, \(sides[2]) above, \(sides[3]) below"
    }
    var gaps: [String] = []
    if frame.y >= one.maxY { gaps.append("\(rounded(frame.y - one.maxY)) below") }
    if frame.maxY <= one.y { gaps.append("\(rounded(one.y - frame.maxY)) above") }
    if frame.x >= one.maxX { gaps.append("\(rounded(frame.x - one.maxX)) right of") }
    if frame.maxX <= one.x { gaps.append("\(rounded(one.x - frame.maxX)) left of") }
    return gaps.isEmpty ? "overlaps \(name)" : gaps.joined(separator: ", ") + " \(name)"
  }

  /// To a tenth of a point.
  private func rounded(_ number: Double) -> String { ((number * 10).rounded() / 10).twoDecimals }
}
