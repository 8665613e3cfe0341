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

  private(set) var model: [Double]
  private(set) var moving: [Moving] = []
  private(set) var following: [Following] = []

  /// Whether the model neither scales nor turns.
  private(set) var isPlain = true

  init() {
    model = Array(repeating: 0, count: AnimatableProperty.allCases.count)
    for property in [AnimatableProperty.alpha, .scaleX, .scaleY, .backgroundMix] {
      model[property.rawValue] = 1
    }
  }

  /// Whether every shown value equals the model's.
  var isStill: Bool { moving.isEmpty && following.isEmpty }

  subscript(property: AnimatableProperty) -> Double {
    if !following.isEmpty, let one = following.first(where: { $0.property == property }) {
      return one.model()
    }
    return model[property.rawValue]
  }

  /// The value as shown at a time.
  func shown(_ property: AnimatableProperty, at time: Time) -> Double {
    for one in following where one.property == property { return one.shown() }
    for one in moving where one.property == property { return one.motion.value(at: time) }
    return model[property.rawValue]
  }

  func velocity(_ property: AnimatableProperty, at time: Time) -> Double {
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
    guard let index = moving.firstIndex(where: { $0.property == property }) else { return nil }
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
