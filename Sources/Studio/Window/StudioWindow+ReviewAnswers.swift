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
    case note(ReviewNote.Target, look: String?)
    case reply(to: String)
    case edit(String)
    case because(choice: Int?)
  }

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
