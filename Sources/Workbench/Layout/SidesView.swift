/// How several phones share the canvas.
package struct SidesView: Equatable {
  package enum Arrangement: String, CaseIterable {
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
  package var wanted = Arrangement.sides
  /// Which phone is at which place; 0 is the session's.
  package var order = [0]
  /// Whether the user should not see which is which.
  package var isBlind = false
  /// How many columns they have; nil for as many as make them large.
  package var columns: Int?
  /// If the phones take turns, the place of the phone that is seen; if not, of the one that is compared with the first.
  package var front = 0
  /// How far across the canvas the curtain hangs, from 0 to 1.
  package var curtain = 0.5
  package var holdsCurtain = false
  /// The phone that the user touches.
  package var touched = 0

  package init(
    wanted: Arrangement = Arrangement.sides, order: [Int] = [0], isBlind: Bool = false,
    columns: Int? = nil, front: Int = 0, curtain: Double = 0.5, holdsCurtain: Bool = false,
    touched: Int = 0
  ) {
    self.wanted = wanted
    self.order = order
    self.isBlind = isBlind
    self.columns = columns
    self.front = front
    self.curtain = curtain
    self.holdsCurtain = holdsCurtain
    self.touched = touched
  }

  /// The places of two that are compared.
  package var pair: (Int, Int) { (0, max(1, front)) }
}
