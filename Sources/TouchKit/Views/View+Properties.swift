/// The frame and look of a view, as numbers that can move.
extension View {
  /// The frame in the superview's coordinates. While the view moves, it is the frame to which the view moves.
  ///
  /// If you set it, the view's position and size stop following animated values.
  public var frame: Rect {
    get { Rect(properties[.x], properties[.y], properties[.width], properties[.height]) }
    set {
      let resized = newValue.width != properties[.width] || newValue.height != properties[.height]
      if resized { finishDeferredLayout() }
      change(.x, to: newValue.x)
      change(.y, to: newValue.y)
      change(.width, to: newValue.width)
      change(.height, to: newValue.height)
      if resized { setNeedsLayout() }
    }
  }
  /// The size of `frame`. If you set it, the origin stays.
  public var size: Size { frame.size }
  /// The origin of the view's frame on the screen by the models' frames alone, without scales, turns and shifts.
  var modelScreenOrigin: Point {
    ancestors.dropFirst().reduce(frame.origin) { origin, view in
      origin + view.frame.origin - view.modelBoundsOrigin
    }
  }
  /// The view's rectangle in its own coordinates, without scrolling. Its origin is (0, 0).
  public var bounds: Rect { Rect(origin: .zero, size: size) }

  /// How opaque the view and its subviews are, as one picture, from 0 to 1. Below `View.invisibleAlpha` the view
  /// receives no touches.
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
  /// A shift of the drawn view. The frame does not change.
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
      if property == .width || property == .height { finishDeferredLayout() }
      change(property, to: newValue)
    }
  }

  /// Makes a property a function of a moving value from now on.
  ///
  /// If you set the property, it stops following. The same happens if you set ``frame`` and the property is a part of
  /// it. So if a superview's layout sets the view's frame, call this method after that; or let `translationY` follow
  /// instead of `y`.
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

  /// Makes a property a function of any number of moving values from now on. The function receives the values in their
  /// order.
  public func follow(
    _ property: AnimatableProperty, _ values: [AnimatedValue], _ map: @escaping ([Double]) -> Double
  ) {
    follow(
      property, model: { map(values.map { $0.model }) }, shown: { map(values.map { $0.shown }) })
  }

  /// Makes a property the result of two functions from now on: one for its model value, one for its shown value.
  func follow(
    _ property: AnimatableProperty, model: @escaping () -> Double,
    shown: @escaping () -> Double
  ) {
    stopMotion(of: property, interrupted: true)
    properties.follow(.init(property: property, model: model, shown: shown))
  }

  /// Fades the empty view in and then its content, as a value grows from 0 to 1. So words are never seen
  /// through other words.
  package func fade(in content: View, along value: AnimatedValue) {
    follow(.alpha, value) { min(max($0 * 2, 0), 1) }
    content.follow(.alpha, value) { min(max($0 * 2 - 1, 0), 1) }
  }

  /// Ends `follow`: the property keeps the value that is shown now.
  public func unfollow(_ property: AnimatableProperty) {
    let value = window.map { properties.shown(property, at: $0.stage.now) } ?? properties[property]
    if properties.unfollow(property) { properties.setModel(property, value) }
  }

  /// Sets a property, in motion if a transaction is open. The motion begins at `from` or, without it, at
  /// the shown value.
  ///
  /// Without a transaction, a property that moves stops and jumps, unless it moves to this same value.
  func change(_ property: AnimatableProperty, to value: Double, from given: Double? = nil) {
    precondition(value.isFinite, "\(property) of \(logName) was set to \(value)")
    // Layout mostly sets what is set already.
    if given == nil, properties.rests(property, at: value) { return }
    let stage = window?.stage
    if properties.isStill, stage?.transaction == nil { return properties.setModel(property, value) }
    let start = given ?? stage.map { properties.shown(property, at: $0.now) } ?? value
    let followed = properties.unfollow(property)
    // Layout sets values again that are already set; that must not stop a motion to such a value.
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
      stage.schedule(
        at: end, "\(what) ends", isMotion: true,
        weakly { me in
          me.stopMotion(of: property, interrupted: false)
        })
    }
    properties.add(
      .init(property: property, motion: motion, transaction: transaction, event: event))
    stage.propertyMotions.append(
      PropertyMotion(name: what, view: ObjectIdentifier(self), property: property, motion: motion))
  }

  func stopMotion(of property: AnimatableProperty, interrupted: Bool) {
    guard let one = properties.takeMotion(of: property) else { return }
    if let stage = window?.stage {
      if let event = one.event { stage.cancel(event) }
      let own = ObjectIdentifier(self)
      stage.propertyMotions.removeAll { $0.view == own && $0.property == property }
      stage.note(
        .motion, .motionEnded(what: "\(logName).\(property)", interrupted: interrupted))
    }
    one.transaction.motionEnded(interrupted: interrupted)
  }
}
