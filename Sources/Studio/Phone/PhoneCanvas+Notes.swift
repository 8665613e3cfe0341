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
    let hint = PhoneNotes.placeOfHint(layout)
    canvas.setNote(.hint, notes.hint, in: hint.area, across: hint.across)
  }
}
