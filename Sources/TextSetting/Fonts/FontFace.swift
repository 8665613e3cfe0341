import CShaper
import TouchKit

/// A face of a font that text is set in. It is immutable, and its bytes stay for the rest of the process.
package final class FontFace: Sendable {
  /// The family's names, the one that counts most first.
  let families: [String]
  /// How bold it is, on fontconfig's scale.
  let weight: Double
  let coverage: Coverage
  nonisolated(unsafe) let handle: OpaquePointer

  /// A face with the properties that fontconfig's words for it say.
  package init(pattern: UnsafePointer<CChar>, bytes: UnsafeBufferPointer<UInt8>) {
    let words = FontPattern(pattern)
    families = words.families
    weight = words.weight
    coverage = words.coverage
    handle = FontFace.open(bytes, face: 0)
  }

  /// A face of a font file of the prototype's own, with the names and the weight that the file says.
  private init(own bytes: UnsafeBufferPointer<UInt8>, face: Int32) {
    handle = FontFace.open(bytes, face: face)
    families = [true, false].compactMap { [handle] in FontFace.family(of: handle, typographic: $0) }
    weight = FontWeight.forFontconfig(dp_shaper_face_weight(handle))
    let count = dp_shaper_face_ranges(handle, nil, 0)
    var ranges = [UInt32](repeating: 0, count: 2 * Int(count))
    _ = dp_shaper_face_ranges(handle, &ranges, count)
    var coverage = Coverage()
    for index in 0..<Int(count) { coverage.add(ranges[2 * index], ranges[2 * index + 1]) }
    self.coverage = coverage
  }

  /// The faces of a prototype's own font. A copy of its bytes stays for the rest of the process.
  package static func faces(of font: FontData) -> [FontFace] {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: font.bytes.count)
    _ = copy.initialize(from: font.bytes)
    let bytes = UnsafeBufferPointer(copy)
    guard let start = bytes.baseAddress else { return [] }
    return (0..<dp_shaper_face_count(start, bytes.count)).map { FontFace(own: bytes, face: $0) }
  }

  private static func family(of handle: OpaquePointer, typographic: Bool) -> String? {
    var name = [CChar](repeating: 0, count: 256)
    guard dp_shaper_face_family(handle, typographic, &name, Int32(name.count)) > 0 else {
      return nil
    }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { dp_shaper_face_free(handle) }

  private static func open(_ bytes: UnsafeBufferPointer<UInt8>, face: Int32) -> OpaquePointer {
    guard let start = bytes.baseAddress else { preconditionFailure("a font has no bytes") }
    return dp_shaper_face_new(start, bytes.count, face)
  }

  /// Whether it belongs to a family, as fontconfig compares names: without case and blanks.
  func isOf(_ family: String) -> Bool { families.contains { FontFace.same($0, family) } }

  private static func same(_ a: String, _ b: String) -> Bool {
    var left = a.utf8.makeIterator()
    var right = b.utf8.makeIterator()
    func next(_ iterator: inout String.UTF8View.Iterator) -> UInt8? {
      while let byte = iterator.next() {
        if byte == 0x20 { continue }
        return byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte
      }
      return nil
    }
    while true {
      let byte = next(&left)
      guard byte == next(&right) else { return false }
      if byte == nil { return true }
    }
  }
}
