/// A number that moves over time: `model` is the value that it moves to, `shown` the value now.
///
/// Views that follow one value always move exactly together. If each view had a motion of its own, they could differ in
/// the last bits.
public final class AnimatedValue: Referable {
  /// The name of the value in the log.
  public let name: String
  /// The value that it has or, during a motion, the value that it moves to.
  public private(set) var model: Double
  /// The motion that runs now; nil at rest.
  public private(set) var motion: Motion?
  private var event: Stage.EventID?
  /// Called after the value was set, and after a motion began or ended; not called for each frame.
  public var onChange: (() -> Void)?
  /// What the kit itself does then, before the phone.
  var ownChange: (() -> Void)?
  private var onEnd: ((Bool) -> Void)?
  private let rest: RestThreshold
  /// Whether the number is a share from 0 to 1, not a length in points.
  var isShare: Bool { rest == .progress }
  @Unowned private var stage: Stage
  /// The same stage, for `deinit`: a value may outlive it.
  @Weak private var liveStage: Stage?

  /// A value at rest. The threshold `rest` decides when a motion of the value has ended: use `.progress` for a value
  /// from 0 to 1.
  ///
  /// The name must not end with a dot and a number of a view: scenarios read `map.x` as the x of the view `map`.
  public init(
    _ model: Double, name: String, on stage: Stage, rest: RestThreshold = .points
  ) {
    AnimatedValue.refuseNumberOfView(name)
    self.rest = rest
    self.model = model
    self.name = name
    self.stage = stage
    liveStage = stage
    super.init()
    stage.animatedValues.add(self)
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
    endLife()
    guard let liveStage else { return }
    liveStage.animatedValues.remove(ObjectIdentifier(self), name)
    if let event { liveStage.cancel(event) }
    liveStage.endless.remove(ObjectIdentifier(self))
  }

  /// The value now.
  public var shown: Double { motion?.value(at: stage.now) ?? model }
  /// The velocity now, in units a second.
  public var velocity: Double { motion?.velocity(at: stage.now) ?? 0 }
  /// Whether a motion runs.
  public var isMoving: Bool { motion != nil }
  /// Whether a value in points is so near its end or so slow that users do not see it move. A finger that lands then is
  /// meant for the view that it lands on, and should not stop the motion.
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

  /// Stops the motion at the shown value, and returns the velocity that the value had.
  @discardableResult
  public func catchNow() -> Double {
    let caught = velocity
    set(shown)
    return caught
  }

  /// Moves from the shown value to another one. A spring begins with the animation's velocity or, if that is nil, with
  /// the value's own velocity.
  ///
  /// `onEnd` is called with true if the motion reached its end, and with false if it was interrupted. After an
  /// interruption `onEnd` is called later, in a separate event at the same time.
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

  /// Starts a motion that the caller made.
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
    event = stage.schedule(
      at: end, "\(name) ends", isMotion: true,
      weakly { me in
        me.arrived()
      })
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

  /// Calls `action` when the moving value next passes `value`; returns nil if it never will.
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
