import Files
import TouchKit

/// The views whose numbers are drawn as curves in the lanes of the timeline.
extension StudioWindow {
  /// How many views in sight the menu lists.
  private static let mostListed = 24

  /// Lists what can be drawn: what is drawn already, and the views in sight.
  func fillCurvesMenu() {
    curvesMenu.clear()
    let ways = Menu()
    ways.append(.pickCurve)
    ways.append("By Name…", Command.askCurve.action())
    curvesMenu.append(section: ways)
    let chosen = Menu()
    for id in timeline.curves.ids {
      chosen.append("● \(id)", Command.curve.action(), target: id)
    }
    curvesMenu.append(section: chosen)
    let others = Menu()
    let seen = ViewPicker.ids(in: session.stage.tree()).filter {
      !timeline.curves.ids.contains($0)
    }
    for id in seen.prefix(Self.mostListed) {
      others.append(id, Command.curve.action(), target: id)
    }
    curvesMenu.append(section: others, seen.isEmpty ? nil : "In sight")
  }

  /// Draws the numbers of a view, or no longer.
  func toggleCurve(_ id: String) {
    if let index = timeline.curves.ids.firstIndex(of: id) {
      timeline.curves.ids.remove(at: index)
    } else {
      timeline.curves.ids.append(id)
      if !state.showsLanes {
        state.showsLanes = true
        showLanes()
      }
    }
    timeline.canvas.draw()
    updateTime()
  }

  func askCurve() {
    host.ask("Name of a view", "", beside: Command.lanes.action(), answer: .curveNamed)
  }

  /// Draws the numbers of a view whose name was typed.
  func addCurve(named text: String) {
    let id = text.split(whereSeparator: \.isWhitespace).joined()
    let known = ViewPicker.ids(in: session.stage.tree())
    guard known.contains(id) else {
      let near = nearest(id, in: known).map { "; did you mean \($0)?" } ?? "."
      return host.takeAnswer("No view of this name is in sight\(near)")
    }
    host.takeAnswer()
    if !timeline.curves.ids.contains(id) { toggleCurve(id) }
  }

  /// The next press on the phone picks a view.
  func pickCurve() {
    show(notice: "Press the view whose numbers should be drawn. Escape leaves.")
    phone.pick { [unowned self] id in
      notices.hide(.notice)
      if let id { toggleCurve(id) }
    }
  }
}
