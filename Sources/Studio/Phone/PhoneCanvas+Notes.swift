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
    let isSplit = arrangement == .sides
    let first = PhoneNotes.placeOfName(part, from: 0)
    let second = PhoneNotes.placeOfName(part, from: besideOffset)
    let isSecond = arrangement == .flip && showsBeside
    canvas.setNote(
      .first, isSecond ? nil : notes.first, in: first.area,
      across: arrangement == .curtain ? 0.02 : first.across)
    canvas.setNote(
      .second, isSplit || arrangement == .curtain || isSecond ? notes.second : nil, in: second.area,
      across: arrangement == .curtain ? 0.98 : second.across)
    let hint = PhoneNotes.placeOfHint(layout)
    canvas.setNote(.hint, notes.hint, in: hint.area, across: hint.across)
  }
}
