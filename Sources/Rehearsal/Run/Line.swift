import TouchKit

/// What happens to a phone, as a value: what it starts from, and the inputs that then reach it.
///
/// What comes of it is a `Run`'s, and may be something else under another variant.
public struct Line: Equatable, Sendable {
  public var start: Opening
  /// Every input at its own time, in the order in which they reach the phone.
  public var inputs: [Input]
  /// When it was stopped, if that was after its last input.
  private var stop: Time?

  public init(start: Opening, inputs: [Input] = [], end: Time = .zero) {
    self.start = start
    self.inputs = inputs
    stop = end > lastInput ? end : nil
  }

  /// When it is over: with its last input, or when it was stopped.
  public var end: Time { max(stop ?? .zero, lastInput) }

  private var lastInput: Time { inputs.last?.time ?? .zero }
}
