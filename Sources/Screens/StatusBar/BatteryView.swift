import TouchKit
import TouchStyle

/// The status bar's battery, filled to its charge.
final class BatteryView: View {
  /// The case, the pole at its end and the gap between, in points.
  private static let box = Size(22, 11)
  private static let pole = Size(2, 4)
  private static let gap = 1.0
  private static let wall = 1.0
  private static let inset = 2.0
  private static let radius = 3.0
  /// Below this charge the filling warns.
  private static let low = 0.2
  /// The bolt beside it on a charger, and its distance.
  private static let bolt = Path(outline: "M4.5 0L0.5 6.25H3L2.5 11L6.5 4.75H4Z")
  private static let boltWidth = 7.0
  private static let boltGap = 3.0

  var colors = StatusColors.plain
  /// From 0 to 1.
  var charge = 0.0
  var isCharging = false

  /// A battery on its charger has a bolt before it.
  func size(charging: Bool) -> Size {
    Size(
      BatteryView.box.width + BatteryView.gap + BatteryView.pole.width
        + (charging ? BatteryView.boltWidth + BatteryView.boltGap : 0), BatteryView.box.height)
  }

  init() {
    super.init()
    isUserInteractionEnabled = false
  }

  override func draw(in context: inout DrawingContext) {
    let box = BatteryView.box
    let inset = BatteryView.inset
    let mark = context.color(colors.mark)
    let start = isCharging ? BatteryView.boltWidth + BatteryView.boltGap : 0
    if isCharging {
      let x = mirrored(Rect(0, 0, BatteryView.boltWidth, box.height)).x
      context.fillPath(BatteryView.bolt, at: Point(x, 0), context.color(colors.ink))
    }
    context.border(
      mirrored(Rect(origin: Point(start, 0), size: box)),
      radii: CornerRadii(all: BatteryView.radius),
      width: BatteryView.wall, mark)
    context.fill(
      mirrored(
        Rect(
          start + box.width + BatteryView.gap, (box.height - BatteryView.pole.height) / 2,
          BatteryView.pole.width, BatteryView.pole.height)),
      radius: BatteryView.gap, mark)
    let full = box.width - inset * 2
    context.fill(
      mirrored(
        Rect(start + inset, inset, full * min(max(charge, 0), 1), box.height - inset * 2)),
      radius: BatteryView.radius - inset,
      context.color(
        isCharging ? colors.charging : charge <= BatteryView.low ? colors.low : colors.ink))
  }
}
