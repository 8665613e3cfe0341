import Widgets

import CGtkShim.Window

/// Says what the program counts once what came before the question is dealt with and on the screen: as soon as the main
/// loop has nothing else to do or, where frame follows frame without a rest, two frames later.
final class CountersReport {
  private static let framesToDraw = 2

  private enum State {
    case quiet
    case asked(idle: Alarm, frames: Int)
    /// There is no window yet. The question is asked again at its first frame.
    case early
  }

  private let counters: () -> String?
  private var state = State.quiet

  /// `counters` has nothing to say before there is a window.
  init(_ counters: @escaping () -> String?) { self.counters = counters }

  func ask() {
    state = .asked(
      idle: Alarm(at: Alarm.now, whenIdle: true) { [unowned self] in answer() }, frames: 0)
  }

  /// The phone moves to another frame; the one before has been drawn.
  func advanced() {
    switch state {
    case .quiet: break
    case .early: ask()
    case .asked(_, Self.framesToDraw): answer()
    case .asked(let idle, let frames): state = .asked(idle: idle, frames: frames + 1)
    }
  }

  private func answer() {
    dp_display_sync()
    guard let words = counters() else { return state = .early }
    state = .quiet
    Terminal.say(words)
  }
}
