import Reviews
import TouchKit
import Workbench

/// Shows notes where they are: on the phones, and on the timeline.
extension ReviewDesk {
  /// Numbered pins where open notes are at this moment, and diamonds where they are in time.
  func showPins() {
    let timeline = time.timeline
    guard let review = open, isShown else {
      for number in 0...phone.others.count { phone.show(NoteMarks(), on: number) }
      timeline.show([])
      return
    }
    let notes = review.sequence
    timeline.show(
      notes.compactMap { note in
        note.target.at.map {
          TimelineNote(
            id: note.origin.id, time: Time.milliseconds($0),
            words: "Note \(review.number(of: note.origin.id) ?? 0)")
        }
      })
    let seen = notes.filter { OpenReview.isSeen($0, at: parts.session.shownTime) }
    for number in 0...phone.others.count {
      let notes = seen.filter { phoneOf($0, in: review) == number }
      let pins = pins(of: notes, on: number, review)
      phone.show(
        NoteMarks(
          pins: pins,
          strokes: (notes.flatMap(\.drawing) + drawing(on: number)).map { NoteMarks.Stroke($0) }),
        on: number)
    }
  }

  /// The phone of the design that a note was written on, if it is shown; 0 is the session's.
  func phoneOf(_ note: ReviewNote, in review: OpenReview) -> Int {
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
}
