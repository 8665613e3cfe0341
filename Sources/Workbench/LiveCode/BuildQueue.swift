/// Decides when sources that change are built: once they have been left alone for a moment, and never two builds at once.
package struct BuildQueue: Equatable {
  /// How long sources have to be left alone, in microseconds: editors write in steps, and several files at a time.
  package static let calm: Int64 = 150_000

  private enum State: Equatable {
    case resting
    /// Something has changed; the build begins then.
    case waiting(until: Int64)
    case building
    /// A build is being ended, as something has changed since it began.
    case ending(until: Int64)
  }

  package enum Action: Equatable {
    case none
    /// Call `rang` at that moment.
    case wait(until: Int64)
    case build
    /// End the build, and call `ended` once it has.
    case end
    /// What was built counts.
    case use
  }

  private var state = State.resting

  package init() {}

  /// Whether a build runs that still counts.
  package var isBuilding: Bool { state == .building }
  /// Whether a build runs or one is about to begin.
  package var isBusy: Bool { state != .resting }

  package mutating func changed(at moment: Int64) -> Action {
    let until = moment + BuildQueue.calm
    switch state {
    case .resting, .waiting:
      state = .waiting(until: until)
      return .wait(until: until)
    case .building:
      state = .ending(until: until)
      return .end
    case .ending:
      state = .ending(until: until)
      return .none
    }
  }

  package mutating func rang(at moment: Int64) -> Action {
    switch state {
    case .waiting(let until) where until <= moment:
      state = .building
      return .build
    case .waiting(let until): return .wait(until: until)
    case .resting, .building, .ending: return .none
    }
  }

  /// The build has ended: it was complete, or it was asked to end.
  package mutating func ended() -> Action {
    switch state {
    case .building:
      state = .resting
      return .use
    case .ending(let until):
      state = .waiting(until: until)
      return .wait(until: until)
    case .resting, .waiting: return .none
    }
  }
}
