import JSON
import TouchKit
import Widgets
import Workbench

/// The views whose numbers are drawn as curves in the lanes of the timeline.
final class CurvesDesk {
  /// How many views in sight the menu lists.
  private static let mostListed = 24

  let menu = Menu()
  private let parts: WindowParts
  private unowned let time: TimeDesk

  init(_ parts: WindowParts, _ time: TimeDesk) {
    self.parts = parts
    self.time = time
  }

  private var timeline: TimelineView { time.timeline }

  /// Lists what can be drawn: what is drawn already, and the views in sight.
  func fillMenu() {
    menu.clear()
    let ways = Menu()
    ways.append(.pickCurve)
    ways.append("By Name…", Command.askCurve.action())
    menu.append(section: ways)
    let chosen = Menu()
    for id in timeline.curves.ids {
      chosen.append("● \(id)", Command.curve.action(), target: id)
    }
    menu.append(section: chosen)
    let others = Menu()
    let seen = ViewPicker.ids(in: parts.session.stage.tree()).filter {
      !timeline.curves.ids.contains($0)
    }
    for id in seen.prefix(Self.mostListed) {
      others.append(id, Command.curve.action(), target: id)
    }
    menu.append(section: others, seen.isEmpty ? nil : "On screen")
  }

  /// Draws the numbers of a view, or no longer.
  func toggle(_ id: String) {
    if let index = timeline.curves.ids.firstIndex(of: id) {
      timeline.curves.ids.remove(at: index)
    } else {
      timeline.curves.ids.append(id)
      if !parts.memory.state.showsLanes { time.setLanes(true) }
    }
    timeline.canvas.draw()
    time.update()
  }

  func askName() {
    parts.host.ask("View name", "", beside: Command.lanes.action(), answer: .curveNamed)
  }

  /// Draws the numbers of a view whose name was typed.
  func add(named text: String) {
    let id = text.split(whereSeparator: \.isWhitespace).joined()
    let known = ViewPicker.ids(in: parts.session.stage.tree())
    guard known.contains(id) else {
      let near = nearest(id, in: known).map { "; did you mean \($0)?" } ?? "."
      return parts.host.takeAnswer(
        "No visible view is called “\(printable(id, atMost: 40))”\(near)")
    }
    parts.host.takeAnswer()
    if !timeline.curves.ids.contains(id) { toggle(id) }
  }

  /// The next press on the phone picks a view.
  func pick() {
    parts.notices.show(
      notice: "Press a view on the phone to draw its values as curves. Esc cancels.")
    parts.phone.pick { [unowned self] id in
      parts.notices.hide(.notice)
      if let id { toggle(id) }
    }
  }
}
