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
  /// Which phone stands at which place; 0 is the session's.
  package var order = [0]
  /// Whether nobody should see which is which.
  package var isBlind = false
  /// In so many columns; nil for as many as make them large.
  package var columns: Int?
  /// The place of the phone that is seen if they take turns, and that is compared with the first otherwise.
  package var front = 0
  /// How far across the canvas the curtain hangs, from 0 to 1.
  package var curtain = 0.5
  package var holdsCurtain = false
  /// The phone that the hand touches.
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
