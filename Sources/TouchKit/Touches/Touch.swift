/// A finger on the screen, from the time when it lands until it lifts.
public final class Touch {
  /// Where the finger was at a time.
  public struct Sample: Hashable, Sendable {
    /// When the finger was there.
    public var time: Time
    /// The place in screen points.
    public var point: Point
  }

  /// The finger's number, from the input.
  public let finger: Int
  /// The phase of the touch.
  public internal(set) var phase = Phase.began
  /// The number of taps in a row with this one; 0 if the finger has moved too far for a tap.
  public internal(set) var tapCount: Int
  /// When the phase was entered.
  public internal(set) var timestamp: Time
  /// When it landed.
  public let startTime: Time
  // Held only while the view is in its window and the touch in the stage, so that no reference cycle lasts.
  /// The view on which the finger landed.
  public internal(set) var view: View?
  /// The window in which the finger landed.
  public internal(set) var window: Window?
  /// Where it is, in screen points.
  public internal(set) var location: Point
  /// Where it was before its last move, in screen points.
  public internal(set) var previousLocation: Point
  /// Where it landed, in screen points.
  public let startLocation: Point
  /// The samples of the last 200 ms, but at least two.
  public internal(set) var samples: [Sample]
  /// The recognisers that watch it, deepest view first.
  public internal(set) var recognizers: [GestureRecognizer] = []
  /// Whether the finger has moved too far for a tap.
  public internal(set) var hasStrayed = false
  /// What the application does with it; decided when it lands.
  var interception: Interception?
  /// The recognisers that delay what the view receives; kept after the finger left.
  var delayers: [GestureRecognizer] = []
  /// What its view has received of it.
  var delivery = Delivery.nothing
  /// The name that its view had when it landed there.
  var viewName: String?
  /// Whether the log has a line of the present phase.
  var isNoted = false

  init(finger: Int, at point: Point, time: Time, tapCount: Int) {
    self.finger = finger
    self.tapCount = tapCount
    timestamp = time
    startTime = time
    location = point
    previousLocation = point
    startLocation = point
    samples = [Sample(time: time, point: point)]
  }

  /// Whether the finger is still on the screen.
  public var isDown: Bool { phase != .ended && phase != .cancelled }

  /// The location in a view's own coordinates, as the view is shown now; nil means the screen.
  public func location(in view: View?) -> Point { view?.fromScreen(location) ?? location }

  /// The location before its last move, in a view's own coordinates; nil means the screen.
  public func previousLocation(in view: View?) -> Point {
    view?.fromScreen(previousLocation) ?? previousLocation
  }

  /// The velocity in points a second, by least squares over the last 100 ms; zero if the finger did not move for 50 ms.
  public func velocity(at time: Time) -> Point {
    Point(
      VelocityEstimator().velocity(of: samples.map { ($0.time, $0.point.x) }, at: time),
      VelocityEstimator().velocity(of: samples.map { ($0.time, $0.point.y) }, at: time))
  }

  /// Releases its references.
  func forget() {
    view = nil
    window = nil
    recognizers = []
    delayers = []
  }

  func move(to point: Point, at time: Time) {
    previousLocation = location
    location = point
    timestamp = time
    samples.append(Sample(time: time, point: point))
    let horizon = time - .milliseconds(200)
    var stale = 0
    while samples.count - stale > 2, samples[stale].time < horizon { stale += 1 }
    if stale > 0 { samples.removeFirst(stale) }
  }
}
