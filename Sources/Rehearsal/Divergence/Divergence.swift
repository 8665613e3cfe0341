import JSON
import TouchKit

/// The first input from which on something differs: a take from when it was recorded, a replay from its recording, a
/// phone from another one under the same fingers.
package struct Divergence: Equatable, Sendable {
  /// What a finger hits.
  package enum Hit: Equatable, Sendable {
    case view(String)
    /// No view with a name.
    case nothing
    /// The view is not on the screen, so that the finger is left out. `near` is a view of a similar name that is.
    case missing(near: String?)

    init(_ target: TouchTarget?) { self = target.map { .view($0.id) } ?? .nothing }
    /// By the name of a view; nil if it is not a view with a name.
    package init(view: String?) { self = view.map { .view($0) } ?? .nothing }

    /// After this many divergences no similar name is looked for: a take whose views are all missing would need much
    /// time.
    private static let mostNear = 3

    /// For an id that no view on the screen has.
    static func missing(_ id: String, on stage: Stage, after divergences: Int) -> Hit {
      guard divergences < mostNear else { return .missing(near: nil) }
      return .missing(
        near: nearest(id, in: stage.tree().nodes.filter { $0.visible }.compactMap { $0.id }))
    }
  }

  /// What is different.
  package enum Reason: Equatable, Sendable {
    /// What a finger hit, and what it hits now.
    case hit(then: Hit, now: Hit)
    /// A view was pressed that is not there now, or can't be pressed.
    case press(String)
    /// The input means nothing to this program.
    case unknown(String)
    /// The same finger does something in one run and not in another, in words.
    case meaning(String)
  }

  /// The input's number, from 1.
  package let input: Int
  package let time: Time
  /// The place of its step in the take's file, if it is from one.
  package let position: SourcePosition?
  package let reason: Reason

  package init(input: Int, time: Time, position: SourcePosition? = nil, reason: Reason) {
    self.input = input
    self.time = time
    self.position = position
    self.reason = reason
  }

  /// The first of some inputs of a run, by their indices, that lands on another view than it should; `meant` is on what each
  /// should land.
  package static func first(
    _ indices: Range<Int>, in run: Run, meant: (Int) -> RecordedInput.Landing?
  ) -> Divergence? {
    for index in indices {
      let (then, now) = (meant(index)?.view, run.landing(ofInput: index)?.view)
      guard then != now else { continue }
      return Divergence(
        input: index + 1, time: run.inputs[index].time,
        reason: .hit(then: Hit(view: then), now: Hit(view: now)))
    }
    return nil
  }
}
