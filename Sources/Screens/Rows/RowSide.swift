/// The end of a row that a button comes out of, in the direction of reading.
enum RowSide: String, CaseIterable, Hashable, Sendable {
  case leading, trailing

  /// The sign of the revealed points: trailing buttons have positive ones.
  var sign: Double { self == .trailing ? 1 : -1 }
}
