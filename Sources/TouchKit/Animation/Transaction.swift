/// The changes of one call of `Stage.animate`, which end together.
final class Transaction {
  let animation: Animation
  private var running = 0
  private var isClosed = false
  private var wasInterrupted = false
  private var completion: ((Bool) -> Void)?
  @Unowned private var stage: Stage

  init(_ animation: Animation, on stage: Stage, completion: ((Bool) -> Void)?) {
    self.animation = animation
    self.stage = stage
    self.completion = completion
  }

  func motionBegan() { running += 1 }

  /// Ends one motion; the last one to end calls the completion.
  func motionEnded(interrupted: Bool) {
    running -= 1
    guard interrupted else { return finishIfDone() }
    wasInterrupted = true
    // The caller that interrupts is just changing values; the completion must not come in between.
    if isClosed, running == 0, completion != nil {
      stage.schedule(after: .zero, "an interrupted animation ends") { self.finishIfDone() }
    }
  }

  /// Says that no further change will come; true if no motion runs.
  func close() -> Bool {
    isClosed = true
    return running == 0
  }

  func finishIfDone() {
    guard isClosed, running == 0, let completion else { return }
    self.completion = nil
    completion(!wasInterrupted)
  }
}
