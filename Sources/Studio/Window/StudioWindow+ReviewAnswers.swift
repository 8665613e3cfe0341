import Files
import GtkPaint
import Rehearsal
import Reviews
import TouchKit

/// What is said to a review: notes, replies, changes, suggestions that are tried, verdicts. Each is a line of text that is asked
/// for, and then a line of the folder.
extension StudioWindow {
  /// What a line of text that was asked for is.
  enum ReviewQuestion {
    case author(then: (StudioWindow) -> Void)
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
  struct AskedQuestion {
    var question: ReviewQuestion
    var words: String
    /// What stood in it at first.
    var text: String
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
      edits.say("Trying \(printable(words, atMost: 200)).", button: "_Take Back")
    } catch {
      show(error)
    }
  }

  /// Asks for a text, and first for who writes it. What was left unsent stands in place of `text`.
  func ask(_ words: String, _ text: String, _ question: ReviewQuestion) {
    withAuthor { window in
      window.reviewQuestion = AskedQuestion(question: question, words: words, text: text)
      window.showPins()
      let draft = question.draft.flatMap { window.review?.drafts[$0] }
      window.host.ask(
        words, draft ?? text, isLong: true, beside: Command.pause.action(), answer: .reviewAnswer)
    }
  }

  /// Does something once it is known who answers.
  private func withAuthor(_ body: @escaping (StudioWindow) -> Void) {
    guard state.author.isEmpty else { return body(self) }
    let words = "Your name, for your notes"
    reviewQuestion = AskedQuestion(question: .author(then: body), words: words, text: "")
    host.ask(words, "", beside: Command.pause.action(), answer: .reviewAnswer)
  }

  /// The question is over. What was written and not sent is kept.
  func leaveQuestion() {
    if let asked = reviewQuestion {
      reviewQuestion = nil
      keepDraft(of: asked)
    }
    showPins()
  }

  private func keepDraft(of asked: AskedQuestion) {
    guard let key = asked.question.draft else { return }
    let written = host.answer
    guard written != asked.text, !written.allSatisfy(\.isWhitespace) else {
      review?.drafts[key] = nil
      return
    }
    review?.drafts[key] = written
    show(notice: "What you wrote is kept.", button: "_Go On") { [unowned self] in
      ask(asked.words, asked.text, asked.question)
    }
  }

  /// A text was given.
  func answerReview(_ text: String) {
    guard let question = reviewQuestion?.question else { return }
    let isBlank = text.allSatisfy(\.isWhitespace)
    if case .author(let then) = question {
      let words = text.split(whereSeparator: \.isNewline).joined(separator: " ")
      guard !isBlank, ReviewLimits.author.contains(words.unicodeScalars.count) else {
        return host.takeAnswer("A name of at most \(ReviewLimits.author.upperBound) characters.")
      }
      state.author = words
      reviewQuestion = nil
      host.takeAnswer()
      return then(self)
    }
    if isBlank, question.needsWords {
      return host.takeAnswer("Write something, or leave by Escape.")
    }
    let words = isBlank ? "" : text.trimmed
    guard ReviewLimits.text.contains(words.unicodeScalars.count) else {
      return host.takeAnswer("At most \(ReviewLimits.text.upperBound) characters.")
    }
    reviewQuestion = nil
    host.takeAnswer()
    if let key = question.draft { review?.drafts[key] = nil }
    let origin = ReviewOrigin(new: state.author)
    switch question {
    case .author: break
    case .note(let note):
      review?.chosen = origin.id
      add(
        ReviewNote(
          origin, .note, text: words, target: note.target, drawing: note.drawing, look: note.look,
          changes: note.changes))
    case .reply(let id): add(ReviewNote(origin, .reply, to: id, text: words))
    case .edit(let id): add(ReviewNote(origin, .edit, to: id, text: words))
    case .because(let choice):
      decide(ReviewVerdict(origin, choice: choice, because: words, isBlind: false))
    }
  }

  /// Adds a line that Undo can take back: by another line, as none is ever removed.
  private func add(_ note: ReviewNote) {
    guard let review else { return }
    let opposite = review.discussion.opposite(of: note)
    if put(note) { edits.add(.said(opposite, folder: review.folder.path)) }
  }

  /// Says the opposite of something to the review in a folder, now, and tells what says the opposite of that; nil if another
  /// review is open.
  func say(_ opposite: ReviewNote, isAgain: Bool, in folder: String) -> ReviewNote? {
    guard let review, review.folder.path == folder else { return nil }
    let again = review.discussion.opposite(of: opposite)
    var note = opposite
    note.origin = ReviewOrigin(new: opposite.origin.author)
    guard put(note) else { return nil }
    show(
      notice: isAgain
        ? "Said again; the review's folder keeps all lines."
        : "Taken back; the review's folder keeps both lines.")
    return again
  }

  private func put(_ note: ReviewNote) -> Bool {
    do throws(Problem) {
      try review?.add(note)
      updateReview()
      return true
    } catch {
      show(error)
      return false
    }
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
