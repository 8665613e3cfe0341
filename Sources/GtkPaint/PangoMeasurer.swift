import CGtkShim
import TouchKit

/// Measures text with Pango. What it has set is kept, by value; the painter paints the same lines.
///
/// One belongs to each Stage and lives on its thread.
public final class PangoMeasurer: TextMeasuring {
  public let fonts: Fonts
  private let typesetter: OpaquePointer
  private var kept = GenerationCache<TextKey, SetText>(
    limit: 1024, mostWeight: PangoMeasurer.mostBytes)
  private var keptEdges = GenerationCache<TextKey, TextEdges>(
    limit: 64, mostWeight: PangoMeasurer.mostBytes / 8)
  /// What was asked for last; it mostly is what is asked for next, and then nothing is looked up.
  private var latest: (key: TextKey, set: SetText)?

  /// How many bytes of text a generation of what is kept may have. A letter that is set takes about a hundred bytes, so
  /// all of it stays below some 15 MB; all screens of a phone have a tenth of this.
  private static let mostBytes = 65_536

  public init(fonts: Fonts) {
    self.fonts = fonts
    typesetter = dp_typesetter_new(fonts.handle)
  }

  deinit { dp_typesetter_free(typesetter) }

  func set(_ text: Text, width: Double?) -> SetText {
    let key = TextKey(text: text, width: width)
    if let latest, latest.key == key { return latest.set }
    let set = kept.find(key) ?? make(text, width: width, key)
    latest = (key, set)
    return set
  }

  private func make(_ text: Text, width: Double?, _ key: TextKey) -> SetText {
    let paragraphs = text.lines == 0 ? Paragraph.all(of: text) : []
    let set =
      paragraphs.count > 1
      ? SetText(
        text, width: width,
        paragraphs: paragraphs.map { ($0.start, self.paragraph($0.text, width: width)) })
      : SetText(text, width: width, typesetter: typesetter)
    kept.keep(set, for: key, weight: text.string.utf8.count)
    return set
  }

  /// A paragraph of a text of several: only one that changed is laid out anew.
  private func paragraph(_ text: Text, width: Double?) -> SetText {
    let key = TextKey(text: text, width: width)
    if let known = kept.find(key) { return known }
    let set = SetText(text, width: width, typesetter: typesetter)
    kept.keep(set, for: key, weight: text.string.utf8.count)
    return set
  }

  public func measure(_ text: Text, width: Double?) -> TextMetrics {
    set(text, width: width).metrics
  }

  public func caret(_ text: Text, width: Double?, at offset: Int) -> TextCaret {
    let caret = dp_text_caret(set(text, width: width).handle, Int32(clamping: offset))
    return TextCaret(strong: Rect(caret.strong), weak: Rect(caret.weak))
  }

  public func offset(_ text: Text, width: Double?, at point: Point) -> Int {
    Int(dp_text_offset(set(text, width: width).handle, point.x, point.y))
  }

  public func rectangles(_ text: Text, width: Double?, from start: Int, to end: Int) -> [Rect] {
    let handle = set(text, width: width).handle
    let (start, end) = (Int32(clamping: start), Int32(clamping: end))
    let count = dp_text_rectangles(handle, start, end, nil, 0)
    var rectangles = [DPRect](repeating: DPRect(), count: Int(count))
    _ = dp_text_rectangles(handle, start, end, &rectangles, count)
    return rectangles.map(Rect.init)
  }

  public func edges(_ text: Text) -> TextEdges {
    var whole = text
    whole.lines = 0
    let key = TextKey(text: whole, width: nil)
    if let known = keptEdges.find(key) { return known }
    let edges = TextEdges(set(whole, width: nil), string: text.string)
    keptEdges.keep(edges, for: key, weight: text.string.utf8.count)
    return edges
  }
}

extension Rect {
  init(_ rect: DPRect) { self.init(rect.x, rect.y, rect.width, rect.height) }
}

extension DPRect {
  init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}
