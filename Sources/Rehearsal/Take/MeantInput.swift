import JSON
import TouchKit

/// An input of a take with what it was meant for on the phone on which the take was recorded.
struct MeantInput {
  /// As the take has it.
  var kind: Input.Kind
  /// Its number, from 1.
  var number: Int
  var time: Time
  /// Where its step is in the file.
  var position: SourcePosition
  /// What it is aimed at, if it lands, scrolls or points somewhere.
  var aim: Aim?
  /// Where a finger that landed before is on the recorded phone; nil if it is left out there.
  var point: Point?
  /// How it differs from what the take's file says that it hit.
  var divergence: Divergence?

  /// What a finger, a wheel or a pointer is meant for.
  struct Aim {
    /// The id of the view; nil if there is no view.
    var view: String?
    /// The place in that view or, without one, on the screen; nil if the view is not on the recorded phone.
    var place: PlaceInView?
    /// The place in the view from the file, in the view's own coordinates.
    var offset: Point?
    /// The place on the recorded phone's screen.
    var point: Point
    /// Whether the application itself intercepts a touch there, so that the view's size says nothing about the finger's
    /// path.
    var isTaken = false
    /// The direction in which the recorded phone is laid out.
    var direction: Environment.Direction

    var hit: Divergence.Hit { view.map { .view($0) } ?? .nothing }
  }

  /// How it departs if it hits something else now.
  func divergence(to now: Divergence.Hit) -> Divergence? {
    guard let aim, aim.hit != now else { return nil }
    return Divergence(
      input: number, time: time, position: position, reason: .hit(then: aim.hit, now: now))
  }
}
