/// The end of a row that a button comes out of, in the direction of reading.
enum RowSide: String, CaseIterable, Hashable, Sendable {
  case leading, trailing

  /// Which way a row's reveal goes: trailing buttons are revealed by positive distances.
  var sign: Double { self == .trailing ? 1 : -1 }
}
