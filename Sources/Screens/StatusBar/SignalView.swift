import TouchKit

/// The status bar's signal: bars of rising height, of which a strong signal fills more.
final class SignalView: View {
  static let count = 4
  /// A bar's width, the gap to the next, and the heights of the lowest and of each step, in points.
  private static let bar = 3.0
  private static let gap = 2.0
  private static let lowest = 4.0
  private static let step = 2.0
  private static let radius = 1.0
  static let size = Size(
    Double(count) * bar + Double(count - 1) * gap, lowest + Double(count - 1) * step)

  var colors = StatusColors.plain
  /// From 0 to `count`.
  var bars = 0

  init() {
    super.init()
    isUserInteractionEnabled = false
  }

  override func draw(in context: inout DrawingContext) {
    for index in 0..<SignalView.count {
      let height = SignalView.lowest + Double(index) * SignalView.step
      let x = Double(index) * (SignalView.bar + SignalView.gap)
      context.fill(
        mirrored(Rect(x, SignalView.size.height - height, SignalView.bar, height)),
        radius: SignalView.radius,
        context.color(index < bars ? colors.ink : colors.mark))
    }
  }
}
