import TouchKit

/// Something that happens along the timeline, for assistive technology: a note, a mark or a branch.
package struct TimelineItem: Equatable {
  package enum Meaning: Equatable { case time(Time), branch(String), note(String) }

  package var key: String
  package var words: String
  package var frame: Rect
  package var meaning: Meaning

  package init(key: String, words: String, frame: Rect, meaning: Meaning) {
    self.key = key
    self.words = words
    self.frame = frame
    self.meaning = meaning
  }

  /// How many are known at most; closer up, others are.
  package static let most = 200

  /// The items of what is in sight, the latest if they are too many.
  package static func items(
    _ marks: TimelineMarks, _ notes: [TimelineNote], _ branches: [TimelinePicture.Branch],
    on map: TimelineMap, height: Double, top: Double, until end: Time
  ) -> [TimelineItem] {
    let seen = marks.marks.enumerated().filter { map.sees($1.from, $1.to ?? end) }
    let ofMarks = seen.suffix(most).map { number, mark in
      let (a, b) = (map.x(of: mark.from), map.x(of: mark.to ?? end))
      return TimelineItem(
        key: "mark \(number)",
        words: "\(mark.words) at \(SessionTime.spoken(mark.from, isPrecise: true))",
        frame: Rect(a - 3, height / 2, max(6, b - a), height / 2), meaning: .time(mark.from))
    }
    let ofBranches = branches.filter { !$0.isShown }.prefix(most).map { branch in
      let (a, b) = (map.x(of: branch.from), map.x(of: branch.to))
      let from = SessionTime.spoken(branch.from, isPrecise: true)
      return TimelineItem(
        key: "line \(branch.id)",
        words: branch.color == 0
          ? "Main branch from \(from)" : "Branch \(branch.color) from \(from)",
        frame: Rect(a, TimelinePicture.branchTop(branch.color, height), max(6, b - a), 6),
        meaning: .branch(branch.id))
    }
    let ofNotes = notes.filter { map.sees($0.time, $0.time) }.prefix(most).map { note in
      TimelineItem(
        key: "note \(note.id)",
        words: "\(note.words) at \(SessionTime.spoken(note.time, isPrecise: true))",
        frame: TimelinePicture.frame(of: note, on: map).offset(by: Point(0, top)),
        meaning: .note(note.id))
    }
    return ofNotes + ofMarks + ofBranches
  }
}
