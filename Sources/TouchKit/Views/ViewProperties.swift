/// The animatable properties of a view: model values, motions under way, and properties that follow other values.
struct ViewProperties {
  struct Moving {
    let property: AnimatableProperty
    let motion: Motion
    let transaction: Transaction
    let event: Stage.EventID?
  }
  struct Following {
    let property: AnimatableProperty
    let model: () -> Double
    let shown: () -> Double
  }

  /// One of each property, by its number. They are in the view itself: each event reads them many times.
  private var model: InlineArray<11, Double>
  private(set) var moving: [Moving] = [] { didSet { noteLoose() } }
  private(set) var following: [Following] = [] { didSet { noteLoose() } }
  /// A bit for each property that moves or follows: most of a moving view's properties don't.
  private var loose: UInt16 = 0

  /// Whether the model neither scales nor turns.
  private(set) var isPlain = true

  init() {
    model = InlineArray(repeating: 0)
    for property in [AnimatableProperty.alpha, .scaleX, .scaleY, .backgroundMix] {
      model[property.rawValue] = 1
    }
  }

  /// Whether every shown value equals the model's.
  var isStill: Bool { loose == 0 }

  private mutating func noteLoose() {
    loose = 0
    for one in moving { loose |= 1 << one.property.rawValue }
    for one in following { loose |= 1 << one.property.rawValue }
  }

  // Inlined, these read one number; called, they would get a copy of all.
  @inline(__always)
  private func isLoose(_ property: AnimatableProperty) -> Bool {
    loose & 1 << property.rawValue != 0
  }

  /// Whether a property already has a value and doesn't move: to set it changes nothing.
  @inline(__always)
  func rests(_ property: AnimatableProperty, at value: Double) -> Bool {
    !isLoose(property) && model[property.rawValue].bitPattern == value.bitPattern
  }

  @inline(__always)
  subscript(property: AnimatableProperty) -> Double {
    isLoose(property) ? looseModel(property) : model[property.rawValue]
  }

  private func looseModel(_ property: AnimatableProperty) -> Double {
    following.first { $0.property == property }?.model() ?? model[property.rawValue]
  }

  /// The value as shown at a time.
  @inline(__always)
  func shown(_ property: AnimatableProperty, at time: Time) -> Double {
    isLoose(property) ? looseShown(property, at: time) : model[property.rawValue]
  }

  private func looseShown(_ property: AnimatableProperty, at time: Time) -> Double {
    // By their places: to go through the elements would count references to each.
    for index in following.indices where following[index].property == property {
      return following[index].shown()
    }
    for index in moving.indices where moving[index].property == property {
      return moving[index].motion.value(at: time)
    }
    return model[property.rawValue]
  }

  /// What is shown of a place at a time.
  struct Place: Equatable {
    /// In the superview's coordinates, shift included; nil if the view is scaled or turned.
    var origin: Point?
    var size: Size
    var alpha: Double
  }

  func place(at time: Time) -> Place {
    Place(
      origin: shownOrigin(at: time),
      size: Size(shown(.width, at: time), shown(.height, at: time)),
      alpha: shown(.alpha, at: time))
  }

  /// The shown origin in the superview's coordinates, shift included; nil if the view is scaled or turned.
  func shownOrigin(at time: Time) -> Point? {
    guard shown(.scaleX, at: time) == 1, shown(.scaleY, at: time) == 1,
      shown(.rotation, at: time) == 0
    else { return nil }
    return Point(
      shown(.x, at: time) + shown(.translationX, at: time),
      shown(.y, at: time) + shown(.translationY, at: time))
  }

  func velocity(_ property: AnimatableProperty, at time: Time) -> Double {
    guard isLoose(property) else { return 0 }
    for one in moving where one.property == property { return one.motion.velocity(at: time) }
    return 0
  }

  mutating func setModel(_ property: AnimatableProperty, _ value: Double) {
    model[property.rawValue] = value
    switch property {
    case .scaleX, .scaleY, .rotation: isPlain = isUnscaled
    case .x, .y, .width, .height, .alpha, .translationX, .translationY, .backgroundMix: break
    }
  }

  private var isUnscaled: Bool {
    model[AnimatableProperty.scaleX.rawValue] == 1 && model[AnimatableProperty.scaleY.rawValue] == 1
      && model[AnimatableProperty.rotation.rawValue] == 0
  }

  /// The model's origin in the superview's coordinates, shift included.
  var modelOrigin: Point {
    Point(
      model[AnimatableProperty.x.rawValue] + model[AnimatableProperty.translationX.rawValue],
      model[AnimatableProperty.y.rawValue] + model[AnimatableProperty.translationY.rawValue])
  }

  mutating func add(_ one: Moving) { moving.append(one) }

  mutating func takeMotion(of property: AnimatableProperty) -> Moving? {
    guard isLoose(property), let index = moving.firstIndex(where: { $0.property == property })
    else { return nil }
    return moving.remove(at: index)
  }

  mutating func follow(_ one: Following) {
    following.removeAll { $0.property == one.property }
    following.append(one)
  }

  /// True if the property followed a value.
  mutating func unfollow(_ property: AnimatableProperty) -> Bool {
    guard let index = following.firstIndex(where: { $0.property == property }) else { return false }
    following.remove(at: index)
    return true
  }
}
