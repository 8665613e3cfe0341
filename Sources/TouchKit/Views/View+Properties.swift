/// Where a view is and how it looks, as numbers that can move.
extension View {
  /// The model's frame in the superview's coordinates.
  public var frame: Rect {
    get { Rect(properties[.x], properties[.y], properties[.width], properties[.height]) }
    set {
      let resized = newValue.width != properties[.width] || newValue.height != properties[.height]
      if resized { finishPutOff() }
      change(.x, to: newValue.x)
      change(.y, to: newValue.y)
      change(.width, to: newValue.width)
      change(.height, to: newValue.height)
      if resized { setNeedsLayout() }
    }
  }
  public var size: Size { frame.size }
  /// Where the view's coordinates begin on the screen by the frames of the model: scales, turns and shifts don't count.
  var modelScreenOrigin: Point {
    ancestors.dropFirst().reduce(frame.origin) { origin, view in
      origin + view.frame.origin - view.modelBoundsOrigin
    }
  }
  /// The rectangle of the view's own coordinates, ignoring what is scrolled.
  public var bounds: Rect { Rect(origin: .zero, size: size) }

  public var alpha: Double {
    get { properties[.alpha] }
    set { change(.alpha, to: newValue) }
  }
  /// A factor on the drawn size about the view's middle.
  public var scale: Double {
    get { properties[.scaleX] }
    set {
      change(.scaleX, to: newValue)
      change(.scaleY, to: newValue)
    }
  }
  /// A turn about the view's middle, in radians, clockwise.
  public var rotation: Double {
    get { properties[.rotation] }
    set { change(.rotation, to: newValue) }
  }
  /// A shift of what is drawn.
  public var translation: Point {
    get { Point(properties[.translationX], properties[.translationY]) }
    set {
      change(.translationX, to: newValue.x)
      change(.translationY, to: newValue.y)
    }
  }

  /// The value of any animatable property.
  public subscript(property: AnimatableProperty) -> Double {
    get { properties[property] }
    set {
      if property == .width || property == .height { finishPutOff() }
      change(property, to: newValue)
    }
  }

  /// Makes a property a function of a moving value from now on.
  public func follow(
    _ property: AnimatableProperty, _ value: AnimatedValue, _ map: @escaping (Double) -> Double
  ) {
    stopMotion(of: property, interrupted: true)
    properties.follow(
      .init(property: property, model: { map(value.model) }) { map(value.shown) })
  }

  /// Makes a property a function of two moving values from now on.
  public func follow(
    _ property: AnimatableProperty, _ one: AnimatedValue, _ other: AnimatedValue,
    _ map: @escaping (Double, Double) -> Double
  ) {
    stopMotion(of: property, interrupted: true)
    properties.follow(
      .init(property: property, model: { map(one.model, other.model) }) {
        map(one.shown, other.shown)
      })
  }

  /// Makes a property what is asked for from now on: of the model, and of what is shown.
  func follow(
    _ property: AnimatableProperty, model: @escaping () -> Double,
    shown: @escaping () -> Double
  ) {
    stopMotion(of: property, interrupted: true)
    properties.follow(.init(property: property, model: model, shown: shown))
  }

  /// Gives a property that followed a value its own value back, the one it has now.
  public func unfollow(_ property: AnimatableProperty) {
    let value = window.map { properties.shown(property, at: $0.stage.now) } ?? properties[property]
    if properties.unfollow(property) { properties.setModel(property, value) }
  }

  /// Sets a property, moving there where a transaction is open; `from` is where it is shown now unless given.
  ///
  /// Without a transaction a property that moves stops and jumps, unless it is on its way to that very value.
  func change(_ property: AnimatableProperty, to value: Double, from given: Double? = nil) {
    precondition(value.isFinite, "\(property) of \(logName) was set to \(value)")
    let stage = window?.stage
    if properties.isStill, stage?.transaction == nil { return properties.setModel(property, value) }
    let start = given ?? stage.map { properties.shown(property, at: $0.now) } ?? value
    let followed = properties.unfollow(property)
    // Layout repeats what is so already; that must not stop a motion which is bound there.
    if !followed, given == nil, properties[property] == value, stage?.isWithoutAnimation != true {
      return
    }
    guard let stage, let transaction = stage.transaction else {
      stopMotion(of: property, interrupted: true)
      properties.setModel(property, value)
      return
    }
    let velocity =
      transaction.animation.velocity ?? properties.velocity(property, at: stage.now)
    stopMotion(of: property, interrupted: true)
    properties.setModel(property, value)
    begin(property, from: start, to: value, velocity: velocity, stage, transaction)
  }

  private func begin(
    _ property: AnimatableProperty, from start: Double, to value: Double, velocity: Double,
    _ stage: Stage, _ transaction: Transaction
  ) {
    let animation = transaction.animation
    let motion = Motion.animate(
      from: start, to: value, velocity: velocity, start: stage.now + animation.delay,
      duration: animation.duration, curve: animation.curve, rest: property.rest)
    let what = "\(logName).\(property)"
    stage.note(.motion, .motion(what: what, from: start, to: value, until: motion.end))
    transaction.motionBegan()
    let event = motion.end.map { end in
      stage.schedule(at: end, "\(what) ends", isMotion: true) { [link] in
        link.owner?.stopMotion(of: property, interrupted: false)
      }
    }
    properties.add(
      .init(property: property, motion: motion, transaction: transaction, event: event))
  }

  func stopMotion(of property: AnimatableProperty, interrupted: Bool) {
    guard let one = properties.takeMotion(of: property) else { return }
    if let stage = window?.stage {
      if let event = one.event { stage.cancel(event) }
      stage.note(
        .motion, .motionEnded(what: "\(logName).\(property)", interrupted: interrupted))
    }
    one.transaction.motionEnded(interrupted: interrupted)
  }
}
