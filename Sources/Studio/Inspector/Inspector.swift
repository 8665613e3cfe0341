import Rehearsal
import Threads
import TouchKit
import Widgets
import Workbench

/// Looks at views: in the tree, and why they are where they are.
final class Inspector {
  /// In microseconds. While something moves, a finger or the phone, the tree shows new numbers at most once in
  /// `treeTime`, and the mark of its chosen view moves at most once in `markTime`. Once nothing has moved for
  /// `calmTime`, the tree shows its numbers too. New numbers in a list of hundreds cost as much as several frames.
  private static let (treeTime, markTime, calmTime): (Int64, Int64, Int64) = (
    500_000, 100_000, 80_000
  )
  /// The least time between two looks at what was found, in microseconds.
  private static let findingTime: Int64 = 40_000

  /// When the tree was read last and its chosen view marked, on the monotonic clock, and what reads it when all is calm.
  private struct TreeReading {
    var read: Int64 = 0
    var marked: Int64 = 0
    var calm: Alarm?
  }

  /// What is asked about: a place on the phone, and what was found for which moment.
  private struct Question {
    var place: Point
    /// The view there; nil if no view there has an id.
    var view: String?
    var time: Time
    var branch: String
    var start: StartState
    var inputs: Int
    var finding: BackgroundJob<WhyFinder.Findings>?
    var measure: ViewMeasure?
  }

  /// The places in the window that a row can open.
  struct Ways {
    var goTo: (Time) -> Void
    /// Shows a tuning in its panel.
    var tune: (String) -> Void
  }

  private let parts: WindowParts
  let panels: Panels
  private let ways: Ways
  private(set) lazy var overlays = OverlayReader(parts, timeline) { [unowned self] in
    shown == TreePanel.name && treePanel?.showsFaults == true ? treePanel : nil
  }
  private let timeline: TimelineView
  private var treePanel: TreePanel?
  private var whyPanel: WhyPanel?
  /// What the panel of reasons was asked.
  private var question: Question?
  private var treeReading = TreeReading()
  /// The view that distances are measured from; nil for the one around.
  private var anchor: String?

  init(_ parts: WindowParts, _ panels: Panels, _ timeline: TimelineView, _ ways: Ways) {
    self.parts = parts
    self.panels = panels
    self.timeline = timeline
    self.ways = ways
  }

  private var phone: PhoneCanvas { parts.phone }
  private var session: LiveSession { parts.session }
  /// The panel that is shown.
  private var shown: String? { parts.memory.state.panel }

  /// The next press on the phone chooses a view in the panel that is open.
  func pickView() {
    if shown != TreePanel.name, shown != WhyPanel.name { panels.set(WhyPanel.name) }
    phone.pickPlace { [unowned self] in if let place = $0 { examine(place) } }
  }

  /// Looks at what is at a place of the phone; a press there makes it what distances are measured from.
  func examine(_ place: Point, isPressed: Bool = false) {
    if isPressed {
      let view = ViewPicker.view(at: place, in: session.stage.tree())?.id
      anchor = view == anchor ? nil : view
      question = nil
    }
    if shown == TreePanel.name {
      guard let view = ViewPicker.node(at: place, in: session.stage.tree()) else { return }
      readTree()
      treePanel?.choose(view.frame, view.id)
    } else {
      if shown != WhyPanel.name { panels.set(WhyPanel.name) }
      question = nil
      ask(about: place)
    }
    phone.refresh()
  }

  /// The phone was brought to another time, or its panel was opened.
  func update() {
    switch shown {
    case TreePanel.name: followTree()
    case WhyPanel.name: if let place = question?.place, phone.frames.isResting { ask(about: place) }
    default: break
    }
  }

  /// Between two moves of a finger the phone rests, too: that it does is no sign that nothing moves.
  private func followTree() {
    let now = Alarm.now
    guard now - treeReading.read < Self.treeTime else { return readTree() }
    if now - treeReading.marked >= Self.markTime {
      treeReading.marked = now
      treePanel?.follow(session.stage)
    }
    treeReading.calm = Alarm(at: now + Self.calmTime) { [unowned self] in
      if shown == TreePanel.name { readTree() }
    }
  }

  private func readTree() {
    treeReading = TreeReading(read: Alarm.now, marked: Alarm.now)
    treePanel?.update(session.stage)
  }

  /// Lists what makes the screen harder to use, or the views again.
  func checkScreen() {
    let isShown = shown == TreePanel.name && treePanel?.showsFaults == true
    if shown != TreePanel.name { panels.set(TreePanel.name) }
    treePanel?.setFaults(!isShown)
    overlays.readAgain()
  }

  /// From now on nothing is inspected.
  func stop() {
    question = nil
    phone.marks.marked = nil
    phone.marks.passing = []
    anchor = nil
    showDistances(nil)
  }

  /// From now on there is no panel.
  func close() {
    stop()
    overlays.stop()
    (treePanel, whyPanel) = (nil, nil)
  }

  // MARK: Why

  private func ask(about place: Point) {
    let stage = session.stage
    let tree = stage.tree()
    let view = ViewPicker.view(at: place, in: tree)
    let isSame =
      question.map {
        $0.place == place && $0.view == view?.id && $0.time == session.shownTime
          && $0.branch == session.shownBranch && $0.start == session.start.startState
          && $0.inputs == session.knownInputs.count
      } ?? false
    guard !isSame else { return }
    question = nil
    var asked = Question(
      place: place, view: view?.id, time: session.shownTime, branch: session.shownBranch,
      start: session.start.startState, inputs: session.knownInputs.count)
    let touch = stage.explain(place.x, place.y)
    if let view {
      let recording = Recording(start: asked.start, inputs: session.knownInputs, end: session.end)
      let about = WhyFinder.Question(
        recording: recording, id: view.id, time: asked.time, log: stage.log)
      let bell = LoopBell(pace: Self.findingTime) { [unowned self] in showWhy(touch) }
      asked.finding = BackgroundJob(WhyFinder.Findings(), bell: bell) {
        [prototype = parts.prototype, makeMeasurer = parts.makeMeasurer] in
        WhyFinder.find(about, prototype, makeMeasurer: makeMeasurer, $0)
      }
    }
    asked.measure = ViewMeasure(at: place, from: anchor, in: tree)
    question = asked
    phone.marks.marked = view?.frame
    showDistances(asked.measure)
    phone.marks.passing = WhyRows.passing(touch, tree)
    showWhy(touch)
  }

  private func showWhy(_ touch: TouchExplanation) {
    whyPanel?.show(WhyRows.all(question?.finding?.findings, touch, question?.measure))
  }

  /// Draws how far the view is from another one.
  private func showDistances(_ measure: ViewMeasure?) {
    phone.marks.overlay.distances = measure?.distances.lines ?? []
    phone.marks.overlay.anchor = measure.flatMap { $0.isAnchored ? $0.other?.frame : nil }
  }

  private func act(_ act: WhyRows.Act) {
    switch act {
    case .seek(let time): ways.goTo(time)
    case .tune(let name): ways.tune(name)
    case .pick(let name):
      guard let place = session.stage.shownViews([name]).first?.place.frame else { return }
      phone.marks.marked = place
      phone.refresh()
    }
  }
}

// MARK: Panels

extension Inspector: PanelOwner {
  var panelNames: [String] { [WhyPanel.name, TreePanel.name] }

  func makePanel(_ name: String) { name == TreePanel.name ? addTree() : addWhy() }

  func panelChanged() {
    phone.marks.marked = nil
    phone.marks.passing = []
    showDistances(nil)
    treeReading = TreeReading()
    update()
  }

  func focusSearch(of name: String) -> Bool {
    guard name == TreePanel.name, let treePanel else { return false }
    treePanel.outline.takeFocus()
    return true
  }

  private func addTree() {
    let panel = TreePanel()
    panel.onLeave = { [parts] in parts.phone.canvas.takeFocus() }
    panel.onChoose = { [parts] frame, _ in parts.phone.marks.marked = frame }
    parts.host.addPanel(TreePanel.name, panel.outline)
    treePanel = panel
  }

  private func addWhy() {
    let panel = WhyPanel()
    panel.onLeave = { [parts] in parts.phone.canvas.takeFocus() }
    panel.onAct = { [unowned self] in act($0) }
    parts.host.addPanel(WhyPanel.name, panel.outline)
    whyPanel = panel
  }
}
