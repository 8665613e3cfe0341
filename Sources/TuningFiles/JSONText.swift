import JSON

/// A value of a JSON text, with its bytes and what they mean.
struct JSONText {
  let bytes: [UInt8]
  let value: JSONValue
  let span: JSONSpan

  init(bytes: [UInt8], value: JSONValue, span: JSONSpan) {
    self.bytes = bytes
    self.value = value
    self.span = span
  }

  /// The one value of a text.
  init(_ bytes: [UInt8]) throws(Problem) {
    self.init(
      bytes: bytes, value: try JSONReader.parse(bytes), span: try JSONSpan.find(in: bytes))
  }

  /// Adds the edits after which an old value has this one's meaning. If both have the same form, only what differs is
  /// written again.
  func replace(_ old: JSONText, in edits: inout [TextEdit]) {
    switch (old.value.kind, value.kind) {
    case (.number(let before, _), .number(let now, _)) where before == now: return
    case (.string(let before), .string(let now)) where before == now: return
    case (.array(let before), .array(let now)) where before.count == now.count:
      for index in now.indices {
        item(index, now[index]).replace(old.item(index, before[index]), in: &edits)
      }
    case (.object(let before), .object(let now))
    where Set(before.map { $0.key }) == Set(now.map { $0.key }):
      for (index, member) in before.enumerated() {
        guard let place = now.firstIndex(where: { $0.key == member.key }) else { continue }
        item(place, now[place].value).replace(old.item(index, member.value), in: &edits)
      }
    case (.null, _), (.bool, _), (.number, _), (.string, _), (.array, _), (.items, _),
      (.object, _):
      edits.append(TextEdit(place: old.span.bytes, bytes: Array(bytes[span.bytes])))
    }
  }

  private func item(_ index: Int, _ value: JSONValue) -> JSONText {
    JSONText(bytes: bytes, value: value, span: span.values[index])
  }
}
