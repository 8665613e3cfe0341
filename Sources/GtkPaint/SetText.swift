import CGtkShim
import TouchKit

/// Text that has been set, owned.
final class SetText {
  let handle: OpaquePointer
  let metrics: TextMetrics
  /// What the text is made of, which must live as long.
  let paragraphs: [SetText]
  private var kept: (pixels: Double, mask: PlacedMask?)?

  /// Text as Pango sets it.
  convenience init(_ text: Text, width: Double?, typesetter: OpaquePointer) {
    var spec = DPTextSpec(text, width: width)
    var string = text.string
    let handle = string.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        withUnsafePointer(to: 0 as CChar) { nothing in
          dp_text_new(
            typesetter, characters.baseAddress ?? nothing, Int32(clamping: characters.count), &spec)
        }
      }
    }
    self.init(adopting: handle, paragraphs: [])
  }

  /// Text whose paragraphs are set already.
  convenience init(_ text: Text, width: Double?, paragraphs: [(start: Int, set: SetText)]) {
    var spec = DPTextSpec(text, width: width)
    let handles = paragraphs.map(\.set.handle)
    let starts = paragraphs.map { Int32(clamping: $0.start) }
    self.init(
      adopting: dp_text_join(
        handles, starts, Int32(clamping: handles.count), Int32(clamping: text.string.utf8.count),
        &spec),
      paragraphs: paragraphs.map(\.set))
  }

  private init(adopting handle: OpaquePointer, paragraphs: [SetText]) {
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

  /// The mask of the letters on whole pixels, `pixels` to a point; nil where they leave no ink.
  func mask(pixels: Double) -> PlacedMask? {
    if let kept, kept.pixels == pixels { return kept.mask }
    var rect = DPRect()
    let made = dp_mask_new_text(handle, pixels, &rect)
    let mask = made.map { PlacedMask(Mask(adopting: $0), rect) }
    kept = (pixels, mask)
    return mask
  }
}

extension DPTextSpec {
  fileprivate init(_ text: Text, width: Double?) {
    self.init(
      size: text.style.size.forText, line_height: text.style.lineHeight.forText,
      tracking: text.style.tracking.forText, width: width.map { max(0, $0.forText) } ?? -1,
      weight: Int32(clamping: text.style.weight), lines: Int32(clamping: text.lines),
      tabular: text.style.tabular, monospaced: text.style.monospaced,
      alignment: DPTextSpec.alignment(text.alignment),
      direction: DPTextSpec.direction(text.direction))
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
  /// The number inside what Pango's 32-bit units can hold.
  fileprivate var forText: Double { isFinite ? min(max(self, -100_000), 100_000) : 0 }
}
