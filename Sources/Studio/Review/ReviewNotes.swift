import GtkPaint
import JSON
import Rehearsal
import Reviews
import TouchKit
import Widgets
import Workbench

/// What is said to a review: notes, replies, changes, suggestions that are tried, verdicts. Each is a line of text that is asked
/// for, and then a line of the folder.
final class ReviewNotes {
  /// What a line of text that was asked for is.
  private enum Question {
    case author(then: () -> Void)
    case note(NewNote)
    case reply(to: String)
    case edit(String)
    case because(choice: Int?)

    var needsWords: Bool {
      switch self {
      case .author, .reply, .edit: true
      case .note(let note): !note.speaks
      case .because: false
      }
    }

    /// What was written and not sent is kept by this, to go on with when the same is asked again.
    var draft: String? {
      switch self {
      case .author: nil
      case .note(let note):
        "note \(note.target.take ?? "") \(note.target.view ?? "") \(note.target.at ?? 0)"
      case .reply(let id): "reply \(id)"
      case .edit(let id): "edit \(id)"
      case .because: "verdict"
      }
    }
  }

  /// A question as it was put.
  private struct Asked {
    var question: Question
    var words: String
    /// Its first text.
    var text: String
  }

  /// A note but for its words.
  private struct NewNote {
    /// The phone that it is on; 0 is the session's.
    var phone: Int
    var target: ReviewNote.Target
    var drawing: [ReviewNote.Stroke] = []
    var look: String?
    /// What was tuned since the review was opened.
    var changes: [ReviewNote.Change] = []

    /// Whether it says something without words.
    var speaks: Bool { !drawing.isEmpty || !changes.isEmpty }
  }

  private let parts: WindowParts
  private unowned let desk: ReviewDesk
  private let sides: SideBySide
  private let edits: UndoDesk
  private let tune: ([TuningChange]) -> Void
  private var asked: Asked?
  private(set) lazy var decision: ReviewDecision = ReviewDecision(parts, desk) {
    [unowned self] choice in
    ask("Reason", "", .because(choice: choice))
  }

  init(
    _ parts: WindowParts, _ desk: ReviewDesk, _ sides: SideBySide, _ edits: UndoDesk,
    tune: @escaping ([TuningChange]) -> Void
  ) {
    self.parts = parts
    self.desk = desk
    self.sides = sides
    self.edits = edits
    self.tune = tune
  }

  private var phone: PhoneCanvas { parts.phone }
  private var host: HostWindow { parts.host }
  private var notices: Notices { parts.notices }
  private var session: LiveSession { parts.session }
  private var author: String { parts.memory.state.author }

  func beginReply() {
    guard let review = desk.open else { return desk.need() }
    guard let id = review.chosen, let number = review.number(of: id) else {
      return notices.show(notice: "Select a note first.")
    }
    ask("Reply to note \(number)", "", .reply(to: id))
  }

  func beginEdit() {
    guard let review = desk.open else { return desk.need() }
    guard let id = review.chosen, let thread = review.thread(id) else {
      return notices.show(notice: "Select a note first.")
    }
    guard thread.note.origin.author == author else {
      return notices.show(notice: "You can only edit your own notes.")
    }
    ask("Note \(review.number(of: id) ?? 0)", thread.text, .edit(id))
  }

  /// Resolves the chosen note, or opens it again.
  func resolveNote() {
    guard let review = desk.open else { return desk.need() }
    guard let id = review.chosen, let thread = review.thread(id) else {
      return notices.show(notice: "Select a note first.")
    }
    withAuthor { [unowned self] in
      add(
        ReviewNote(
          ReviewOrigin(new: author), thread.isResolved ? .reopen : .resolve, to: id))
    }
  }

  /// Tries the values that the chosen note suggests. Ctrl+Z takes them back, and writing them into the tuning's file keeps them.
  func trySuggestion() {
    guard let review = desk.open else { return desk.need() }
    guard let id = review.chosen, let thread = review.thread(id) else {
      return notices.show(notice: "Select a note first.")
    }
    guard !thread.note.changes.isEmpty else {
      return notices.show(notice: "This note suggests no values.")
    }
    do throws(Problem) {
      let changes = try thread.note.changes.map { change throws(Problem) in
        try ReviewTake.change(change, of: parts.prototype)
      }
      if !desk.isShown { desk.showTake(review.take(of: thread.note) ?? 0) }
      tune(changes)
      let words = changes.map(\.name).joined(separator: ", ")
      edits.say("Trying \(printable(words, atMost: 200)).")
    } catch {
      notices.show(error)
    }
  }

  /// Asks for a text, and first for its author. A text that was left unsent is shown instead of `text`.
  private func ask(_ words: String, _ text: String, _ question: Question) {
    withAuthor { [unowned self] in
      asked = Asked(question: question, words: words, text: text)
      showDrawing()
      let draft = question.draft.flatMap { desk.open?.drafts[$0] }
      host.ask(
        words, draft ?? text, isLong: true, beside: Command.pause.action(), answer: .reviewAnswer)
    }
  }

  /// Does something once it is known who answers.
  private func withAuthor(_ body: @escaping () -> Void) {
    guard author.isEmpty else { return body() }
    let words = "Your name, for your notes"
    asked = Asked(question: .author(then: body), words: words, text: "")
    host.ask(words, "", beside: Command.pause.action(), answer: .reviewAnswer)
  }

  /// The question is over. What was written and not sent is kept.
  func leaveQuestion() {
    if let asked {
      self.asked = nil
      keepDraft(of: asked)
    }
    showDrawing()
  }

  /// Shows what the note draws whose words are asked for.
  private func showDrawing() {
    if case .note(let note)? = asked?.question {
      desk.show(drawing: (note.phone, note.drawing))
    } else {
      desk.show(drawing: nil)
    }
  }

  private func keepDraft(of asked: Asked) {
    guard let key = asked.question.draft else { return }
    let written = host.answer
    guard written != asked.text, !written.allSatisfy(\.isWhitespace) else {
      return desk.keep(draft: nil, by: key)
    }
    desk.keep(draft: written, by: key)
    notices.show(notice: "Your draft is saved.", button: "_Continue") { [unowned self] in
      ask(asked.words, asked.text, asked.question)
    }
  }

  /// The user has written a text.
  func answer(_ text: String) {
    guard let question = asked?.question else { return }
    let isBlank = text.allSatisfy(\.isWhitespace)
    if case .author(let then) = question {
      let words = text.split(whereSeparator: \.isNewline).joined(separator: " ")
      guard !isBlank, ReviewLimits.author.contains(words.unicodeScalars.count) else {
        return host.takeAnswer(
          "Type a name of at most \(ReviewLimits.author.upperBound) characters.")
      }
      parts.memory.state.author = words
      asked = nil
      host.takeAnswer()
      return then()
    }
    if isBlank, question.needsWords {
      return host.takeAnswer("Type some text, or press Esc to cancel.")
    }
    let words = isBlank ? "" : text.trimmed
    guard ReviewLimits.text.contains(words.unicodeScalars.count) else {
      return host.takeAnswer("Type at most \(ReviewLimits.text.upperBound) characters.")
    }
    asked = nil
    host.takeAnswer()
    if let key = question.draft { desk.keep(draft: nil, by: key) }
    let origin = ReviewOrigin(new: author)
    switch question {
    case .author: break
    case .note(let note):
      desk.mark(origin.id)
      add(
        ReviewNote(
          origin, .note, text: words, target: note.target, drawing: note.drawing, look: note.look,
          changes: note.changes))
    case .reply(let id): add(ReviewNote(origin, .reply, to: id, text: words))
    case .edit(let id): add(ReviewNote(origin, .edit, to: id, text: words))
    case .because(let choice):
      decision.decide(ReviewVerdict(origin, choice: choice, because: words, isBlind: false))
    }
  }

  /// Adds a line that Undo can reverse with another line, because a line is never removed.
  private func add(_ note: ReviewNote) {
    guard let review = desk.open else { return }
    let opposite = review.discussion.opposite(of: note)
    if desk.add(note) { edits.add(.said(opposite, folder: review.folder.path)) }
  }

  /// Adds the opposite of something to the review in a folder, now, and returns the opposite of that; nil if another
  /// review is open.
  func say(_ opposite: ReviewNote, isAgain: Bool, in folder: String) -> ReviewNote? {
    guard let review = desk.open, review.folder.path == folder else { return nil }
    let again = review.discussion.opposite(of: opposite)
    var note = opposite
    note.origin = ReviewOrigin(new: opposite.origin.author)
    guard desk.add(note) else { return nil }
    notices.show(
      notice: isAgain
        ? "Redone. The review's files record the change, its undo and its redo."
        : "Undone. The review's files record the change and its undo.")
    return again
  }

  // MARK: New notes

  /// Begins a note at this moment where the pointer is, or at the phone's middle. Time is stopped while it is written.
  func beginNote() {
    guard prepareNote(.note) else { return }
    // The phone that the pointer was on last, if it is one of the review's.
    let number = phoneForNotes(phone.view.touched)
    guard let screen = phone.stage(of: number)?.screenSize else { return }
    let layout = phone.layout(of: number)
    let pointed = phone.hand.pointed.map { layout.point($0.x, $0.y) }
    let place = pointed.flatMap { layout.isOnScreen($0) ? $0 : nil }
    askNote(on: number, at: place ?? Point(screen.width / 2, screen.height / 2))
  }

  /// Lets a person draw over the moment, and asks for the words when the drawing ends.
  func drawNote() {
    guard prepareNote(.drawNote) else { return }
    phone.sketch { [unowned self] sketch in
      notices.hide(.sketch)
      guard let sketch, let number = sketch.phone, let place = sketch.strokes.first?.points.first
      else { return }
      askNote(on: phoneForNotes(number), at: place, drawing: sketch.strokes)
    }
    notices.put(
      .sketch, .info,
      "Draw on the phone. Hold Shift for an arrow. Ctrl+Z removes the last stroke. "
        + "Press Enter to write the note.",
      [("_Continue", { [unowned self] in phone.endSketch(isWanted: true) })],
      closed: { [unowned self] in phone.endSketch(isWanted: false) })
  }

  /// Stops time; false if there is nothing that a note could be about.
  private func prepareNote(_ command: Command) -> Bool {
    guard desk.open != nil else {
      desk.need(command)
      return false
    }
    guard desk.isShown else {
      notices.show(problem: "This session is not part of the review. Select a take of the review.")
      return false
    }
    session.setPaused(true, at: Alarm.now)
    return true
  }

  private func phoneForNotes(_ number: Int) -> Int {
    let isReviewed = sides.name == BesideNames.review && number <= phone.others.count
    return isReviewed && desk.open?.shown.variants.indices.contains(number) == true ? number : 0
  }

  private func askNote(on number: Int, at place: Point, drawing: [ReviewNote.Stroke] = []) {
    guard let review = desk.open, let stage = phone.stage(of: number) else { return }
    let take = review.shown
    let variant = take.variants[number]
    let view = ViewPicker.view(at: place, in: stage.tree())
    let time = take.sample(of: session.shownTime, in: variant)
    var target = ReviewNote.Target(
      take: take.path, view: view?.id, point: place, at: time.milliseconds,
      tuning: variant.tuning)
    if let view { target.offset = place - view.frame.origin }
    // What was tuned since is nothing that a page shows.
    let isAsCompared = session.start.startState == take.variants[0].start
    var note = NewNote(phone: number, target: target, drawing: drawing)
    if isAsCompared {
      note.look = try? take.look(of: variant, at: time, parts.prototype, fonts: parts.fonts)
    } else if number == 0 {
      note.changes = take.changes(to: session.start.startState, of: parts.prototype)
    }
    let place = view.map { "on \($0.id)" } ?? "here"
    var lines = ["Note \(place), \(SessionTime.words(time, isPrecise: true))"]
    for change in note.changes.prefix(3) { lines.append("Suggests \(change.key) = \(change.json)") }
    if note.changes.count > 3 { lines.append("and \(note.changes.count - 3) more values") }
    ask(lines.map { printable($0, atMost: 60) }.joined(separator: "\n"), "", .note(note))
  }
}

nonisolated extension String {
  /// Without blanks at its ends.
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
