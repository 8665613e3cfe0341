import JSON

/// Feeds bytes to what reads JSON.
extension FuzzTarget {
  /// What is read and written is read again as the same, compact or pretty; comments do not change the value.
  static let json = FuzzTarget("json") { bytes in
    let strict = try Refusal.reading(bytes) { () throws(Problem) in try JSONReader.parse(bytes) }
    let loose = try Refusal.reading(bytes) { () throws(Problem) in
      try JSONReader.parse(bytes, allowComments: true)
    }
    if let strict {
      try Finding.unless(loose == strict, "another value where comments are allowed")
    }
    guard let value = loose else { return }
    let tight = text(of: value, .compact)
    for again in [tight, text(of: value, .pretty)] {
      guard let read = try? JSONReader.parse(again) else {
        throw Finding("what was written can't be read")
      }
      try Finding.unless(text(of: read, .compact) == tight, "another value the second time")
    }
    for byte in text(of: value, .compact, escapingForHTML: true) {
      try Finding.unless(byte != UInt8(ascii: "<"), "a tag in JSON for a page")
    }
  }

  private static func text(
    of value: JSONValue, _ style: JSONWriter.Style, escapingForHTML: Bool = false
  ) -> [UInt8] {
    var writer = JSONWriter(style: style, escapingForHTML: escapingForHTML)
    writer.value(value)
    return writer.bytes
  }
}
