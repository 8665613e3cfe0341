/// A number that moves over time: `model` is the value that it moves to, `shown` the value now.
///
/// Views that follow one value stay together to the bit; with a motion for each they would not.
public final class AnimatedValue {
  /// The name under which its motions are logged.
  public let name: String
  /// The value that it has, or moves to.
  public private(set) var model: Double
  /// The motion that runs; nil at rest.
  public private(set) var motion: Motion?
  private var event: Stage.EventID?
  /// Called when the value was set, or began or ended a motion; never for a frame.
  public var onChange: (() -> Void)?
  /// What the kit itself does then, before the phone.
  var ownChange: (() -> Void)?
  private var onEnd: ((Bool) -> Void)?
  private let rest: RestThreshold
  /// Whether it is a share from 0 to 1, and no length in points.
  var isShare: Bool { rest == .progress }
  private unowned let stage: Stage
  /// The same stage, for `deinit`: a value may outlive it.
  private let liveStage: RevocableReference<Stage>
  private lazy var ownReference = RevocableReference(self)

  /// A value at rest. The threshold decides when its motions are at rest: use `.progress` for a
  /// value from 0 to 1.
  ///
  /// The name must not end like a number of a view: scenarios read `map.x` as the x of the view
  /// `map`.
  public init(
    _ model: Double, name: String, on stage: Stage, rest: RestThreshold = .points
  ) {
    AnimatedValue.refuseNumberOfView(name)
    self.rest = rest
    self.model = model
    self.name = name
    self.stage = stage
    liveStage = stage.reference
    stage.animatedValues.add(self, ownReference)
  }

  /// Ends the program if scenarios would read the name as a number of a view, and so never see the value.
  private static func refuseNumberOfView(_ name: String) {
    guard let dot = name.lastIndex(of: "."),
      let number = ShownView.Number(rawValue: String(name[name.index(after: dot)...]))
    else { return }
    let id = name[..<dot]
    let word =
      switch number {
      case .x, .y: "pan"
      case .width, .height, .alpha: "own"
      }
    AuthorsMistake.end(
      "an animated value can't be named \"\(name)\": scenarios read that as a number of the view \"\(id)\"; name it \"\(id).\(word)-\(number.rawValue)\""
    )
  }

  deinit {
    ownReference.revoke()
    guard let liveStage = liveStage.owner else { return }
    liveStage.animatedValues.remove(ObjectIdentifier(self), name)
    if let event { liveStage.cancel(event) }
    liveStage.endless.remove(ObjectIdentifier(self))
  }

  /// The value now.
  public var shown: Double { motion?.value(at: stage.now) ?? model }
  /// Units a second now.
  public var velocity: Double { motion?.velocity(at: stage.now) ?? 0 }
  /// Whether a motion runs.
  public var isMoving: Bool { motion != nil }
  /// Whether, in points, it is so near its end or so slow that users do not see it move, so that a finger means the
  /// view that it lands on.
  public var isNearlyStill: Bool { isNearlyStill(pointsAUnit: 1) }
  /// The same for a value in another unit, such as a share of a distance that is `points` long.
  public func isNearlyStill(pointsAUnit points: Double) -> Bool {
    abs(model - shown) * points <= AnimatedValue.nearEnd
      || abs(velocity) * points < AnimatedValue.slow
  }
  /// A point; and, in points a second, a pixel of the coarsest screen per frame at 30 frames a second.
  private static let nearEnd = 1.0
  private static let slow = 30.0

  /// Sets the value immediately, and stops its motion.
  public func set(_ value: Double) {
    precondition(value.isFinite, "\(name) was set to \(value)")
    stop(interrupted: true)
    model = value
    tellChange()
  }

  /// Stops at the shown value, and returns the velocity it had.
  @discardableResult
  public func catchNow() -> Double {
    let caught = velocity
    set(shown)
    return caught
  }

  /// Moves to a value from the shown one, with the animation's velocity or its own.
  ///
  /// `onEnd` is called with true if the motion reached its end, and with false if it was
  /// interrupted. After an interruption it is called in an event of its own.
  public func animate(
    to target: Double, _ animation: Animation, onEnd: ((Bool) -> Void)? = nil
  ) {
    run(
      Motion.animate(
        from: shown, to: target, velocity: animation.velocity ?? velocity,
        start: stage.now + animation.delay, duration: animation.duration,
        curve: animation.curve, rest: rest),
      onEnd: onEnd)
  }

  /// Follows a motion that the caller made for it.
  public func run(_ motion: Motion, onEnd: ((Bool) -> Void)? = nil) {
    stop(interrupted: true)
    model = motion.target
    self.motion = motion
    self.onEnd = onEnd
    stage.note(
      .motion,
      .motion(
        what: name, from: motion.value(at: stage.now), to: motion.target, until: motion.end))
    defer { tellChange() }
    guard let end = motion.end else {
      stage.endless.add(ObjectIdentifier(self), motion)
      return
    }
    event = stage.schedule(at: end, "\(name) ends", isMotion: true) { [unowned self] in
      arrived()
    }
  }

  private func arrived() {
    event = nil
    stop(interrupted: false)
    tellChange()
  }

  private func tellChange() {
    ownChange?()
    onChange?()
  }

  /// Calls back when the moving value next passes `value`; nil if it never will.
  public func schedule(
    crossing value: Double, _ name: String, _ action: @escaping () -> Void
  ) -> Stage.EventID? {
    guard let time = motion?.nextTime(crossing: value, after: stage.now) else { return nil }
    return stage.schedule(at: time, name, action)
  }

  private func stop(interrupted: Bool) {
    guard motion != nil else { return }
    if let event { stage.cancel(event) }
    event = nil
    motion = nil
    stage.endless.remove(ObjectIdentifier(self))
    stage.note(.motion, .motionEnded(what: name, interrupted: interrupted))
    guard let callback = onEnd else { return }
    onEnd = nil
    guard interrupted else { return callback(true) }
    // The caller that interrupts is just changing the value; the callback must not come in between.
    stage.schedule(after: .zero, "\(name) was interrupted") { callback(false) }
  }
}
