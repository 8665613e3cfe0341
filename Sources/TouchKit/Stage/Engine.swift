/// What gives a prototype its motion: touches, motions, layout.
package enum Engine {
  /// Raised when the same inputs give other numbers on purpose: motions that were recorded with another number are expected to differ.
  /// `Tests/numbers/engine.txt` holds what each number computes.
  package static let number = 1
}
