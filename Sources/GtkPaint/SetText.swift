import CGtkShim
import TouchKit

/// Text that has been set, owned.
final class SetText {
  let handle: OpaquePointer
  let metrics: TextMetrics
  private var kept: (pixels: Double, mask: PlacedMask?)?

  init(_ text: Text, width: Double?, typesetter: OpaquePointer) {
    var spec = DPTextSpec(
      size: text.style.size.forText, line_height: text.style.lineHeight.forText,
      tracking: text.style.tracking.forText, width: width.map { max(0, $0.forText) } ?? -1,
      weight: Int32(clamping: text.style.weight), lines: Int32(clamping: text.lines),
      tabular: text.style.tabular, monospaced: text.style.monospaced,
      alignment: SetText.alignment(text.alignment), direction: SetText.direction(text.direction))
    var string = text.string
    handle = string.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        withUnsafePointer(to: 0 as CChar) { nothing in
          dp_text_new(
            typesetter, characters.baseAddress ?? nothing, Int32(clamping: characters.count), &spec)
        }
      }
    }
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

  private static func alignment(_ alignment: Text.Alignment) -> DPAlignment {
    switch alignment {
    case .leading: DPAlignLeading
    case .center: DPAlignCenter
    case .trailing: DPAlignTrailing
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
