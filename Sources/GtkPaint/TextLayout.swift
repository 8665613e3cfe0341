import CGtkShim.Paint
import TouchKit

/// The layout of a text by Pango: its lines and letters, with their metrics.
final class TextLayout {
  let handle: OpaquePointer
  let metrics: TextMetrics
  /// The layouts of the paragraphs that it is joined from, which must live as long.
  let paragraphs: [TextLayout]
  private var kept: (pixels: Double, mask: PlacedMask?)?

  /// Lays out a text.
  convenience init(_ text: Text, width: Double?, typesetter: OpaquePointer) {
    var spec = DPTextSpec(text, width: width)
    var string = text.string
    let handle = withFamily(of: text.style) { family in
      spec.family = family
      return string.withUTF8 { bytes in
        bytes.withCharacters { dp_text_new(typesetter, $0, $1, &spec) }
      }
    }
    self.init(adopting: handle, paragraphs: [])
  }

  /// Joins paragraphs that are laid out already.
  convenience init(_ text: Text, width: Double?, paragraphs: [(start: Int, set: TextLayout)]) {
    var spec = DPTextSpec(text, width: width)
    let handles = paragraphs.map(\.set.handle)
    let starts = paragraphs.map { Int32(clamping: $0.start) }
    self.init(
      adopting: dp_text_join(
        handles, starts, Int32(clamping: handles.count), Int32(clamping: text.string.utf8.count),
        &spec),
      paragraphs: paragraphs.map(\.set))
  }

  private init(adopting handle: OpaquePointer, paragraphs: [TextLayout]) {
    self.handle = handle
    self.paragraphs = paragraphs
    let measured = dp_text_metrics(handle)
    metrics = TextMetrics(
      size: Size(measured.width, measured.height),
      baseline: measured.baseline,
      lines: Int(measured.lines), isCut: measured.is_cut,
      unknownGlyphs: Int(measured.unknown_glyphs))
  }

  deinit { dp_text_free(handle) }

  /// The mask of the letters on whole pixels, `pixels` to a point; nil if they have no ink.
  func mask(pixels: Double) -> PlacedMask? {
    if let kept, kept.pixels == pixels { return kept.mask }
    var rect = DPRect()
    let made = dp_mask_new_text(handle, pixels, &rect)
    let mask = made.map { PlacedMask(Mask(adopting: $0), rect) }
    kept = (pixels, mask)
    return mask
  }
}

/// Calls with the style's family for C, or with NULL if it is the kit's.
private func withFamily<Result>(
  of style: TextStyle, _ body: (UnsafePointer<CChar>?) -> Result
) -> Result {
  guard let family = style.family, !family.isEmpty else { return body(nil) }
  return family.withCString(body)
}

extension DPTextSpec {
  fileprivate init(_ text: Text, width: Double?) {
    self.init(
      size: text.style.size.forText, line_height: text.style.lineHeight.forText,
      tracking: text.style.tracking.forText, width: width.map { max(0, $0.forText) } ?? -1,
      weight: Int32(clamping: text.style.weight), lines: Int32(clamping: text.lines),
      tabular: text.style.tabular, monospaced: text.style.monospaced,
      alignment: DPTextSpec.alignment(text.alignment),
      direction: DPTextSpec.direction(text.direction), family: nil)
  }

  private static func alignment(_ alignment: Text.Alignment) -> DPAlignment {
    switch alignment {
    case .leading: DPAlignLeading
    case .center: DPAlignCenter
    case .trailing: DPAlignTrailing
    case .left: DPAlignLeft
    case .right: DPAlignRight
    }
  }

  private static func direction(_ direction: Text.Direction) -> DPDirection {
    switch direction {
    case .natural: DPDirectionNatural
    case .leftToRight: DPDirectionLeftToRight
    case .rightToLeft: DPDirectionRightToLeft
    }
  }
}

extension Double {
  /// The number within the range of Pango's 32-bit units.
  fileprivate var forText: Double { isFinite ? min(max(self, -100_000), 100_000) : 0 }
}
