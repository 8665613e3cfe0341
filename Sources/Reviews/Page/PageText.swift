import CReviewPage
import Files
import JSON

/// The text of a page: its own markup, style and script, which a policy allows by their hashes, and data that nothing runs.
struct PageText {
  private var bytes: [UInt8] = []

  private static func file(_ file: DPReviewFile) -> [UInt8] {
    Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }

  private mutating func append(_ text: String) { bytes += Array(text.utf8) }

  mutating func begin(title: String) {
    let (style, script) = (Self.file(dp_review_css()), Self.file(dp_review_js()))
    append("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    append("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ")
    append("script-src 'sha256-\(Self.hash(script))'; style-src 'sha256-\(Self.hash(style))'; ")
    append("img-src data: blob:; base-uri 'none'; form-action 'none'\">\n")
    append("<title>\(Self.escaped(title))</title>\n<style>")
    bytes += style
    append("</style>\n</head>\n<body>\n")
    bytes += Self.file(dp_review_html())
  }

  /// A part of the review as JSON that may be in a script element.
  mutating func data(_ name: String, _ json: [UInt8]) {
    append("<script type=\"application/json\" id=\"\(name)\">")
    bytes += json
    append("</script>\n")
  }

  /// Compressed bytes, as text without any markup.
  mutating func block(_ name: String, _ base64: String) {
    append("<script type=\"text/plain\" id=\"\(name)\">\(base64)</script>\n")
  }

  /// The whole page.
  mutating func end() -> [UInt8] {
    // A module: strict, and with names of its own.
    append("<script type=\"module\">")
    bytes += Self.file(dp_review_js())
    append("</script>\n</body>\n</html>\n")
    return bytes
  }

  private static func hash(_ content: [UInt8]) -> String {
    let digits = Array(SHA256.hex(of: content))
    return base64(
      stride(from: 0, to: digits.count, by: 2).compactMap {
        UInt8(String(digits[$0...($0 + 1)]), radix: 16)
      })
  }

  private static func escaped(_ text: String) -> String {
    readable(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;")
  }
}
