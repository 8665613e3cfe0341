import Files
import GtkPaint
import Rehearsal
import Reviews
import TouchKit

/// A review in the window: opened, shown, gone through.
extension StudioWindow {
  /// The name of a file that stands for the whole folder.
  private static let reviewFile = "review.json"

  /// The folder of a review that a path leads to; nil if it leads to something else.
  static func reviewFolder(_ path: String) -> String? {
    if path == reviewFile { return "." }
    if path.hasSuffix("/\(reviewFile)") { return String(path.dropLast(reviewFile.count + 1)) }
    let kind = (try? SafeFile.kind(path)) ?? nil
    return kind == .folder ? path : nil
  }

  /// Opens a review at its first take, its designs beside each other.
  func open(review path: String) {
    do throws(Problem) {
      let review = try OpenReview(WorkingFolder.absolute(path), prototype)
      finishDecision()
      showTake(0, of: review)
      panels.set(ReviewPanel.name)
      state.remember(review.folder.path + "/" + Self.reviewFile)
      if !review.folder.review.question.isEmpty {
        show(notice: readable(review.folder.review.question, atMost: 400))
      }
    } catch {
      show(error)
    }
  }

  /// Shows a take of the review, or of another one that is opened with it, under its first design, and the others beside it.
  func showTake(_ index: Int, of other: OpenReview? = nil) {
    guard var review = other ?? review, review.takes.indices.contains(index) else { return }
    review.take = index
    let take = review.shown
    let first = take.variants[0]
    var saved = SavedSession(
      start: LiveSession.Start(
        startState: first.start, name: ReviewRows.line(review.folder.review.title)),
      inputs: take.line.inputs.map { RecordedInput($0) }, now: take.line.end, deliberateCount: 0)
    saved.now = first.range.lowerBound
    // What is not all of the take is marked, to be looped and shared.
    if first.range != .zero...take.line.end { saved.range = first.range }
    saved.isPaused = true
    // From one take of a review to another is no news.
    begin(
      saved, "Opened \(StudioNames.short(saved.start.name ?? ""))",
      saysSo: other != nil || !showsReview)
    // A session that begins is no part of a review, unless the review began it.
    self.review = review
    showDesigns()
    updateReview()
  }

  /// A session of a review is shown again, which is opened again if another one was meanwhile.
  func bringBack(reviewIn folder: String, take: Int) {
    if review?.folder.path != folder {
      guard let former = try? OpenReview(folder, prototype) else { return }
      finishDecision()
      review = former
    }
    guard review?.takes.indices.contains(take) == true else { return }
    review?.take = take
    showDesigns()
    updateReview()
  }

  /// The session that is shown is the review's, with the other designs beside it.
  private func showDesigns() {
    guard let take = review?.shown else { return }
    reviewedSession = session
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
  var showsReview: Bool { review != nil && reviewedSession === session }

  func addReviewPanel() {
    let panel = ReviewPanel()
    panel.onLeave = { [unowned self] in phone.canvas.takeFocus() }
    panel.onChoose = { [unowned self] act in
      if case .note(let id)? = act { review?.chosen = id } else { review?.chosen = nil }
      updateNoteRows()
    }
    panel.onAct = { [unowned self] act in
      switch act {
      case .take(let index): showTake(index)
      case .note(let id): go(toNote: id)
      }
    }
    host.addTab(ReviewPanel.name, ReviewPanel.title)
    host.addPanel(ReviewPanel.name, panel.outline)
    reviewWatch.onChange = { [unowned self] in rereadReview() }
    reviewPanel = panel
    updateReview()
  }

  /// Somebody else has written into the review's folder.
  private func rereadReview() {
    do throws(Problem) {
      guard let news = try review?.reread() else { return }
      updateReview()
      // Who plays with something else sees it on the way back.
      if showsReview { show(notice: news) }
    } catch {
      show(error)
    }
  }

  /// The review, the moment or the session is another one.
  func updateReview() {
    guard let review else { return }
    reviewWatch.follow(review.folder.lineFiles)
    if state.panel == ReviewPanel.name {
      reviewPanel?.show(ReviewRows.all(review), chosen: review.chosen)
    }
    updateNoteRows()
    showPins()
  }

  /// Numbered pins where open notes are at this moment, and diamonds where they are in time.
  func showPins() {
    guard let review, showsReview else {
      for number in 0...phone.others.count { phone.show(NoteMarks(), on: number) }
      if !timeline.notes.isEmpty { timeline.notes = [] }
      return
    }
    let notes = review.sequence
    timeline.notes = notes.compactMap { note in
      note.target.at.map {
        TimelineNote(
          id: note.origin.id, time: Time.milliseconds($0),
          words: "Note \(review.number(of: note.origin.id) ?? 0)")
      }
    }
    let seen = notes.filter { OpenReview.isSeen($0, at: session.shownTime) }
    for number in 0...phone.others.count {
      let notes = seen.filter { phoneOf($0, in: review) == number }
      let pins = pins(of: notes, on: number, review)
      phone.show(
        NoteMarks(pins: pins, strokes: notes.flatMap(\.drawing) + drawing(on: number)), on: number)
    }
  }

  /// The phone of the design that a note was written on, if it is shown; 0 is the session's.
  private func phoneOf(_ note: ReviewNote, in review: OpenReview) -> Int {
    guard sides.name == BesideNames.review, let tuning = note.target.tuning else { return 0 }
    let index = review.shown.variants.firstIndex { $0.tuning == tuning } ?? 0
    return index <= phone.others.count ? index : 0
  }

  private func pins(
    of notes: [ReviewNote], on number: Int, _ review: OpenReview
  ) -> [NoteMarks.Pin] {
    guard !notes.isEmpty, let tree = phone.stage(of: number)?.tree() else { return [] }
    return notes.compactMap { note in
      OpenReview.place(of: note, in: tree).map {
        NoteMarks.Pin(number: review.number(of: note.origin.id) ?? 0, place: $0)
      }
    }
  }

  // MARK: Going through

  private func go(toNote id: String) {
    guard let thread = review?.thread(id) else { return }
    review?.chosen = id
    let note = thread.note
    if let take = review?.take(of: note), take != review?.take || !showsReview { showTake(take) }
    if let at = note.target.at { playhead.seek(to: min(Time.milliseconds(at), session.end)) }
    phone.refresh()
    updateReview()
    guard let review, let tree = phone.stageNow(of: phoneOf(note, in: review))?.tree() else {
      return
    }
    if note.target.view != nil, OpenReview.place(of: note, in: tree) == nil {
      show(notice: "\(printable(note.target.view ?? "", atMost: 60)) is gone at this moment.")
    }
  }

  /// To the next open note by its moment, or the one before.
  func stepNote(isNext: Bool) {
    guard let review else { return needReview() }
    let notes = review.sequence
    guard !notes.isEmpty else { return show(notice: "No note is open.") }
    let index = notes.firstIndex { $0.origin.id == review.chosen }
    let next =
      index.map { ($0 + (isNext ? 1 : notes.count - 1)) % notes.count }
      ?? (isNext ? 0 : notes.count - 1)
    choose(note: notes[next].origin.id)
  }

  /// Goes to a note, which is marked among the notes.
  func choose(note id: String) {
    go(toNote: id)
    if let review { reviewPanel?.show(ReviewRows.all(review), chosen: id) }
  }

  /// Says that no review is open, and offers to begin one, after which `then` is done at the same moment.
  func needReview(_ then: Command? = nil) {
    let open = (words: "_Open…", pressed: { [unowned self] in chooseFile() })
    guard hasSomethingToReview else {
      show(
        notice: "No review is open. Play with the phone first: a review shows what happened.",
        buttons: [open])
      return
    }
    let moment = session.shownTime
    let begin = { [unowned self] in
      beginReview { window in
        guard let then else { return }
        window.playhead.seek(to: min(moment, window.session.end))
        window.perform(then)
      }
    }
    show(notice: "No review is open.", buttons: [("_Begin a Review…", begin), open])
  }
}
