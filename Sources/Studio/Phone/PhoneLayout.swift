import TouchKit

/// Where the phone stands on the canvas and how large: whole device pixels to a point wherever there is room for them.
nonisolated struct PhoneLayout: Equatable {
  /// The width of the bezel around the screen, in points.
  static let bezel = 10.0
  /// The room that the shadow under the phone needs, in points.
  static let margin = 24.0
  /// Where not even one device pixel to a point fits, the scale goes by this share of one.
  static let smallestStep = 0.25

  /// The canvas in logical pixels.
  let canvas: Size
  /// Device pixels to a logical one.
  let density: Double
  /// The phone's screen in points.
  let screen: Size
  /// Device pixels to a point.
  let scale: Double
  /// The screen's top left corner on the canvas, in logical pixels; it lies on a whole device pixel.
  let origin: Point

  /// `wanted` is the number of device pixels to a point that was chosen, nil for as many as fit.
  init(canvas: Size, density: Double, screen: Size, wanted: Int?) {
    self.canvas = canvas
    self.density = density
    self.screen = screen
    scale = wanted.map(Double.init) ?? PhoneLayout.fitting(canvas, density, screen)
    let size = screen.scaled(scale / density)
    func start(_ room: Double, _ length: Double) -> Double {
      ((room - length) / 2 * density).rounded(.down) / density
    }
    origin = Point(start(canvas.width, size.width), start(canvas.height, size.height))
  }

  /// Logical pixels to a point.
  var factor: Double { scale / density }

  /// The screen on the canvas, in logical pixels.
  var frame: Rect { Rect(origin: origin, size: screen.scaled(factor)) }

  /// A place on the canvas as a place on the phone's screen, to a thousandth of a point.
  func point(_ x: Double, _ y: Double) -> Point {
    func thousandths(_ n: Double) -> Double { (n * 1000).rounded() / 1000 }
    return Point(
      thousandths((x - origin.x) / factor), thousandths((y - origin.y) / factor))
  }

  /// A rectangle on the phone's screen as one on the canvas.
  func onCanvas(_ rect: Rect) -> Rect {
    Rect(
      origin.x + rect.x * factor, origin.y + rect.y * factor, rect.width * factor,
      rect.height * factor)
  }

  func isOnScreen(_ point: Point) -> Bool { Rect(origin: .zero, size: screen).contains(point) }

  /// The place of the screen nearest to a point: a finger that slides off it stays at its edge.
  func clamped(_ point: Point) -> Point {
    Point(
      min(max(point.x, 0), screen.width), min(max(point.y, 0), screen.height))
  }

  /// How large a canvas must be for a phone of a scale, with all that surrounds it, in logical pixels.
  static func room(for screen: Size, scale: Double, density: Double) -> Size {
    let around = 2 * (bezel + margin)
    return Size(screen.width + around, screen.height + around).scaled(scale / density)
  }

  private static func fitting(_ canvas: Size, _ density: Double, _ screen: Size) -> Double {
    let one = room(for: screen, scale: 1, density: density)
    let most = min(canvas.width / one.width, canvas.height / one.height)
    if most >= 1 { return most.rounded(.down) }
    return max(smallestStep, (most / smallestStep).rounded(.down) * smallestStep)
  }
}

nonisolated extension Size {
  func scaled(_ factor: Double) -> Size { Size(width * factor, height * factor) }
}
