import Glibc
import TouchKit

/// The key of a text layout in caches: a text and its width.
///
/// Strings are compared byte by byte. For Swift, a composed letter equals the same letter in two parts, whose byte
/// offsets differ.
struct TextKey: Hashable {
  let text: Text
  let width: Double?

  static func == (a: TextKey, b: TextKey) -> Bool {
    a.width == b.width && a.text.style == b.text.style && a.text.lines == b.text.lines
      && a.text.alignment == b.text.alignment && a.text.direction == b.text.direction
      && a.text.string.hasSameBytes(as: b.text.string)
  }

  func hash(into hasher: inout Hasher) {
    text.string.feed(&hasher)
    hasher.combine(text.style.size)
    hasher.combine(text.style.weight)
    hasher.combine(width)
  }
}

extension String {
  func hasSameBytes(as other: String) -> Bool {
    let same = utf8.withContiguousStorageIfAvailable { a in
      other.utf8.withContiguousStorageIfAvailable { b in
        guard a.count == b.count else { return false }
        guard let a = a.baseAddress, let b = b.baseAddress, a != b else { return true }
        return memcmp(a, b, utf8.count) == 0
      }
    }
    return (same ?? nil) ?? utf8.elementsEqual(other.utf8)
  }

  func feed(_ hasher: inout Hasher) {
    let fed: Void? = utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if fed == nil { for byte in utf8 { hasher.combine(byte) } }
  }
}
