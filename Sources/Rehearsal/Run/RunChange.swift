import TouchKit

/// What may change a phone in a run.
package enum RunChange {
  /// Something that is due on the phone then.
  case event(at: Time)
  /// An input that reaches the phone now.
  case input(Input.Kind)
}
