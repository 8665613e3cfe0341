import TouchKit
import TouchStyle

/// The status bar's height, which may change during a call.
///
/// During a call the status bar gets a second line, so that everything below it moves down. On a screen with round
/// corners the status bar is already high, so it gets a pill around the time instead.
final class StatusBar: Referable {
  static let growth = TunableAnimation(
    "status-bar.call", in: 0...5,
    duration: "how long the status bar takes to show a call on a curve",
    curve: "how the status bar grows for a call and shrinks after it")

  /// 0 without a call, 1 with one. All views that move for a call follow it.
  let call: AnimatedValue
  /// How far the call's colours have faded in; they fade even if reduced motion keeps the rest from moving.
  let tint: AnimatedValue
  @Unowned private var stage: Stage

  /// The height of the line for a call at text size 1, in points.
  static let callHeight = 20.0
  /// A screen with corners rounder than this, in points, gets a pill.
  private static let roundCorner = 30.0

  init(_ stage: Stage) {
    self.stage = stage
    let share = stage.environment.status.hasCall ? 1.0 : 0
    call = AnimatedValue(share, name: "status-bar.call", on: stage, rest: .progress)
    tint = AnimatedValue(share, name: "status-bar.tint", on: stage, rest: .progress)
  }

  var hasPill: Bool { stage.settings.device.cornerRadius > StatusBar.roundCorner }

  /// The height without a call, as the phone is held.
  var plainHeight: Double { stage.statusBarHeight }

  /// The height that the status bar has or moves to.
  var height: Double { height(at: call.model) }

  /// The height now.
  var shownHeight: Double { height(at: call.shown) }

  /// The height at a share of the change to a call.
  func height(at share: Double) -> Double {
    plainHeight + (hasPill ? 0 : StatusBar.callHeight * share)
  }

  /// Animates to the environment's state; `changes` makes the other changes inside the same animation.
  func follow(_ changes: () -> Void) {
    let share = stage.environment.status.hasCall ? 1.0 : 0
    guard call.model != share else { return changes() }
    let animation = stage.tuning[StatusBar.growth]
    tint.animate(to: share, animation)
    if stage.environment.reducedMotion {
      call.set(share)
      changes()
    } else {
      call.animate(to: share, animation)
      stage.animate(animation, changes)
    }
  }
}
