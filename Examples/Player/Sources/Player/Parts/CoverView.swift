import TouchKit
import TouchStyle

/// A cover with round corners, larger where the picture is larger.
final class CoverView: PictureView {
  /// The radius as a share of the side, and its limits in points.
  private static let share = 0.11
  private static let radii = 6.0...14.0

  /// How strong its shadow is now; a function, because the sheet's progress decides.
  var depth: (() -> Double)?

  init(_ cover: Bitmap? = nil, id: String? = nil) {
    super.init(cover, mode: .fill, id: id)
  }

  private var radius: Double {
    let wanted = shown.size.width * CoverView.share
    return min(max(wanted, CoverView.radii.lowerBound), CoverView.radii.upperBound)
  }

  override func draw(in context: inout DrawingContext) {
    let rect = Rect(origin: .zero, size: shown.size)
    if let depth = depth?(), depth > 0 {
      var shadow = Shadows.raised.resolved(context.environment)
      shadow.color = shadow.color.faded(depth)
      context.shadow(rect, radii: CornerRadii(all: radius), shadow)
    }
    context.clip(rect, radii: CornerRadii(all: radius)) { super.draw(in: &$0) }
    // A bright cover on bright ground keeps its edge.
    context.border(
      rect, radii: CornerRadii(all: radius), width: 0,
      context.color(Palette.edge.faded(CoverView.edge)))
  }

  private static let edge = 0.6
}
