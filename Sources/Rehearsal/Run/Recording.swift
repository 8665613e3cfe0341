import TouchKit

/// What happens to a phone, as a value: what it starts from, and the inputs that then reach it.
///
/// A `Run` shows what comes of a recording, which depends on the variant that it runs under.
package struct Recording: Equatable, Sendable {
  package var start: StartState
  /// The inputs with their times, in the order in which they reach the phone.
  package var inputs: [Input]
  /// When the recording was stopped, if that was after the last input.
  private var stop: Time?

  package init(start: StartState, inputs: [Input] = [], end: Time = .zero) {
    self.start = start
    self.inputs = inputs
    stop = end > lastInput ? end : nil
  }

  /// When the recording is over: with the last input, or when the recording was stopped.
  package var end: Time { max(stop ?? .zero, lastInput) }

  private var lastInput: Time { inputs.last?.time ?? .zero }
}
