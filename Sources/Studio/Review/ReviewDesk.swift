import Files
import GtkPaint
import JSON
import Rehearsal
import Reviews
import TouchKit
import Workbench

/// A review in the window: opened, shown, and read note by note.
final class ReviewDesk {
  /// What the desk needs of the window.
  struct Ways {
    /// Begins with a session that has happened already, for a reason that is said or not.
    var begin: (SavedSession, _ reason: String, _ saysSo: Bool) -> Void
    /// The notes are others, or another one is chosen.
    var notesChanged: () -> Void
    /// Asks for a file and opens it.
    var chooseFile: () -> Void
    var perform: (Command) -> Void
    /// Tries values.
    var tune: ([TuningChange]) -> Void
  }

  let parts: WindowParts
  let panels: Panels
  let sides: SideBySide
  let sharing: Sharing
  let time: TimeDesk
  private let edits: UndoDesk
  private let ways: Ways
  /// What is said to the review.
  private(set) lazy var notes: ReviewNotes = ReviewNotes(parts, self, sides, edits, tune: ways.tune)
  private let watch = ReviewWatch()
  /// The review that is open, and the session that shows it.
  private(set) var open: OpenReview?
  private weak var session: LiveSession?
  private var panel: ReviewPanel?
  /// What is drawn over a phone by a note that is being written.
  private var drawn: (phone: Int, strokes: [ReviewNote.Stroke])?

  init(
    _ parts: WindowParts, _ panels: Panels, _ time: TimeDesk, _ sides: SideBySide,
    _ sharing: Sharing, _ edits: UndoDesk, _ ways: Ways
  ) {
    self.parts = parts
    self.panels = panels
    self.time = time
    self.sides = sides
    self.sharing = sharing
    self.edits = edits
    self.ways = ways
    watch.onChange = { [unowned self] in reread() }
  }

  var phone: PhoneCanvas { parts.phone }
  private var prototype: Prototype { parts.prototype }
  private var notices: Notices { parts.notices }

  /// From now on nothing of it is shown.
  func stop() {
    watch.stop()
    panel = nil
  }

  // MARK: Opening

  /// The name of a file that means the whole folder.
  private static let reviewFile = "review.json"

  /// The folder of the review at a path; nil if the path is something else.
  static func folder(_ path: String) -> String? {
    if path == reviewFile { return "." }
    if path.hasSuffix("/\(reviewFile)") { return String(path.dropLast(reviewFile.count + 1)) }
    let kind = (try? SafeFile.kind(path)) ?? nil
    return kind == .folder ? path : nil
  }

  /// Opens a review at its first take, its designs beside each other.
  func open(_ path: String) {
    do throws(Problem) {
      let review = try OpenReview(WorkingFolder.absolute(path), prototype)
      notes.decision.finish()
      showTake(0, of: review)
      panels.set(ReviewPanel.name)
      parts.memory.state.remember(review.folder.path + "/" + Self.reviewFile)
      if !review.folder.review.question.isEmpty {
        notices.show(notice: readable(review.folder.review.question, atMost: 400))
      }
    } catch {
      notices.show(error)
    }
  }

  /// Shows a take of the review, or of another one that is opened with it, under its first design, and the others beside it.
  func showTake(_ index: Int, of other: OpenReview? = nil) {
    guard var review = other ?? open, review.takes.indices.contains(index) else { return }
    review.take = index
    let take = review.shown
    let first = take.variants[0]
    var saved = SavedSession(
      start: LiveSession.Start(
        startState: first.start, name: ReviewRows.line(review.folder.review.title)),
      inputs: take.recording.inputs.map { RecordedInput($0) }, now: take.recording.end,
      deliberateCount: 0)
    saved.now = first.range.lowerBound
    // What is not all of the take is marked, to be looped and shared.
    if first.range != .zero...take.recording.end { saved.range = first.range }
    saved.isPaused = true
    // From one take of a review to another is no news.
    ways.begin(
      saved, "Opened \(StudioNames.short(saved.start.name ?? ""))",
      other != nil || !isShown)
    // A session that begins is no part of a review, unless the review began it.
    open = review
    showDesigns()
    update()
  }

  /// Shows a session of a review again. If another review was opened since, it opens this one again.
  func bringBack(_ place: (folder: String, take: Int)) {
    if open?.folder.path != place.folder {
      guard let former = try? OpenReview(place.folder, prototype) else { return }
      notes.decision.finish()
      open = former
    }
    guard open?.takes.indices.contains(place.take) == true else { return }
    open?.take = place.take
    showDesigns()
    update()
  }

  /// The session that is shown is the review's, with the other designs beside it.
  private func showDesigns() {
    guard let take = open?.shown else { return }
    session = parts.session
    if take.variants.count > 1 {
      sides.showReviewed(
        take.variants.dropFirst().map { variant in
          var design = Design(variant.words)
          design.tuning = variant.start.tuningName
          design.changes = variant.start.changes
          let settings = variant.start.settings
          design.device = settings.device
          design.appearance = settings.environment.appearance
          design.textSize = settings.environment.textSize
          design.direction = settings.environment.direction
          return design
        }, first: take.variants[0].words)
    }
  }

  /// Whether the session that is shown is the review's, as it was or tuned since.
  var isShown: Bool { open != nil && session === parts.session }

  /// The folder and take that are shown; nil if the session is not the review's.
  var place: (folder: String, take: Int)? {
    open.flatMap { isShown ? ($0.folder.path, $0.take) : nil }
  }

  /// Somebody else has written into the review's folder.
  private func reread() {
    do throws(Problem) {
      guard let news = try open?.reread() else { return }
      update()
      // A user who plays with something else sees it when they come back.
      if isShown { notices.show(notice: news) }
    } catch {
      notices.show(error)
    }
  }

  /// The review, the moment or the session is another one.
  func update() {
    guard let review = open else { return }
    watch.follow(review.folder.lineFiles)
    if panels.shown == ReviewPanel.name {
      panel?.show(ReviewRows.all(review), chosen: review.chosen)
    }
    ways.notesChanged()
    showPins()
  }

  /// Shows the drawing of a note that is being written; nil if no note is.
  func show(drawing: (phone: Int, strokes: [ReviewNote.Stroke])?) {
    drawn = drawing
    showPins()
  }

  func drawing(on number: Int) -> [ReviewNote.Stroke] {
    drawn.flatMap { $0.phone == number ? $0.strokes : nil } ?? []
  }

  // MARK: Going through

  private func go(toNote id: String) {
    guard let thread = open?.thread(id) else { return }
    open?.chosen = id
    let note = thread.note
    if let take = open?.take(of: note), take != open?.take || !isShown { showTake(take) }
    if let at = note.target.at {
      time.playhead.seek(to: min(Time.milliseconds(at), parts.session.end))
    }
    phone.refresh()
    update()
    guard let review = open, let tree = phone.stageNow(of: phoneOf(note, in: review))?.tree() else {
      return
    }
    if note.target.view != nil, OpenReview.place(of: note, in: tree) == nil {
      notices.show(
        notice: "\(printable(note.target.view ?? "", atMost: 60)) does not exist at this moment.")
    }
  }

  /// To the next open note by its moment, or the one before.
  func stepNote(isNext: Bool) {
    guard let review = open else { return need() }
    let notes = review.sequence
    guard !notes.isEmpty else { return notices.show(notice: "There are no open notes.") }
    let index = notes.firstIndex { $0.origin.id == review.chosen }
    let next =
      index.map { ($0 + (isNext ? 1 : notes.count - 1)) % notes.count }
      ?? (isNext ? 0 : notes.count - 1)
    choose(note: notes[next].origin.id)
  }

  /// Goes to a note, which is marked among the notes.
  func choose(note id: String) {
    go(toNote: id)
    if let open { panel?.show(ReviewRows.all(open), chosen: id) }
  }

  /// A note is chosen, or no note.
  func mark(_ id: String?) { open?.chosen = id }

  /// Says that no review is open, and offers to begin one, after which `then` is done at the same moment.
  func need(_ then: Command? = nil) {
    let open = (words: "_Open…", pressed: { [unowned self] in ways.chooseFile() })
    guard hasSomethingToShow else {
      notices.show(
        notice: "No review is open. Play with the phone, then start a review.",
        buttons: [open])
      return
    }
    let moment = parts.session.shownTime
    let begin = { [unowned self] in
      self.begin { [unowned self] in
        guard let then else { return }
        time.playhead.seek(to: min(moment, parts.session.end))
        ways.perform(then)
      }
    }
    notices.show(notice: "No review is open.", buttons: [("_Start Review…", begin), open])
  }

  // MARK: What is said

  /// Writes something into the review's folder; false if that can't be done.
  func add(_ note: ReviewNote) -> Bool {
    do throws(Problem) {
      try open?.add(note)
      update()
      return true
    } catch {
      notices.show(error)
      return false
    }
  }

  func add(_ verdict: ReviewVerdict) -> Bool {
    do throws(Problem) {
      try open?.add(verdict)
      update()
      return true
    } catch {
      notices.show(error)
      return false
    }
  }

  /// What was written and not sent is kept by a key; nil forgets it.
  func keep(draft: String?, by key: String) { open?.drafts[key] = draft }
}

// MARK: The panel

extension ReviewDesk: PanelOwner {
  var panelNames: [String] { [ReviewPanel.name] }

  func makePanel(_ name: String) {
    let panel = ReviewPanel()
    panel.onLeave = { [parts] in parts.phone.canvas.takeFocus() }
    panel.onChoose = { [unowned self] act in
      if case .note(let id)? = act { mark(id) } else { mark(nil) }
      ways.notesChanged()
    }
    panel.onAct = { [unowned self] act in
      switch act {
      case .take(let index): showTake(index)
      case .note(let id): go(toNote: id)
      }
    }
    parts.host.addTab(ReviewPanel.name, ReviewPanel.title)
    parts.host.addPanel(ReviewPanel.name, panel.outline)
    self.panel = panel
    update()
  }

  func panelChanged() { update() }
}
