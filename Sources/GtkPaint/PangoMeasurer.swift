import CGtkShim.Paint
import TouchKit

/// Measures text with Pango. It caches text layouts by value; the painter paints the same layouts.
///
/// Each Stage has one of its own, on its thread.
package final class PangoMeasurer: TextMeasuring {
  package let fonts: Fonts
  private let typesetter: OpaquePointer
  private var layouts = GenerationCache<TextKey, TextLayout>(
    limit: 1024, mostWeight: PangoMeasurer.mostBytes)
  private var edgesOfTexts = GenerationCache<TextKey, TextEdges>(
    limit: 64, mostWeight: PangoMeasurer.mostBytes / 8)
  /// The layout that was used last, which is usually the next one, too; then no cache is searched.
  private var latest: (key: TextKey, set: TextLayout)?
  /// The first family that a text named and no font has; such text is set in the kit's.
  private var missingFamily: String?

  /// The most bytes of text in one generation of the cache. A letter's layout takes about a hundred bytes, so that the
  /// cache stays below about 15 MB; all screens of a phone together have a tenth of this.
  private static let mostBytes = 65_536

  package init(fonts: Fonts) {
    self.fonts = fonts
    typesetter = dp_typesetter_new(fonts.handle)
  }

  deinit { dp_typesetter_free(typesetter) }

  /// What is wrong with the fonts of the texts so far; nil if nothing is.
  package var fault: FontError? {
    missingFamily.map { .noFamily($0, known: fonts.ownFamilies) }
  }

  func set(_ text: Text, width: Double?) -> TextLayout {
    let key = TextKey(text: text, width: width)
    if let latest, latest.key == key { return latest.set }
    let set = layouts.find(key) ?? make(text, width: width, key)
    latest = (key, set)
    return set
  }

  private func make(_ text: Text, width: Double?, _ key: TextKey) -> TextLayout {
    if missingFamily == nil, !fonts.knows(text.style.family) { missingFamily = text.style.family }
    let paragraphs = text.lines == 0 ? Paragraph.all(of: text) : []
    let set =
      paragraphs.count > 1
      ? TextLayout(
        text, width: width,
        paragraphs: paragraphs.map { ($0.start, self.paragraph($0.text, width: width)) })
      : TextLayout(text, width: width, typesetter: typesetter)
    layouts.keep(set, for: key, weight: text.string.utf8.count)
    return set
  }

  /// The layout of one paragraph of several: only a changed paragraph is laid out again.
  private func paragraph(_ text: Text, width: Double?) -> TextLayout {
    let key = TextKey(text: text, width: width)
    if let known = layouts.find(key) { return known }
    let set = TextLayout(text, width: width, typesetter: typesetter)
    layouts.keep(set, for: key, weight: text.string.utf8.count)
    return set
  }

  package func measure(_ text: Text, width: Double?) -> TextMetrics {
    set(text, width: width).metrics
  }

  package func caret(_ text: Text, width: Double?, at offset: Int) -> TextCaret {
    let caret = dp_text_caret(set(text, width: width).handle, Int32(clamping: offset))
    return TextCaret(strong: Rect(caret.strong), weak: Rect(caret.weak))
  }

  package func offset(_ text: Text, width: Double?, at point: Point) -> Int {
    Int(dp_text_offset(set(text, width: width).handle, point.x, point.y))
  }

  package func rectangles(_ text: Text, width: Double?, from start: Int, to end: Int) -> [Rect] {
    let handle = set(text, width: width).handle
    let (start, end) = (Int32(clamping: start), Int32(clamping: end))
    let count = dp_text_rectangles(handle, start, end, nil, 0)
    var rectangles = [DPRect](repeating: DPRect(), count: Int(count))
    _ = dp_text_rectangles(handle, start, end, &rectangles, count)
    return rectangles.map(Rect.init)
  }

  package func edges(_ text: Text) -> TextEdges {
    var whole = text
    whole.lines = 0
    let key = TextKey(text: whole, width: nil)
    if let known = edgesOfTexts.find(key) { return known }
    let edges = TextEdges(set(whole, width: nil), string: text.string)
    edgesOfTexts.keep(edges, for: key, weight: text.string.utf8.count)
    return edges
  }
}
