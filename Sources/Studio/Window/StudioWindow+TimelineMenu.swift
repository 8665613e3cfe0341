import Rehearsal
import TouchKit
import Widgets
import Workbench

/// Shows what can be done at a place of the timeline.
extension StudioWindow {
  /// Goes to a place of the timeline and offers what can be done there.
  func showTimelineMenu(at place: TimelineView.Place) {
    time.playhead.seek(to: place.time)
    let menu = Menu()
    if let mark = place.mark {
      let one = Menu()
      let end = max(mark.to ?? session.end, mark.from + .milliseconds(100))
      one.append(
        "Loop This", Command.rangeOver.action(), target: Playhead.target(mark.from...end))
      menu.append(section: one, mark.words.replacing("_", with: "__"))
    }
    if let branch = place.branch, let row = branches.rows.first(where: { $0.id == branch }) {
      let one = Menu()
      one.append("Show", Command.branch.action(), target: branch)
      one.append("Rename…", Command.askName.action(), target: branch)
      if row.isBranch { one.append("Remove", Command.removeBranch.action(), target: branch) }
      menu.append(section: one, row.name.replacing("_", with: "__"))
    }
    let moment = Menu()
    moment.append(.rangeStart)
    moment.append(.rangeEnd)
    moment.append(.copyLink)
    moment.append(.saveScreenshot)
    moment.append(.makeTest)
    menu.append(section: moment, SessionTime.words(session.shownTime, isPrecise: true))
    if session.range != nil {
      let range = Menu()
      range.append(.loop)
      range.append(.keepRange)
      range.append(submenu: sharing.forms(), "Save Range As")
      range.append(.noRange)
      menu.append(section: range, "Range")
    }
    let view = Menu()
    view.append(.askTime)
    view.append(.fitTimeline)
    view.append(.lanes)
    time.curves.fillMenu()
    view.append(submenu: time.curves.menu, "Curves")
    menu.append(section: view)
    host.show(menu, at: place.point, on: timeline.canvas)
  }
}
