import TouchKit

/// The surface that passes touches that land, move and leave up the responder chain as one message.
final class ReportSurface: View {
  init() {
    super.init()
    isMultipleTouchEnabled = false
  }

  override func touchesBegan(_ touches: [Touch], _ event: Event) { report(touches, event) }
  override func touchesMoved(_ touches: [Touch], _ event: Event) { report(touches, event) }
  override func touchesEnded(_ touches: [Touch], _ event: Event) { report(touches, event) }

  /// Reports to the next responder that can manage touches. Cancelled touches are not reported.
  private func report(_ touches: [Touch], _ event: Event) {
    let managers = chain.dropFirst().lazy.compactMap { $0 as? TouchManager }
    managers.first?.manageTouches(touches, event)
  }

  /// Brushed aluminium: slow bands of light down the sheet, fine lines along it.
  override func draw(in context: inout DrawingContext) {
    let size = shown.size
    let bands = SteelPalette.bands
    let stops = bands.enumerated().map { index, band in
      Gradient.Stop(Double(index) / Double(bands.count - 1), context.color(band))
    }
    // Straight down, because a slanted gradient costs as much as a screen of text.
    context.gradient(Rect(origin: .zero, size: size), Gradient(stops: stops))
    let line = context.color(SteelPalette.brush)
    for y in stride(from: ReportSurface.grain / 2, to: size.height, by: ReportSurface.grain) {
      context.fill(Rect(0, y, size.width, 1), line)
    }
  }

  /// The distance of the brush's lines.
  private static let grain = 6.0
}

/// Receives the one message that a report surface sends.
class TouchManager: ViewController {
  func manageTouches(_ touches: [Touch], _ event: Event) {}
}
