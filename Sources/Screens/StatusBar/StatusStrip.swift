import TouchKit

/// How high the status bar is, with the part of it that says that a call goes on.
///
/// A strip gets a second line for a call, and everything below it moves down. A screen with round corners has no use for
/// that: its strip is high already and gets a pill around its time.
final class StatusStrip {
  static let growth = TunableAnimation(
    "status-bar.call", in: 0...5,
    duration: "how long the status bar takes to show a call on a curve",
    curve: "how the status bar grows for a call and shrinks after it")

  /// 0 without a call, 1 with one: what follows it moves together.
  let call: AnimatedValue
  /// How much of the call's colours is there; they fade also where nothing is to travel.
  let tint: AnimatedValue
  private unowned let stage: Stage

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

  var hasPill: Bool { stage.settings.device.cornerRadius > StatusStrip.roundCorner }

  /// The height without a call, as the phone is held.
  var plainHeight: Double { stage.settings.device.statusBarHeight(stage.environment.orientation) }

  /// The height that the strip has or is bound for.
  var height: Double { height(at: call.model) }

  /// The height now.
  var shownHeight: Double { height(at: call.shown) }

  /// The height at a share of the way to a call.
  func height(at share: Double) -> Double {
    plainHeight + (hasPill ? 0 : StatusStrip.callHeight * share)
  }

  /// Goes where the environment says; `changes` makes everything else follow it, inside the same motion.
  func follow(_ changes: () -> Void) {
    let share = stage.environment.status.hasCall ? 1.0 : 0
    guard call.model != share else { return changes() }
    let animation = stage.tuning[StatusStrip.growth]
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
