import TouchKit
import Widgets
import Workbench

/// Shows notes beside the phone.
extension PhoneCanvas {
  /// Writes something else beside the phone.
  func setNotes(_ notes: PhoneNotes) {
    guard notes != self.notes else { return }
    self.notes = notes
    placeNotes()
  }

  /// Puts the notes where the phone leaves room for them.
  func placeNotes() {
    let time = PhoneNotes.placeOfTime(layout, isRightToLeft: notes.isRightToLeft)
    canvas.setNote(
      .time, time == nil ? nil : notes.time, in: time?.area ?? .zero, across: time?.across ?? 0)
    placeNames()
    let hint = PhoneNotes.placeOfHint(layout)
    canvas.setNote(.hint, notes.hint, in: hint.area, across: hint.across)
  }

  private func placeNames() {
    let places = namePlaces
    for index in 0..<Canvas.mostNames {
      let place = places.indices.contains(index) ? places[index] : nil
      let name = notes.names.indices.contains(index) ? notes.names[index] : nil
      let tip = notes.tips.indices.contains(index) ? notes.tips[index] : nil
      canvas.setNote(
        .name(index), place == nil ? nil : name, tip: tip, in: place?.area ?? .zero,
        across: place?.across ?? 0)
    }
  }
}
