/// The characters that a font has.
struct Coverage: Sendable {
  /// For each 256 characters the number of their page; 0 is an empty one.
  private var pages: [UInt8] = []
  /// 256 bits for each page.
  private var bits: [UInt64] = [0, 0, 0, 0]

  /// Adds a range of characters.
  mutating func add(_ first: UInt32, _ last: UInt32) {
    var character = first
    while character <= last {
      let page = Int(character >> 8)
      while pages.count <= page { pages.append(0) }
      if pages[page] == 0 {
        // A font has letters of at most 255 pages; it does without those behind.
        guard bits.count / 4 <= 255 else { return }
        pages[page] = UInt8(bits.count / 4)
        bits += [0, 0, 0, 0]
      }
      bits[4 * Int(pages[page]) + Int(character >> 6 & 3)] |= 1 << UInt64(character & 63)
      character += 1
    }
  }

  func has(_ character: UInt32) -> Bool {
    let page = Int(character >> 8)
    guard page < pages.count else { return false }
    return bits[4 * Int(pages[page]) + Int(character >> 6 & 3)] & 1 << UInt64(character & 63) != 0
  }
}
