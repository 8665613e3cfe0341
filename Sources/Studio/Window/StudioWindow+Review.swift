import Files
import GtkPaint
import Rehearsal
import Reviews
import TouchKit

/// A review in the window: opened, gone through, answered, decided, added to.
extension StudioWindow {
  /// What a line of text that was asked for is.
  enum ReviewQuestion {
    case author(then: (StudioWindow) -> Void)
    case note(ReviewNote.Target, look: String?)
    case reply(to: String)
    case edit(String)
    case because(choice: Int?)
  }

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
      self.review = review
      showTake(0)
      setPanel(ReviewPanel.name)
      state.remember(review.folder.path + "/" + Self.reviewFile)
      if !review.folder.review.question.isEmpty {
        show(notice: printable(review.folder.review.question, atMost: 400))
      }
    } catch {
      show(error)
    }
  }

  /// Shows a take of the review under its first design, and the others beside it.
  private func showTake(_ index: Int) {
    guard var review, review.takes.indices.contains(index) else { return }
    review.take = index
    let take = review.shown
    let first = take.variants[0]
    var saved = SavedSession(
      start: LiveSession.Start(
        startState: first.start, name: ReviewRows.line(review.folder.review.title)),
      inputs: take.line.inputs.map { RecordedInput($0) }, now: take.line.end, deliberateCount: 0)
    saved.now = first.range.lowerBound
    saved.isPaused = true
    begin(saved, "Opened \(StudioNames.short(saved.start.name ?? ""))")
    // A session that begins is no part of a review, unless the review began it.
    self.review = review
    reviewedSession = session
    if take.variants.count > 1 {
      showReviewed(
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
        }, first: first.words)
    }
    updateReview()
  }

  /// Whether the session that is shown is the review's, as it was or tuned since.
  private var showsReview: Bool { review != nil && reviewedSession === session }

  func addReviewPanel() {
    let panel = ReviewPanel()
    panel.onLeave = { [unowned self] in phone.canvas.takeFocus() }
    panel.onChoose = { [unowned self] act in
      if case .note(let id)? = act { review?.chosen = id } else { review?.chosen = nil }
    }
    panel.onAct = { [unowned self] act in
      switch act {
      case .take(let index): showTake(index)
      case .note(let id): go(toNote: id)
      }
    }
    host.addTab(ReviewPanel.name, ReviewPanel.title)
    host.addPanel(ReviewPanel.name, panel.outline)
    reviewPanel = panel
    updateReview()
  }

  /// The review, the moment or the session is another one.
  func updateReview() {
    guard let review else { return }
    if state.panel == ReviewPanel.name {
      reviewPanel?.show(ReviewRows.all(review), chosen: review.chosen)
    }
    showPins()
  }

  /// Numbered pins where open notes are at this moment, and diamonds where they are in time.
  func showPins() {
    guard let review, showsReview else {
      if !phone.overlay.pins.isEmpty { phone.overlay.pins = [] }
      for other in phone.others.indices { phone.pin([], on: other + 1) }
      if !timeline.notes.isEmpty { timeline.notes = [] }
      return
    }
    let notes = review.sequence
    timeline.notes = notes.compactMap { note in
      note.target.at.map {
        TimelineNote(
          time: Time.milliseconds($0), words: "Note \(review.number(of: note.origin.id) ?? 0)")
      }
    }
    let seen = notes.filter { OpenReview.isSeen($0, at: session.shownTime) }
    for number in 0...phone.others.count {
      let pins = pins(of: seen.filter { phoneOf($0, in: review) == number }, on: number, review)
      if number > 0 {
        phone.pin(pins, on: number)
      } else if phone.overlay.pins != pins {
        phone.overlay.pins = pins
      }
    }
  }

  /// The phone of the design that a note was written on, if it is shown; 0 is the session's.
  private func phoneOf(_ note: ReviewNote, in review: OpenReview) -> Int {
    guard besideName == BesideNames.review, let tuning = note.target.tuning else { return 0 }
    let index = review.shown.variants.firstIndex { $0.tuning == tuning } ?? 0
    return index <= phone.others.count ? index : 0
  }

  private func pins(
    of notes: [ReviewNote], on number: Int, _ review: OpenReview
  ) -> [OverlayMarks.Pin] {
    guard !notes.isEmpty, let tree = phone.stage(of: number)?.tree() else { return [] }
    return notes.compactMap { note in
      OpenReview.place(of: note, in: tree).map {
        OverlayMarks.Pin(number: review.number(of: note.origin.id) ?? 0, place: $0)
      }
    }
  }

  // MARK: Sharing

  private static let pages = HostWindow.FileFilter(name: "Pages", pattern: "*.html")
  private static let reviews = HostWindow.FileFilter(name: "Reviews", pattern: "*.review")

  /// Writes the review's page, as the command `review` does.
  func savePage() {
    guard let review else { return needReview() }
    let name = review.folder.path.split(separator: "/").last.map(String.init) ?? "review"
    let stem = name.hasSuffix(".review") ? String(name.dropLast(".review".count)) : name
    host.chooseFile(
      toSave: "Save the page of the review", suggestion: "\(stem).html", Self.pages
    ) { [unowned self] chosen in
      let identity = options.identity
      make(at: SavedName.page.path(chosen)) {
        $0.start(
          review.folder, of: prototype, fonts: painter.measurer.fonts,
          program: "\(identity.command) \(identity.version)")
      }
    }
  }

  /// Begins a review of the line that is shown, under its own design and those beside it.
  func beginReview() {
    let end = session.end
    guard end > .zero, !session.knownInputs.isEmpty else {
      return show(problem: "Nothing has happened yet that a review could show.")
    }
    let name = prototype.name
    host.chooseFile(
      toSave: "Begin a review in a new folder", suggestion: "\(name).review", Self.reviews
    ) { [unowned self] chosen in
      do throws(Problem) {
        let start = session.start.startState
        let designs =
          besideName == BesideNames.none
          ? [] : phone.others.map { ($0.beside.design.words, $0.beside.design.start(start)) }
        let folder = try ReviewFolder.make(
          SavedName.review.path(chosen), of: prototype, titled: "A review of \(name)",
          take: session.take(named: session.start.name ?? ""),
          designs: [(session.start.tuningTitle, start)] + designs)
        open(review: folder)
      } catch {
        show(error)
      }
    }
  }

  // MARK: Going through

  private func go(toNote id: String) {
    guard let thread = review?.thread(id) else { return }
    review?.chosen = id
    let note = thread.note
    if let take = review?.take(of: note), take != review?.take || !showsReview { showTake(take) }
    if let at = note.target.at {
      seek(to: min(Time.milliseconds(at), session.end))
      timeline.reveal(session.shownTime)
    }
    phone.refresh()
    updateReview()
    let isThere = OpenReview.place(of: note, in: session.stage.tree()) != nil
    if note.target.view != nil, !isThere {
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
    go(toNote: notes[next].origin.id)
    reviewPanel?.show(ReviewRows.all(review), chosen: notes[next].origin.id)
  }

  private func needReview() {
    show(notice: "No review is open.", button: "_Open…") { [unowned self] in chooseFile() }
  }

  // MARK: Answering

  /// Begins a note at this moment where the pointer is, or at the phone's middle. Time stands meanwhile.
  func beginNote() {
    guard let review else { return needReview() }
    guard showsReview else {
      return show(problem: "The session is not the review's; choose a take of it.")
    }
    session.setPaused(true, at: Alarm.now)
    let take = review.shown
    // The phone that the pointer was on last, if it is one of the review's.
    let touched = besideName == BesideNames.review ? phone.view.touched : 0
    let number = take.variants.indices.contains(touched) ? touched : 0
    let variant = take.variants[number]
    guard let stage = phone.stage(of: number) else { return }
    let screen = stage.screenSize
    let layout = phone.layout(of: number)
    let pointed = phone.pointed.map { layout.point($0.x, $0.y) }
    let place =
      pointed.flatMap { layout.isOnScreen($0) ? $0 : nil }
      ?? Point(screen.width / 2, screen.height / 2)
    let view = ViewPicker.view(at: place, in: stage.tree())
    let time = take.sample(of: session.shownTime, in: variant)
    var target = ReviewNote.Target(
      take: take.path, view: view?.id, point: place, at: time.milliseconds,
      tuning: variant.tuning)
    if let view { target.offset = place - view.frame.origin }
    // What was tuned since is nothing that a page shows.
    let isAsCompared = session.start.startState == take.variants[0].start
    let look =
      isAsCompared
      ? try? take.look(of: variant, at: time, prototype, fonts: painter.measurer.fonts) : nil
    let words = view.map { "on \($0.id)" } ?? "here"
    ask(
      "Note \(words), \(SessionTime.words(time, isPrecise: true))", "", .note(target, look: look))
  }

  func beginReply() {
    guard let review else { return needReview() }
    guard let id = review.chosen, let number = review.number(of: id) else {
      return show(notice: "Choose a note first.")
    }
    ask("Reply to note \(number)", "", .reply(to: id))
  }

  func beginEdit() {
    guard let review else { return needReview() }
    guard let id = review.chosen, let thread = review.thread(id) else {
      return show(notice: "Choose a note first.")
    }
    guard thread.note.origin.author == state.author else {
      return show(notice: "Only who wrote a note changes it.")
    }
    ask("Note \(review.number(of: id) ?? 0)", thread.text, .edit(id))
  }

  /// Resolves the chosen note, or opens it again.
  func resolveNote() {
    guard let review else { return needReview() }
    guard let id = review.chosen, let thread = review.thread(id) else {
      return show(notice: "Choose a note first.")
    }
    withAuthor { window in
      window.add(
        ReviewNote(
          ReviewOrigin(new: window.state.author), thread.isResolved ? .reopen : .resolve, to: id))
    }
  }

  /// Tries the values that the chosen note suggests. Ctrl+Z takes them back, and writing them into the tuning's file keeps them.
  func trySuggestion() {
    guard let review else { return needReview() }
    guard let id = review.chosen, let thread = review.thread(id) else {
      return show(notice: "Choose a note first.")
    }
    guard !thread.note.changes.isEmpty else { return show(notice: "The note suggests no value.") }
    do throws(Problem) {
      let changes = try thread.note.changes.map { change throws(Problem) in
        try ReviewTake.change(change, of: prototype)
      }
      if !showsReview { showTake(review.take(of: thread.note) ?? 0) }
      tune(changes, isLast: true)
      let words = changes.map(\.name).joined(separator: ", ")
      show(notice: "Trying \(printable(words, atMost: 200)).", button: "_Take Back") {
        [unowned self] in perform(.undo)
      }
    } catch {
      show(error)
    }
  }

  /// Asks which design is better.
  func beginDecision() {
    guard let review else { return needReview() }
    let letters = review.shown.variants.map(\.label)
    guard letters.count > 1 else { return show(notice: "The take has one design.") }
    host.show(
      .question, "Which is better?", number: Message.review.rawValue,
      buttons: letters.map { "_\($0)" } + ["_None"])
  }

  func answeredReview(_ button: Int?) {
    guard let review, let button else { return }
    let count = review.shown.variants.count
    ask("Because", "", .because(choice: button < count ? button : nil))
  }

  private func ask(_ words: String, _ text: String, _ question: ReviewQuestion) {
    withAuthor { window in
      window.reviewQuestion = question
      window.host.ask(words, text, beside: Command.pause.action(), answer: .reviewAnswer)
    }
  }

  /// Does something once it is known who answers.
  private func withAuthor(_ body: @escaping (StudioWindow) -> Void) {
    guard state.author.isEmpty else { return body(self) }
    reviewQuestion = .author(then: body)
    host.ask("Your name, for your notes", "", beside: Command.pause.action(), answer: .reviewAnswer)
  }

  /// A line of text was given.
  func answerReview(_ text: String) {
    guard let question = reviewQuestion else { return }
    let words = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    let isBlank = words.allSatisfy(\.isWhitespace)
    if case .author(let then) = question {
      guard !isBlank, ReviewLimits.author.contains(words.unicodeScalars.count) else {
        return host.takeAnswer("A name of at most \(ReviewLimits.author.upperBound) characters.")
      }
      state.author = words
      reviewQuestion = nil
      host.takeAnswer()
      return then(self)
    }
    if isBlank, case .because = question {
    } else if isBlank {
      return host.takeAnswer("Write something, or leave by Escape.")
    }
    guard ReviewLimits.text.contains(words.unicodeScalars.count) else {
      return host.takeAnswer("At most \(ReviewLimits.text.upperBound) characters.")
    }
    reviewQuestion = nil
    host.takeAnswer()
    let origin = ReviewOrigin(new: state.author)
    switch question {
    case .author: break
    case .note(let target, let look):
      let note = ReviewNote(origin, .note, text: words, target: target, look: look)
      review?.chosen = origin.id
      add(note)
    case .reply(let id): add(ReviewNote(origin, .reply, to: id, text: words))
    case .edit(let id): add(ReviewNote(origin, .edit, to: id, text: words))
    case .because(let choice):
      let verdict = ReviewVerdict(origin, choice: choice, because: words, isBlind: false)
      do throws(Problem) {
        try review?.add(verdict)
        updateReview()
        show(
          notice: choice == nil
            ? "None is better; the review keeps it."
            : "\(verdict.word) is better; the review keeps it.")
      } catch {
        show(error)
      }
    }
  }

  private func add(_ note: ReviewNote) {
    do throws(Problem) {
      try review?.add(note)
      updateReview()
    } catch {
      show(error)
    }
  }
}
