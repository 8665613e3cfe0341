/// Shows a bitmap: whole, filling the view, or stretched; in its own colours or as a mask for one
/// colour. For round corners use `cornerRadii` and `clipsToBounds`, as for every view.
open class PictureView: View {
  /// The place of a picture in a view of other proportions.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// The picture is as large as possible, but completely visible. The rest of the view stays clear.
    case fit
    /// The picture is as small as possible, but covers the whole view. Parts outside the view are cut off.
    case fill
    /// The picture has the size of the view, even if this changes its proportions.
    case stretch
    /// The picture has its own size, in the middle of the view.
    case center
  }

  /// The picture; nil shows nothing.
  public var bitmap: Bitmap?
  /// The place of the picture in the view.
  public var mode: Mode
  /// A colour for all parts of the bitmap that are not clear, as for icons; nil shows the bitmap's own colours.
  public var tint: DynamicColor?

  /// A view that shows a picture; by default the whole picture is visible. The view prefers the size `Bitmap.size`.
  public init(_ bitmap: Bitmap? = nil, mode: Mode = .fit, id: String? = nil) {
    self.bitmap = bitmap
    self.mode = mode
    super.init(id: id)
    isUserInteractionEnabled = false
    role = .image
  }

  open override func draw(in context: inout DrawingContext) {
    guard let bitmap else { return }
    let placement = mode.placement(of: bitmap, in: shown.size)
    guard !placement.rect.isEmpty, !placement.part.isEmpty else { return }
    context.bitmap(
      bitmap, part: placement.part, in: placement.rect, tint: tint.map { context.color($0) })
  }
}

extension PictureView.Mode {
  /// Which pixels of a bitmap are where in a view of a size.
  func placement(of bitmap: Bitmap, in size: Size) -> (part: Rect, rect: Rect) {
    let whole = Rect(0, 0, Double(bitmap.width), Double(bitmap.height))
    let own = bitmap.size
    guard size.width > 0, size.height > 0 else { return (whole, .zero) }
    let (across, down) = (size.width / own.width, size.height / own.height)
    func middle(_ factor: Double) -> Rect {
      let scaled = Size(own.width * factor, own.height * factor)
      return Rect(
        (size.width - scaled.width) / 2, (size.height - scaled.height) / 2, scaled.width,
        scaled.height)
    }
    switch self {
    case .stretch: return (whole, Rect(origin: .zero, size: size))
    case .fit: return (whole, middle(min(across, down)))
    case .center: return (whole, middle(1))
    case .fill:
      // The part that is seen, so that nothing has to be cut off.
      let pixels = bitmap.scale / max(across, down)
      let seen = Size(
        min(size.width * pixels, whole.width), min(size.height * pixels, whole.height))
      let part = Rect(
        (whole.width - seen.width) / 2, (whole.height - seen.height) / 2, seen.width, seen.height)
      return (part, Rect(origin: .zero, size: size))
    }
  }
}
