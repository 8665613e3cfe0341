/// How several phones share the canvas.
nonisolated struct SidesView: Equatable {
  enum Arrangement: String, CaseIterable {
    /// Beside each other.
    case sides
    /// Two in one place, with a curtain between them.
    case curtain
    /// Two in one place, with what differs in a colour.
    case difference
    /// One at a time.
    case turns
  }

  /// How they should be shown.
  var wanted = Arrangement.sides
  /// Which phone stands at which place; 0 is the session's.
  var order = [0]
  /// Whether nobody should see which is which.
  var isBlind = false
  /// In so many columns; nil for as many as make them large.
  var columns: Int?
  /// The place of the phone that is seen if they take turns, and that is compared with the first otherwise.
  var front = 0
  /// How far across the canvas the curtain hangs, from 0 to 1.
  var curtain = 0.5
  var holdsCurtain = false
  /// The phone that the hand touches.
  var touched = 0

  /// The places of two that are compared.
  var pair: (Int, Int) { (0, max(1, front)) }
}
