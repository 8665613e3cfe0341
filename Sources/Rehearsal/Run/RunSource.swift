import TouchKit

/// Who adds to the inputs of a run.
enum RunSource {
  /// Nobody does: they are a line's, which ends then.
  case line(end: Time)
  /// A person does, after the picture that was drawn last.
  case person(drawn: Time?)
  /// A scenario's steps do.
  case steps(StepMachine)
  /// Nobody does any more: the run was ended then, while a step was done.
  case ended(at: Time, step: Int)

  /// When a run ends, and since when that is known.
  struct Ending {
    var time: Time
    var known: Time
  }

  /// The end of a run with these inputs that has reached a time; nil while it is not known.
  func ending(_ inputs: [Input], reached: Time) -> Ending? {
    switch self {
    case .line(let end):
      let last = inputs.last?.time ?? .zero
      return reached >= last ? Ending(time: end, known: last) : nil
    case .person: return nil
    case .steps(let machine): return machine.ending
    case .ended(let time, _): return Ending(time: time, known: time)
    }
  }

  /// Whether a step could not be done, or somebody ended the run.
  var isStopped: Bool {
    switch self {
    case .line, .person: false
    case .steps(let machine): machine.isStopped
    case .ended: true
    }
  }

  var isEnded: Bool {
    switch self {
    case .line, .person, .steps: false
    case .ended: true
    }
  }
}
