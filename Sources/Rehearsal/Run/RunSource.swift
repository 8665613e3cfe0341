import TouchKit

/// Where the inputs of a run come from.
enum RunSource {
  /// From a recording that is complete and ends then.
  case recording(end: Time)
  /// From a person, each after the picture that was drawn last.
  case person(drawn: Time?)
  /// From a scenario's steps.
  case steps(StepMachine)
  /// From a take that is watched while it is played.
  case take(TakeFollower)
  /// From a scenario's steps and an interruption beside them.
  case interrupted(InterruptedMachine)
  /// No inputs follow: the run was ended then, during a step.
  case ended(at: Time, step: Int)

  /// When a run ends, and since which time in the run that is known.
  struct Ending {
    var time: Time
    var known: Time
  }

  /// The end of a run with these inputs that has reached a time; nil if it is not known yet.
  func ending(_ inputs: [Input], reached: Time) -> Ending? {
    switch self {
    case .recording(let end):
      let last = inputs.last?.time ?? .zero
      return reached >= last ? Ending(time: end, known: last) : nil
    case .person: return nil
    case .steps(let machine): return machine.ending
    case .take(let follower):
      return follower.nextTime == nil
        ? Ending(time: follower.end, known: inputs.last?.time ?? .zero) : nil
    case .interrupted(let machine): return machine.ending
    case .ended(let time, _): return Ending(time: time, known: time)
    }
  }

  /// Whether a step could not be done, or the run was ended.
  var isStopped: Bool {
    switch self {
    case .recording, .person, .take: false
    case .steps(let machine): machine.isStopped
    case .interrupted(let machine): machine.isStopped
    case .ended: true
    }
  }

  var isEnded: Bool {
    switch self {
    case .recording, .person, .steps, .take, .interrupted: false
    case .ended: true
    }
  }
}
