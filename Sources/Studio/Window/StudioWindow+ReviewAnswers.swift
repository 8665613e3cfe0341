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

  /// Asks for a text, and first for who writes it.
  func ask(_ words: String, _ text: String, _ question: ReviewQuestion) {
    withAuthor { window in
      window.reviewQuestion = question
      window.showPins()
      window.host.ask(
        words, text, isLong: true, beside: Command.pause.action(), answer: .reviewAnswer)
    }
  }

  /// Does something once it is known who answers.
  private func withAuthor(_ body: @escaping (StudioWindow) -> Void) {
    guard state.author.isEmpty else { return body(self) }
    reviewQuestion = .author(then: body)
    host.ask("Your name, for your notes", "", beside: Command.pause.action(), answer: .reviewAnswer)
  }

  /// The question is over, with an answer or without.
  func leaveQuestion() {
    reviewQuestion = nil
    showPins()
  }

  /// A text was given.
  func answerReview(_ text: String) {
    guard let question = reviewQuestion else { return }
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

  /// Adds a line that Undo can take back: by another line, as none is ever removed.
  private func add(_ note: ReviewNote) {
    guard let review else { return }
    let opposite = review.discussion.opposite(of: note)
    if put(note) { edits.append(.said(opposite)) }
  }

  /// Says the opposite of something, now.
  func takeBack(_ opposite: ReviewNote) {
    var note = opposite
    note.origin = ReviewOrigin(new: opposite.origin.author)
    if put(note) { show(notice: "Taken back; the review's folder keeps both lines.") }
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
