import Files
import GtkPaint
import Rehearsal
import Reviews
import TouchKit

/// Begins notes of a review: their place, their drawing, what they suggest. The words are asked for.
extension StudioWindow {
  /// A note but for its words.
  struct NewNote {
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

  /// Begins a note at this moment where the pointer is, or at the phone's middle. Time stands meanwhile.
  func beginNote() {
    guard prepareNote(.note) else { return }
    // The phone that the pointer was on last, if it is one of the review's.
    let number = phoneForNotes(phone.view.touched)
    guard let screen = phone.stage(of: number)?.screenSize else { return }
    let layout = phone.layout(of: number)
    let pointed = phone.pointed.map { layout.point($0.x, $0.y) }
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
      "Draw on the phone, with Shift an arrow. Ctrl+Z takes a stroke back, Enter goes on to the words.",
      [("_Go On", { [unowned self] in phone.endSketch(isWanted: true) })],
      closed: { [unowned self] in phone.endSketch(isWanted: false) })
  }

  /// Lets time stand; false if there is nothing that a note could be about.
  private func prepareNote(_ command: Command) -> Bool {
    guard review != nil else {
      needReview(command)
      return false
    }
    guard showsReview else {
      show(problem: "The session is not the review's; choose a take of it.")
      return false
    }
    session.setPaused(true, at: Alarm.now)
    return true
  }

  private func phoneForNotes(_ number: Int) -> Int {
    let isReviewed = sides.name == BesideNames.review && number <= phone.others.count
    return isReviewed && review?.shown.variants.indices.contains(number) == true ? number : 0
  }

  private func askNote(on number: Int, at place: Point, drawing: [ReviewNote.Stroke] = []) {
    guard let review, let stage = phone.stage(of: number) else { return }
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
      note.look = try? take.look(of: variant, at: time, prototype, fonts: painter.measurer.fonts)
    } else if number == 0 {
      note.changes = take.changes(to: session.start.startState, of: prototype)
    }
    let place = view.map { "on \($0.id)" } ?? "here"
    var lines = ["Note \(place), \(SessionTime.words(time, isPrecise: true))"]
    for change in note.changes.prefix(3) { lines.append("Suggests \(change.key) = \(change.json)") }
    if note.changes.count > 3 { lines.append("and \(note.changes.count - 3) more values") }
    ask(lines.map { printable($0, atMost: 60) }.joined(separator: "\n"), "", .note(note))
  }

  /// What is drawn over a phone by the note whose words are asked for.
  func drawing(on number: Int) -> [ReviewNote.Stroke] {
    guard case .note(let note)? = reviewQuestion?.question, note.phone == number else { return [] }
    return note.drawing
  }
}
