import TouchKit

/// Calls its listeners when a minute begins on the phone's clock.
final class PhoneClock: Referable {
  /// Called at each whole minute, in the order in which they were added.
  private var listeners: [() -> Void] = []
  @Unowned private var stage: Stage

  init(_ stage: Stage) {
    self.stage = stage
    super.init()
    waitForMinute()
  }

  func onMinute(_ listener: @escaping () -> Void) { listeners.append(listener) }

  /// The time as people read it: `9:41`.
  var text: String {
    let now = stage.civilNow
    return "\(now.hour):\(now.minute < 10 ? "0" : "")\(now.minute)"
  }

  private func waitForMinute() {
    let wholeSeconds = stage.now.microseconds / 1_000_000
    let next = Time.milliseconds((wholeSeconds + Int64(60 - stage.civilNow.second)) * 1000)
    stage.schedule(
      at: next, "the clock's next minute",
      weakly { me in
        for listener in me.listeners { listener() }
        me.waitForMinute()
      })
  }
}
