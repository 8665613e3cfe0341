import TouchKit

/// The geometry of the phone on the canvas. Lengths are logical pixels unless they are points.
package struct PhoneLayout: Equatable {
  /// What is around the phone's screen.
  package enum Surroundings: Equatable {
    /// A bezel, and a desk with room for its shadow.
    case desk
    /// Nothing: the phone needs each pixel.
    case bare
    /// Black all around.
    case stage
  }

  /// What the user chose.
  package struct ViewOptions: Equatable {
    /// Logical pixels to a point; nil for as many as fit.
    package var zoom: Double?
    /// The point of the screen that should be in the canvas's middle; nil for the screen's own middle.
    package var middle: Point?
    /// Whether the phone is shown alone.
    package var isPresented = false
    /// Whether the phone has a bezel even in a part of the desk that is less wide than a desk.
    package var keepsBezel = false

    package init(
      zoom: Double? = nil, middle: Point? = nil, isPresented: Bool = false, keepsBezel: Bool = false
    ) {
      self.zoom = zoom
      self.middle = middle
      self.isPresented = isPresented
      self.keepsBezel = keepsBezel
    }
  }

  /// The width of the bezel around the screen, in points.
  package static let bezel = 10.0
  /// The room around the phone if there is enough: what its shadow needs.
  package static let margin = 24.0
  /// A canvas that is less wide has no room for anything but the phone.
  package static let leastDesk = 400.0
  /// The height of a message of one line, which pushes the phone without making it smaller.
  private static let message = 48.0
  /// The room around the phone if there is little.
  private static let leastMargin = 8.0
  /// The share of the canvas's shorter side that the margin takes in between.
  private static let marginShare = 0.02
  /// The phone is never smaller than this, however small the canvas is.
  private static let leastFactor = 0.1
  /// The rounding error that numbers may have, in device pixels.
  private static let hair = 1e-6

  /// The part of the canvas that the phone has, and where it begins.
  package let canvas: Size
  let corner: Point
  /// Device pixels to a logical one.
  package let density: Double
  /// The phone's screen in points.
  package let screen: Size
  package let surroundings: Surroundings
  /// Device pixels to a point.
  package let scale: Double
  /// The point of the screen that is in the canvas's middle.
  package let middle: Point
  /// The screen's top left corner on the canvas; it is on a whole device pixel.
  package let origin: Point

  package init(
    canvas: Size, at corner: Point = .zero, density: Double, screen: Size,
    _ viewOptions: ViewOptions = ViewOptions()
  ) {
    self.canvas = canvas
    self.corner = corner
    self.density = density
    self.screen = screen
    surroundings =
      viewOptions.isPresented
      ? .stage
      : canvas.width < PhoneLayout.leastDesk && !viewOptions.keepsBezel ? .bare : .desk
    let bezel = PhoneLayout.bezel(in: surroundings)
    scale =
      viewOptions.isPresented
      ? PhoneLayout.exact(canvas, density, screen)
      : viewOptions.zoom.map { max($0, PhoneLayout.leastFactor) * density }
        ?? PhoneLayout.fitting(canvas, density, screen, bezel, surroundings)
    let factor = scale / density
    let wanted = viewOptions.middle ?? Point(screen.width / 2, screen.height / 2)
    let around = bezel * factor + PhoneLayout.panMargin(in: surroundings)
    func start(_ room: Double, _ points: Double, _ middle: Double) -> Double {
      let length = points * factor
      guard PhoneLayout.isTooLong(length + 2 * bezel * factor, in: room) else {
        return (room - length) / 2
      }
      return min(max(room / 2 - middle * factor, room - length - around), around)
    }
    let x = start(canvas.width, screen.width, wanted.x)
    let y = start(canvas.height, screen.height, wanted.y)
    middle = Point((canvas.width / 2 - x) / factor, (canvas.height / 2 - y) / factor)
    // Rounding errors of the middle must not move the phone by a pixel.
    func snapped(_ start: Double) -> Double {
      (start * density + PhoneLayout.hair).rounded(.down) / density
    }
    origin = corner + Point(snapped(x), snapped(y))
  }

  /// The part of the canvas that the phone has.
  package var part: Rect { Rect(origin: corner, size: canvas) }

  /// Logical pixels to a point.
  package var factor: Double { scale / density }

  /// The bezel's width, in points.
  package var bezel: Double { PhoneLayout.bezel(in: surroundings) }

  /// How far the phone, if it is larger, can be moved in from the canvas's edges.
  var panMargin: Double { PhoneLayout.panMargin(in: surroundings) }

  /// The screen on the canvas.
  package var frame: Rect { Rect(origin: origin, size: screen.scaled(factor)) }

  /// The phone with its bezel on the canvas.
  package var body: Rect { frame.inset(by: -bezel * factor) }

  /// A point of the canvas as a point of the phone's screen, to a thousandth of a point.
  package func point(_ x: Double, _ y: Double) -> Point {
    func thousandths(_ n: Double) -> Double { (n * 1000).rounded() / 1000 }
    return Point(
      thousandths((x - origin.x) / factor), thousandths((y - origin.y) / factor))
  }

  /// A rectangle on the phone's screen as one on the canvas.
  package func onCanvas(_ rect: Rect) -> Rect {
    Rect(
      origin.x + rect.x * factor, origin.y + rect.y * factor, rect.width * factor,
      rect.height * factor)
  }

  package func isOnScreen(_ point: Point) -> Bool {
    Rect(origin: .zero, size: screen).contains(point)
  }

  /// The point of the screen nearest to a point: a finger that slides off the screen stays at its edge.
  package func clamped(_ point: Point) -> Point {
    Point(
      min(max(point.x, 0), screen.width), min(max(point.y, 0), screen.height))
  }

  // MARK: Fitting

  /// How large a canvas should be for a phone with `factor` logical pixels to a point, with all that surrounds it and a
  /// message above it.
  package static func room(for screen: Size, factor: Double) -> Size {
    let around = 2 * bezel * factor + 2 * leastMargin
    return Size(
      screen.width * factor + around + 2 * (margin - leastMargin),
      screen.height * factor + around + message)
  }

  /// As large as there is room for. Up to one logical pixel to a point each scale is as good as another, and the phone
  /// fills the room; above, only whole device pixels keep every line sharp.
  private static func fitting(
    _ canvas: Size, _ density: Double, _ screen: Size, _ bezel: Double,
    _ surroundings: Surroundings
  ) -> Double {
    let body = Size(screen.width + 2 * bezel, screen.height + 2 * bezel)
    func most(_ margin: Double) -> Double {
      min((canvas.width - 2 * margin) / body.width, (canvas.height - 2 * margin) / body.height)
    }
    let isBare = surroundings == .bare
    let least = isBare ? 0 : leastMargin
    if most(least) >= 1 { return (most(least) * density).rounded(.down) }
    let share = min(canvas.width, canvas.height) * marginShare
    return wholeRows(most(isBare ? 0 : min(max(share, least), margin)), density, screen)
  }

  /// As large as a canvas without any surroundings holds, whatever the scale.
  private static func exact(_ canvas: Size, _ density: Double, _ screen: Size) -> Double {
    wholeRows(
      min(canvas.width / screen.width, canvas.height / screen.height), density, screen)
  }

  /// The nearest smaller scale at which the screen's height is whole pixels.
  private static func wholeRows(_ factor: Double, _ density: Double, _ screen: Size) -> Double {
    let rows = (max(factor, leastFactor) * density * screen.height).rounded(.down)
    return rows / screen.height
  }

  private static func bezel(in surroundings: Surroundings) -> Double {
    surroundings == .desk ? bezel : 0
  }

  private static func panMargin(in surroundings: Surroundings) -> Double {
    surroundings == .desk ? margin : 0
  }

  /// Half a pixel is no reason to pan.
  static func isTooLong(_ length: Double, in room: Double) -> Bool {
    length > room + 0.5
  }
}

extension Size {
  func scaled(_ factor: Double) -> Size { Size(width * factor, height * factor) }
}
