import Rehearsal
import TouchKit

/// Goes to times that are typed, and shows what can be done at a place of the timeline.
extension StudioWindow {
  func askTime() {
    let now = SessionTime.words(session.shownTime, isPrecise: true)
    host.ask("Go to a time", now, beside: Command.askTime.action(), answer: .goTo)
  }

  /// Goes to a time as it is typed, if there is one.
  func go(to text: String) {
    guard let time = TypedTime.read(text, from: session.shownTime) else {
      return host.takeAnswer("Not a time. Type 1:02.5, 62.5, 1840 ms, or +0.25 from here.")
    }
    // What is shown is rounded to a thousandth.
    guard time <= session.end + .milliseconds(1) else {
      let end = SessionTime.words(session.end, isPrecise: true)
      return host.takeAnswer("The line ends at \(end).")
    }
    host.takeAnswer()
    seek(to: time)
  }

  /// Goes to a place of the timeline and offers what can be done there.
  func showTimelineMenu(at place: TimelineStrip.Place) {
    seek(to: place.time)
    let menu = Menu()
    if let mark = place.mark {
      let one = Menu()
      let end = max(mark.to ?? session.end, mark.from + .milliseconds(100))
      one.append(
        "Loop It", Command.rangeOver.action(), target: Self.target(mark.from...end))
      menu.append(section: one, mark.words.replacing("_", with: "__"))
    }
    if let line = place.line, let row = lineRows.first(where: { $0.id == line }) {
      let one = Menu()
      one.append("Show", Command.line.action(), target: line)
      one.append("Rename…", Command.askName.action(), target: line)
      if row.isBranch { one.append("Remove", Command.dropLine.action(), target: line) }
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
      range.append(submenu: sharing.forms(), "Save the Range As")
      range.append(.noRange)
      menu.append(section: range, "Range")
    }
    let view = Menu()
    view.append(.askTime)
    view.append(.fitTimeline)
    view.append(.lanes)
    fillCurvesMenu()
    view.append(submenu: curvesMenu, "Curves")
    menu.append(section: view)
    host.show(menu, at: place.point, on: timeline.canvas)
  }

  /// The pointer rests at a place of the timeline, or has gone: a small picture shows that moment.
  func hovered(_ place: (time: Time, x: Double)?) {
    phone.preview = nil
    momentPreview.onFrame = { [unowned self] frame in
      let x = place.map { timeline.canvas.origin.x - phone.canvas.origin.x + $0.x } ?? 0
      phone.preview = frame.map { PhonePreview(frame: $0, x: x) }
    }
    momentPreview.point(at: place?.time, of: session)
  }

  private static func target(_ range: ClosedRange<Time>) -> String {
    "\(range.lowerBound.microseconds) \(range.upperBound.microseconds)"
  }

  /// Loops over a range that is given in microseconds.
  func setRange(over target: String) {
    let ends = target.split(separator: " ").compactMap { Int64($0) }
    guard ends.count == 2, ends[0] < ends[1] else { return }
    session.range = Time(microseconds: ends[0])...Time(microseconds: ends[1])
    session.loops = false
    toggleLoop()
  }
}
