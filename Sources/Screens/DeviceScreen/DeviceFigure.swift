import TouchKit
import TouchStyle

/// A small drawing of the phone as it is held, with its screen's parts and the fingers on it.
final class DeviceFigure: View {
  /// The parts of the screen that are drawn, in the screen's coordinates.
  var parts: [Rect] = []
  /// Where the fingers are, in the screen's coordinates.
  var fingers: [Point] = []

  /// The line around the phone, and the room between it and the screen, in points.
  private static let edge = 2.0
  private static let bezel = 5.0
  /// The share of the device's own corners that shows in the drawing where they are square: nothing is sharp.
  private static let leastRadius = 6.0
  /// The radius of the drawn parts.
  private static let partRadius = 3.0
  /// The earpiece marks the phone's upper end: its length as a share of that end, and its thickness.
  private static let earpieceShare = 0.24
  private static let earpiece = 3.0
  /// The radii of a finger's dot and of the ring about it.
  private static let dot = 4.0
  private static let ring = 9.0
  private static let lineAlpha = 0.45
  private static let ringAlpha = 0.2

  override init(id: String? = nil, frame: Rect = .zero) {
    super.init(id: id, frame: frame)
    isUserInteractionEnabled = false
  }

  /// The phone's width and height within a size, in its present orientation.
  func fitting(_ room: Size) -> Size {
    let screen = stage.screenSize
    let around = (DeviceFigure.edge + DeviceFigure.bezel) * 2
    let scale = min(
      max(0, room.width - around) / screen.width, max(0, room.height - around) / screen.height)
    return Size(screen.width * scale + around, screen.height * scale + around)
  }

  override func draw(in context: inout DrawingContext) {
    let body = Rect(origin: .zero, size: shown.size)
    let screen = body.inset(by: DeviceFigure.edge + DeviceFigure.bezel)
    let scale = screen.width / stage.screenSize.width
    let device = stage.settings.device
    let radius = max(DeviceFigure.leastRadius, device.cornerRadius * scale)
    let outer = radius + DeviceFigure.bezel
    context.fill(body, radius: outer, context.color(Palette.surface))
    context.border(
      body, radii: CornerRadii(all: outer), width: DeviceFigure.edge, context.color(Palette.mark))
    context.fill(screen, radius: radius, context.color(Palette.ground))
    for part in parts {
      context.fill(
        place(part, on: screen, scale), radius: DeviceFigure.partRadius,
        context.color(Palette.fill))
    }
    context.fill(
      earpiece(of: body), radius: DeviceFigure.earpiece / 2, context.color(Palette.ink3))
    let accent = context.color(Palette.accent)
    for finger in fingers {
      let x = screen.x + finger.x * scale
      let y = screen.y + finger.y * scale
      let line = accent.faded(DeviceFigure.lineAlpha)
      context.fill(Rect(x - 0.5, screen.y, 1, screen.height), line)
      context.fill(Rect(screen.x, y - 0.5, screen.width, 1), line)
      for (radius, alpha) in [(DeviceFigure.ring, DeviceFigure.ringAlpha), (DeviceFigure.dot, 1)] {
        let disc = Rect(center: Point(x, y), size: Size(radius * 2, radius * 2))
        context.fill(disc, radius: radius, accent.faded(alpha))
      }
    }
  }

  private func place(_ part: Rect, on screen: Rect, _ scale: Double) -> Rect {
    Rect(
      screen.x + part.x * scale, screen.y + part.y * scale, part.width * scale,
      part.height * scale)
  }

  /// The earpiece is in the phone's upper edge when the phone is held upright.
  private func earpiece(of body: Rect) -> Rect {
    let thickness = DeviceFigure.earpiece
    let middle = DeviceFigure.edge + DeviceFigure.bezel / 2
    let across = Size(body.width * DeviceFigure.earpieceShare, thickness)
    let along = Size(thickness, body.height * DeviceFigure.earpieceShare)
    return switch stage.environment.orientation {
    case .portrait: Rect(center: Point(body.midX, middle), size: across)
    case .portraitUpsideDown:
      Rect(center: Point(body.midX, body.maxY - middle), size: across)
    // The device was turned clockwise, so that its upper end is at the right.
    case .landscapeLeft: Rect(center: Point(body.maxX - middle, body.midY), size: along)
    case .landscapeRight: Rect(center: Point(middle, body.midY), size: along)
    }
  }
}
