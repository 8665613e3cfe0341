import TouchKit
import TouchStyle

/// The status bar's wireless network: a dot under two arcs, of which a strong network fills more.
final class WifiView: View {
  static let count = 3
  static let size = Size(15, 11)
  private static let line = 2.0
  private static let dot = Path(outline: "M6 9.5A1.5 1.5 0 1 1 9 9.5A1.5 1.5 0 1 1 6 9.5Z")
  private static let arcs = [
    Path(outline: "M4.32 6.32A4.5 4.5 0 0 1 10.68 6.32"),
    Path(outline: "M1.42 3.42A8.6 8.6 0 0 1 13.58 3.42"),
  ]

  var colors = StatusColors.plain
  /// From 0 to `count`.
  var level = 0

  init() {
    super.init()
    isUserInteractionEnabled = false
  }

  override func draw(in context: inout DrawingContext) {
    func color(_ index: Int) -> Color {
      context.color(index < level ? colors.ink : colors.mark)
    }
    context.fillPath(WifiView.dot, at: .zero, color(0))
    for (index, arc) in WifiView.arcs.enumerated() {
      context.strokePath(arc, at: .zero, width: WifiView.line, color(index + 1))
    }
  }
}
