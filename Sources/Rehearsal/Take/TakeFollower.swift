import TouchKit

/// Plays a take on another phone than the recorded one: each input first reaches the recorded phone, which shows what
/// it is meant for, and then this run.
final class TakeFollower {
  /// What a run gets for an input of the take; nil if it is left out, and how that departs from the recording.
  typealias Played = (kind: Input.Kind?, divergence: Divergence?)

  private let recorded: RecordedTake
  private let way: TakeWay
  /// The fingers that are down in this run.
  private var fingers: [Int: FollowedFinger] = [:]
  /// The fingers whose view is not on the screen.
  private var leftOut: Set<Int> = []
  /// What the fingers on a touchpad scroll.
  private var touchpad: FollowedPlace?
  private var isTouchpadLeftOut = false
  /// How many inputs were left out because their view is not on the screen.
  private var missing = 0

  init(
    _ prototype: Prototype, _ take: Scenario, _ way: TakeWay, measurer: any TextMeasuring
  ) {
    recorded = RecordedTake(
      prototype, take, aimsPointers: way == .following, measurer: measurer)
    self.way = way
  }

  /// The time of the next input; nil after the last one.
  var nextTime: Time? { recorded.nextTime }
  /// When the take is over.
  var end: Time { recorded.end }
  /// The number of the step that comes next, from 1.
  var stepNumber: Int { max(1, min(recorded.step + 1, recorded.take.steps.count)) }

  /// Goes on to the next input, on both phones' side.
  func next(on stage: Stage) -> Played {
    let meant = recorded.next()
    switch way {
    case .asRecorded: return (meant.kind, divergence(of: meant, on: stage))
    case .following: return follow(meant, on: stage)
    }
  }

  /// How an input departs that is played at the same place of the screen.
  private func divergence(of meant: MeantInput, on stage: Stage) -> Divergence? {
    switch meant.kind {
    case .touch(_, .began, let point), .scroll(_, let point, .began),
      .scroll(_, let point, .wheel):
      meant.divergence(to: .init(TouchTarget(at: point, on: stage)))
    case .touch, .scroll, .pointer, .activate, .type, .compose, .key, .rotate, .shake, .interrupt,
      .environment, .set, .raw, .custom:
      nil
    }
  }

  private func follow(_ meant: MeantInput, on stage: Stage) -> Played {
    switch meant.kind {
    case .touch(let finger, .began, let raw): return land(finger, raw, meant, on: stage)
    case .touch(let finger, let phase, let raw): return (move(finger, phase, raw, meant), nil)
    case .scroll(let distance, let raw, let phase):
      return scroll(by: distance, raw, phase, meant, on: stage)
    case .pointer(let raw):
      guard let raw, let aim = meant.aim else { return (meant.kind, nil) }
      return (.pointer(FollowedPlace.pointer(aim, raw, on: stage)), nil)
    case .activate, .type, .compose, .key, .rotate, .shake, .interrupt, .environment, .set, .raw,
      .custom:
      return (meant.kind, nil)
    }
  }

  // MARK: Fingers

  private func land(
    _ finger: Int, _ raw: Point, _ meant: MeantInput, on stage: Stage
  ) -> Played {
    fingers[finger] = nil
    leftOut.remove(finger)
    guard let aim = meant.aim else { return (meant.kind, nil) }
    guard var place = FollowedPlace(of: aim, raw, on: stage) else {
      leftOut.insert(finger)
      return (nil, missing(meant, on: stage))
    }
    if let beside = joined(aim, place, on: stage) { place = beside }
    fingers[finger] = FollowedFinger(view: aim.view, then: aim.point, place)
    return (
      .touch(finger: finger, phase: .began, at: place.point),
      divergence(of: meant, at: place, on: stage)
    )
  }

  /// The place of a finger that joins others on its view; nil if there are no others, or if it would miss the view
  /// there.
  private func joined(
    _ aim: MeantInput.Aim, _ place: FollowedPlace, on stage: Stage
  ) -> FollowedPlace? {
    guard let view = aim.view else { return nil }
    let others = fingers.keys.sorted().filter { fingers[$0]?.view == view }
    guard let first = others.first, let beside = fingers[first]?.beside(aim.point),
      TouchTarget(at: beside, on: stage)?.id == view
    else { return nil }
    for other in others { fingers[other]?.join() }
    return FollowedPlace(point: beside, factor: Point(place.factor.x < 0 ? -1 : 1, 1))
  }

  private func move(
    _ finger: Int, _ phase: Touch.Phase, _ raw: Point, _ meant: MeantInput
  ) -> Input.Kind? {
    guard !leftOut.contains(finger) else { return nil }
    // A finger that never landed means as little here as it did there.
    guard let place = fingers[finger]?.move(to: meant.point ?? raw, raw) else { return meant.kind }
    if phase == .ended || phase == .cancelled { fingers[finger] = nil }
    return .touch(finger: finger, phase: phase, at: place)
  }

  // MARK: Wheels

  private func scroll(
    by distance: Point, _ raw: Point, _ phase: Input.ScrollPhase, _ meant: MeantInput,
    on stage: Stage
  ) -> Played {
    let begins = phase == .wheel || phase == .began
    if begins { (touchpad, isTouchpadLeftOut) = (nil, false) }
    defer { if phase == .ended { (touchpad, isTouchpadLeftOut) = (nil, false) } }
    guard !isTouchpadLeftOut else { return (nil, nil) }
    if let touchpad {
      return (.scroll(by: touchpad.way(distance), at: touchpad.point, phase: phase), nil)
    }
    guard let aim = meant.aim, let place = FollowedPlace(of: aim, raw, on: stage) else {
      isTouchpadLeftOut = phase == .began
      return (nil, missing(meant, on: stage))
    }
    if phase == .began { touchpad = place }
    return (
      .scroll(by: place.way(distance), at: place.point, phase: phase),
      divergence(of: meant, at: place, on: stage)
    )
  }

  private func divergence(
    of meant: MeantInput, at place: FollowedPlace, on stage: Stage
  ) -> Divergence? {
    place.isHit ? nil : meant.divergence(to: .init(TouchTarget(at: place.point, on: stage)))
  }

  private func missing(_ meant: MeantInput, on stage: Stage) -> Divergence? {
    defer { missing += 1 }
    return meant.aim?.view.flatMap {
      meant.divergence(to: .missing($0, on: stage, after: missing))
    }
  }
}
