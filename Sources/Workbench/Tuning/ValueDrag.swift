import Glibc

/// What pointers, keys and assistive technology make of a number in the panel of tunings: on its slider, on its label
/// and in its field.
///
/// Each event says what is to be done. `show` reports what came of it: that may be another number, as an undo is shown,
/// too.
package struct ValueDrag {
  package enum Action: Equatable {
    /// The number becomes another one. A pointer's change is over with its last one, and is then one to undo.
    case set(Double, isLast: Bool)
    /// The slider moves back to where the number is.
    case putBack
  }

  /// A pointer that holds the slider or the label.
  private struct Hand {
    enum Grip { case slider, label }
    var grip: Grip
    /// The number when it came.
    var start: Double
    /// Where it was when it came, or when it set a number last.
    var place: Double
    /// Whether its number was undone while it held the control.
    var isTaken = false
    /// Whether it set another number at all: a press alone may be half of a double click.
    var hasMoved = false

    /// Whether it has moved across, by half a pixel at least, since its number was undone. The toolkit reports a
    /// pointer again whenever what is under it was laid out.
    mutating func movesOn(to place: Double) -> Bool {
      if isTaken, abs(place - self.place) < 0.5 { return false }
      (isTaken, self.place) = (false, place)
      return true
    }
  }

  private let range: ClosedRange<Double>
  /// The range of the slider; numbers beyond it can be typed.
  private let reach: ClosedRange<Double>
  private let step: Double
  private var hand: Hand?
  /// The number that is shown.
  private var number = 0.0
  /// The number that a pointer or a key asked for last.
  private var wanted = 0.0

  package init(range: ClosedRange<Double>, reach: ClosedRange<Double>, step: Double) {
    (self.range, self.reach, self.step) = (range, reach, step)
  }

  /// The number is another one. If the pointer did not ask for it, the pointer's number was undone.
  package mutating func show(_ number: Double) {
    if number != wanted { hand?.isTaken = true }
    self.number = number
  }

  // MARK: The slider

  package mutating func sliderPressed(at place: Double) { hold(.slider, at: place) }

  /// The toolkit moved the slider to a number, and the pointer is at a place over it.
  package mutating func sliderMoved(to number: Double, at place: Double) -> Action {
    // Keys of the toolkit and assistive technology say a number once.
    guard hand?.grip == .slider else { return set(number, isLast: true) }
    return hand?.movesOn(to: place) == true ? set(number, isLast: false) : .putBack
  }

  /// The pointer released the slider at a number, or the slider is no longer shown. Nil if no pointer held it.
  package mutating func sliderReleased(at slider: Double) -> Action? {
    guard let hand, hand.grip == .slider else { return nil }
    self.hand = nil
    // A number that is there already stays as it is, also if it is on no grid.
    let isThere = slider == min(max(number, reach.lowerBound), reach.upperBound)
    return isThere || hand.isTaken ? .set(number, isLast: true) : set(slider, isLast: true)
  }

  // MARK: The label

  package mutating func labelPressed() {
    // Of two pointers the one on the slider counts.
    if hand?.grip != .slider { hold(.label, at: 0) }
  }

  /// The pointer is `way` pixels from where it came.
  package mutating func labelMoved(by way: Double, _ modifiers: CanvasEvent.Modifiers) -> Action? {
    guard hand?.grip == .label, let start = hand?.start, hand?.movesOn(to: way) == true else {
      return nil
    }
    let pixelsPerStep = 2.0
    let steps = (way / pixelsPerStep).rounded(.towardZero) * ValueDrag.pace(modifiers)
    wanted = rounded(start + steps * step)
    guard wanted != number else { return nil }
    hand?.hasMoved = true
    return .set(wanted, isLast: false)
  }

  /// The pointer released the label, or the label is no longer shown. Nil if it changed nothing.
  package mutating func labelReleased() -> Action? {
    guard let hand, hand.grip == .label else { return nil }
    self.hand = nil
    return hand.hasMoved ? .set(hand.isTaken ? number : wanted, isLast: true) : nil
  }

  // MARK: Keys

  /// Arrows change the number by a step. Those to the sides move the cursor in a field. Nil for any other key.
  package mutating func keyPressed(
    _ key: String, _ modifiers: CanvasEvent.Modifiers, isInField: Bool
  ) -> Action? {
    let steps: Double
    switch key {
    case "Up": steps = 1
    case "Down": steps = -1
    case "Right" where !isInField: steps = 1
    case "Left" where !isInField: steps = -1
    default: return nil
    }
    return set(number + steps * ValueDrag.pace(modifiers) * step, isLast: true)
  }

  // MARK: Parts

  private mutating func hold(_ grip: Hand.Grip, at place: Double) {
    hand = Hand(grip: grip, start: number, place: place)
    wanted = number
  }

  private mutating func set(_ number: Double, isLast: Bool) -> Action {
    wanted = rounded(number)
    return .set(wanted, isLast: isLast)
  }

  /// Shift takes larger steps, Control smaller ones.
  private static func pace(_ modifiers: CanvasEvent.Modifiers) -> Double {
    modifiers.contains(.shift) ? 10 : modifiers.contains(.control) ? 0.1 : 1
  }

  /// A number on the grid of a tenth of a step, within the range.
  private func rounded(_ number: Double) -> Double {
    let grid = step / 10
    // Without the last of the sixteen digits that a multiple of a tenth may have: people would not write them.
    let parts = pow(10, (-log10(grid)).rounded(.up) + 3)
    let value = ((number / grid).rounded() * grid * parts).rounded() / parts
    return min(max(value, range.lowerBound), range.upperBound)
  }
}
