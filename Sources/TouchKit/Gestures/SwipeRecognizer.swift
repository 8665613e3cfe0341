/// Recognises fingers that move straight and fast in one direction.
open class SwipeRecognizer: GestureRecognizer {
  static let distance = Tunable.number(
    "touch.swipe.distance", in: 5...400, "how far a finger goes for a swipe")
  static let duration = Tunable.seconds(
    "touch.swipe.duration", in: 0.05...5, "the longest time a swipe takes")

  /// The directions that count.
  public struct Directions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Towards the left edge of the screen.
    public static let left = Directions(rawValue: 1)
    /// Towards the right edge of the screen.
    public static let right = Directions(rawValue: 2)
    /// Towards the top.
    public static let up = Directions(rawValue: 4)
    /// Towards the bottom.
    public static let down = Directions(rawValue: 8)
  }

  /// The directions that count.
  public let directions: Directions
  /// How many fingers must move together.
  public let fingers: Int
  /// The one direction that was recognised last.
  public private(set) var direction: Directions = []
  private var machine: SwipeMachine

  /// A swipe in one of these directions. Its distance and time are the tunings `touch.swipe.distance` and
  /// `touch.swipe.duration`.
  public init(name: String = "swipe", _ directions: Directions, fingers: Int = 1) {
    precondition(fingers > 0, "no swipe has \(fingers) fingers")
    self.directions = directions
    self.fingers = fingers
    machine = SwipeMachine(directions: directions, fingers: fingers)
    super.init(name: name)
  }

  open override func touchesBegan(_ touches: [Touch], _ event: Event) {
    for touch in touches { perform(machine.touchBegan(at: touch.timestamp)) }
  }

  open override func touchesMoved(_ touches: [Touch], _ event: Event) {
    guard let stage else { return }
    var way = Point.zero
    for touch in self.touches { way = way + (touch.location - touch.startLocation) }
    perform(
      machine.touchesMoved(
        by: way * (1 / Double(max(1, self.touches.count))), at: stage.now,
        distance: stage.tuning[SwipeRecognizer.distance],
        duration: stage.tuning[SwipeRecognizer.duration],
        slop: stage.tuning[TouchCentre.slop]))
  }

  open override func touchesEnded(_ touches: [Touch], _ event: Event) {
    perform(machine.touchEnded())
  }

  open override func reset() {
    machine = SwipeMachine(directions: directions, fingers: fingers)
  }

  private func perform(_ action: SwipeMachine.Action?) {
    switch action {
    case .recognise(let direction):
      self.direction = direction
      claimEnded()
    case .fail(let reason): fail(reason)
    case nil: break
    }
  }
}
