import Rehearsal
import TouchKit
import Widgets
import Workbench

/// Several designs under one finger.
final class SideBySide {
  /// What it needs of the tuning, and of the window.
  struct Ways {
    /// What the preset changes in the prototype's tuning, and what the line's start changes in the preset.
    var preset: () -> [TuningChange]
    var changed: () -> [TuningChange]
    var tune: ([TuningChange]) -> Void
    /// Shows the panel of tunings.
    var showTunings: () -> Void
    var updateControls: () -> Void
  }

  /// Between two phones, in logical pixels.
  private static let gap = 48.0

  private let parts: WindowParts
  private let layout: WindowLayout
  private let playhead: Playhead
  private let edits: UndoDesk
  private let ways: Ways
  private let figures: SideFigures
  /// The designs of the other phones, by their name.
  private(set) var name = BesideNames.none
  /// What the session's own phone is called among them, if it is one of several.
  private var ownTitle: String?
  /// The tunings that were changed last, for the grid.
  private var gridTunings: [String] = []

  init(
    _ parts: WindowParts, _ layout: WindowLayout, _ time: TimeDesk, _ edits: UndoDesk, _ ways: Ways
  ) {
    self.parts = parts
    self.layout = layout
    playhead = time.playhead
    self.edits = edits
    self.ways = ways
    figures = SideFigures(parts, time.timeline)
  }

  private var phone: PhoneCanvas { parts.phone }
  private var session: LiveSession { parts.session }
  private var prototype: Prototype { parts.prototype }

  var isBlind: Bool { phone.view.isBlind }
  var arrangement: SidesView.Arrangement { phone.view.wanted }

  func arrange(_ name: String) {
    if let way = SidesView.Arrangement(rawValue: name) { phone.arrange(way) }
  }

  /// What a phone is called; 0 is the session's.
  private func title(_ number: Int) -> String {
    guard number == 0 else { return phone.others[number - 1].beside.design.words }
    return ownTitle ?? session.start.tuningTitle(in: prototype)
  }

  /// Says under each phone which it is, and how its last motion went; marks the divergence.
  func update() {
    figures.update(phone.others.isEmpty ? [] : (0...phone.others.count).map(title))
  }

  /// The log of another line is another log.
  func logChanged() { figures.forget() }

  func stop() { figures.stop() }

  // MARK: Which

  func menu() -> Menu {
    let menu = Menu()
    menu.append(section: Menu(.beside, BesideNames.all(of: prototype)))
    let ways = [
      ("sides", "Side by side"), ("curtain", "Curtain"),
      ("difference", "Differences in colour"), ("turns", "One at a time"),
    ]
    menu.append(section: Menu(.arrangement, ways))
    let others = Menu()
    others.append(.flip)
    others.append(.grid)
    others.append(.blind)
    menu.append(section: others)
    return menu
  }

  func set(_ name: String) {
    endBlind()
    let isKept = designs(name).map { show(all: $0) } ?? false
    self.name = isKept ? name : BesideNames.none
    if isKept { parts.memory.state.beside = name } else { hide() }
    phone.refresh()
  }

  /// Shows the designs of a review's take; the session's own is called something, too.
  func showReviewed(_ designs: [Design], first: String) {
    endBlind()
    ownTitle = first
    name = show(designs: designs) ? BesideNames.review : BesideNames.none
    phone.refresh()
  }

  private func designs(_ name: String) -> [Design]? {
    BesideNames.designs(
      name, of: prototype, beside: session.start.startState, preset: ways.preset())
  }

  /// Shows phones with designs. If one of several is the session's own, its phone is that one.
  private func show(all designs: [Design], columns: Int? = nil) -> Bool {
    let start = session.start.startState
    let tuning = start.tuning(of: prototype)
    var others = designs
    let own = designs.firstIndex {
      let it = $0.start(start)
      return it.settings == start.settings && it.tuning(of: prototype) == tuning
    }
    guard designs.count > 1, let own else {
      ownTitle = nil
      return show(designs: designs, columns: columns)
    }
    ownTitle = others.remove(at: own).words
    let order = designs.indices.map { $0 == own ? 0 : $0 < own ? $0 + 1 : $0 }
    return show(designs: others, in: order, columns: columns)
  }

  /// Shows phones with other designs; false if there are no other designs.
  private func show(
    designs: [Design], in order: [Int]? = nil, columns: Int? = nil, isBlind: Bool = false
  ) -> Bool {
    phone.calls.adopt = nil
    let designs = Array(designs.prefix(Canvas.mostNames - 1))
    guard !designs.isEmpty else { return false }
    let hadOthers = !phone.others.isEmpty
    phone.show(beside: designs.map(Beside.init), in: order, columns: columns, isBlind: isBlind)
    if !hadOthers {
      layout.makeRoom(for: .others, of: Double(phone.layout.body.width + Self.gap), true)
    }
    figures.forgetDivergence()
    return true
  }

  private func hide() {
    phone.calls.adopt = nil
    guard !phone.others.isEmpty else { return }
    phone.show(beside: [])
    layout.makeRoom(for: .others, of: 0, false)
    figures.forgetDivergence()
  }

  /// The designs that were shown last, if the prototype has them.
  private var remembered: String {
    let name = parts.memory.state.beside
    return designs(name) == nil ? BesideNames.usual : name
  }

  /// Shows the designs that were shown last, or hides those that are.
  func toggle() { set(phone.others.isEmpty ? remembered : BesideNames.none) }

  /// Shows the next of several designs in the place of the one that is shown.
  func flip() {
    guard !phone.others.isEmpty else { return set(remembered) }
    phone.arrange(.turns)
    phone.bringForward((phone.view.front + 1) % (phone.others.count + 1))
  }

  /// Another tuning is about to be the preset: a phone that shows the present one stays as it is, under its name.
  func keep() {
    guard name == BesideNames.usual, !phone.view.isBlind else { return }
    var design = Design(presetTitle)
    design.tuning = session.start.startState.tuningName
    design.preset = ways.preset()
    if show(designs: [design]) { name = BesideNames.kept }
  }

  /// What the preset is called.
  private var presetTitle: String {
    switch session.start.tuning {
    case .named(let name): StudioNames.title(name)
    case .file: "\(session.start.tuning.title) before saving"
    }
  }

  /// Another session or tuning is shown: the designs are counted from that now.
  func sessionChanged() {
    if name == BesideNames.review { return set(BesideNames.none) }
    let isFixed = [BesideNames.none, BesideNames.grid, BesideNames.kept].contains(name)
    guard !isFixed, !phone.view.isBlind else { return }
    let shown = phone.others.map(\.beside.design)
    guard let wanted = designs(name),
      !shown.allSatisfy(wanted.contains) || wanted.count > 1
    else { return }
    set(name)
  }

  // MARK: A grid of values

  /// Shows phones with the values around those of the tunings that were changed last, or hides them.
  func toggleGrid() {
    if name == BesideNames.grid { return set(BesideNames.none) }
    let tuning = session.start.startState.tuning(of: prototype)
    let names = gridTunings.isEmpty ? ways.changed().prefix(2).map(\.name) : gridTunings
    let entries = names.compactMap { name in
      prototype.catalogue[name].map { (entry: $0, value: tuning[name]) }
    }
    guard let grid = ValueGrid.designs(entries) else {
      return parts.notices.show(
        notice: entries.isEmpty
          ? "Change a tuning first. The grid shows values near the new one."
          : "\(names.joined(separator: " and ")) \(names.count == 1 ? "has" : "have") no nearby values to show.",
        button: entries.isEmpty ? "_Tune" : nil
      ) { [unowned self] in ways.showTunings() }
    }
    endBlind()
    phone.arrange(.sides)
    guard show(all: grid.designs, columns: grid.columns) else { return }
    name = BesideNames.grid
    phone.calls.adopt = { [unowned self] in
      if let number = $0 { adopt(phone: number) } else { set(BesideNames.none) }
      ways.updateControls()
    }
    if session.range != nil, !session.loops { playhead.toggleLoop() }
  }

  /// Takes the values of a phone of the grid over.
  private func adopt(phone number: Int) {
    let changes = number == 0 ? [] : phone.others[number - 1].beside.design.changes
    set(BesideNames.none)
    if !changes.isEmpty { ways.tune(changes) }
  }

  /// Remembers the tunings that were changed last, for the grid.
  func rememberForGrid(_ changes: [TuningChange]) {
    guard let name = changes.first?.name, changes.count == 1 else { return }
    gridTunings.removeAll { $0 == name }
    gridTunings = Array((gridTunings + [name]).suffix(2))
  }

  // MARK: Blind

  /// Hides which design is which, until the user has decided, or shows it again.
  func toggleBlind() {
    if phone.view.isBlind { return endBlind() }
    if phone.others.isEmpty || name == BesideNames.grid { set(remembered) }
    let designs = phone.others.map(\.beside.design)
    guard !designs.isEmpty else { return }
    // The place of a phone has no influence on the frames of any phone.
    let order = Array(0...designs.count).shuffled()
    _ = show(designs: designs, in: order, isBlind: true)
    let letters = order.indices.map(SideFigures.letter)
    parts.notices.put(
      .verdict, .question, "Which is better? You see the names after you choose.",
      (letters + ["Neither"]).enumerated().map { number, words in
        ("_\(words)", { [unowned self] in answeredVerdict(number) })
      }, closed: { [unowned self] in endBlind() })
  }

  /// Shows the names again, without a verdict.
  func endBlind() {
    guard phone.view.isBlind else { return }
    parts.notices.hide(.verdict)
    phone.view.isBlind = false
    phone.refresh()
  }

  /// Somebody has decided.
  private func answeredVerdict(_ button: Int) {
    guard phone.view.isBlind else { return }
    let names = phone.view.order.map(title)
    endBlind()
    let choice = names.indices.contains(button) ? button : nil
    session.decide(names, choice, isBlind: true)
    let index = session.tree.verdicts.count - 1
    edits.add(.decided(index))
    let words = names.enumerated().map { "\(SideFigures.letter($0)) is \($1)" }.joined(
      separator: ", ")
    let verdict = choice.map { "\(SideFigures.letter($0)) is better" } ?? "no preference"
    edits.say("Saved: \(verdict). \(words).")
  }

  /// Withdraws a verdict, and returns it.
  func retract(_ index: Int) -> Verdict? {
    guard session.tree.verdicts.indices.contains(index) else { return nil }
    let verdict = session.tree.verdicts[index]
    session.retract(index)
    edits.say(takenBack: "Verdict undone.")
    return verdict
  }

  /// Makes a verdict again that was withdrawn, and returns its number.
  func decideAgain(_ verdict: Verdict) -> Int {
    session.decide(verdict)
    edits.say("Verdict restored.")
    return session.tree.verdicts.count - 1
  }
}
