import Rehearsal
import TouchKit

/// Two designs under one finger.
extension StudioWindow {
  func besideMenu() -> Menu {
    let menu = Menu()
    menu.append(section: choices(.beside, BesideNames.all(of: prototype)))
    let ways = [("sides", "Side by Side"), ("curtain", "Under a Curtain"), ("flip", "By Turns")]
    menu.append(section: choices(.arrangement, ways))
    let others = Menu()
    others.append("The Other One", Command.flip.action())
    menu.append(section: others)
    return menu
  }

  func setBeside(_ name: String) {
    let design = BesideNames.design(name)
    besideName = design == nil ? BesideNames.none : name
    if design != nil { state.beside = name }
    phone.show(beside: design.map { Beside($0, preset: presetChanges) }, phone.wanted)
    makeRoom(\.besideRoom, of: Double(phone.layout.body.width + Self.besideGap), design != nil)
    timeline.parting = nil
  }

  /// The design that was shown last, if the prototype has it.
  var rememberedBeside: String {
    let isKnown = BesideNames.all(of: prototype).contains { $0.value == state.beside }
    return isKnown ? state.beside : BesideNames.usual
  }

  /// Between two phones, in logical pixels.
  private static let besideGap = 48.0

  func setArrangement(_ arrangement: PhoneCanvas.Arrangement) {
    phone.show(beside: phone.beside, arrangement)
  }

  /// Shows the other of two designs in the place of the one that is shown.
  func flip() {
    guard phone.beside != nil else { return }
    if phone.wanted != .flip { setArrangement(.flip) }
    phone.showsBeside.toggle()
  }

  /// Another tuning was chosen: that is the preset to compare with.
  func besideFollowsPreset() {
    guard phone.beside?.design == .preset else { return }
    phone.show(beside: Beside(.preset, preset: presetChanges), phone.wanted)
  }

  // MARK: What is said of them

  /// Says under which name each phone is, how long its last motion took, and where the ways part.
  func tellSides() {
    guard let beside = phone.beside, let stage = beside.stage else {
      timeline.parting = nil
      return setSideNotes(nil, nil)
    }
    timeline.parting = beside.parting(from: session)
    var (mine, other) = (TimelineMarks(), TimelineMarks())
    _ = mine.follow([], session.stage.log)
    _ = other.follow([], stage.log)
    var (first, second) = (
      "A  \(session.start.tuningTitle)", "B  \(BesideNames.words(beside.design))"
    )
    let last = mine.motions.last { $0.to != nil && !$0.wasInterrupted }
    if let last, let end = last.to,
      let there = other.motions.last(where: { $0.what == last.what && $0.to != nil }),
      let otherEnd = there.to
    {
      let (a, b) = (end - last.from, otherEnd - there.from)
      let difference = (b - a).milliseconds.rounded()
      let sign = difference > 0 ? "+" : ""
      first += "  \(last.what) \(decimals(a.milliseconds.rounded())) ms"
      second += "  \(decimals(b.milliseconds.rounded())) ms (\(sign)\(decimals(difference)))"
    }
    setSideNotes(first, second)
  }

  private func setSideNotes(_ first: String?, _ second: String?) {
    guard phone.notes.first != first || phone.notes.second != second else { return }
    var notes = phone.notes
    (notes.first, notes.second) = (first, second)
    phone.setNotes(notes)
  }
}
