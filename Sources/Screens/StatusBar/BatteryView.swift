import TouchKit

/// A battery filled as far as it is charged.
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
  static let size = Size(box.width + gap + pole.width, box.height)

  /// From 0 to 1.
  var charge = 0.0

  init() {
    super.init()
    isUserInteractionEnabled = false
  }

  override func draw(in context: inout DrawingContext) {
    let box = BatteryView.box
    let inset = BatteryView.inset
    let mark = context.color(Palette.mark)
    context.border(
      mirrored(Rect(origin: .zero, size: box)), radii: CornerRadii(all: BatteryView.radius),
      width: BatteryView.wall, mark)
    context.fill(
      mirrored(
        Rect(
          box.width + BatteryView.gap, (box.height - BatteryView.pole.height) / 2,
          BatteryView.pole.width, BatteryView.pole.height)),
      radius: BatteryView.gap, mark)
    let full = box.width - inset * 2
    context.fill(
      mirrored(Rect(inset, inset, full * min(max(charge, 0), 1), box.height - inset * 2)),
      radius: BatteryView.radius - inset,
      context.color(charge <= BatteryView.low ? Palette.danger : Palette.ink))
  }
}
