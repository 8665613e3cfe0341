import CTextQuery
import TestSupport
import Testing

@testable import TextSetting

/// Levels of text that is read from both sides.
@Suite struct BidiLevelLong {
  private static let plain: [UInt32] = [
    0x61, 0x62, 0x5D0, 0x5D1, 0x627, 0x628, 0x31, 0x32, 0x661, 0x2B, 0x2C, 0x24, 0x2E, 0x28, 0x29,
    0x5B,
    0x5D, 0x20, 0x21, 0x9,
  ]

  private static let marks: [UInt32] = [0x300, 0x5BC]
  private static let embeddings: [UInt32] = [0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0xAD, 0x200E]
  private static let isolates: [UInt32] = [0x2066, 0x2067, 0x2068, 0x2069, 0x2069]
  private static let separators: [UInt32] = [0x85, 0x1C, 0x9]
  private static let pools: [(kind: String, pool: [UInt32])] = [
    ("letters, numbers and brackets", plain), ("marks", plain + marks),
    ("embeddings", plain + embeddings), ("isolates", plain + isolates),
    ("all", [plain, marks, embeddings, isolates, separators].flatMap { $0 }),
  ]

  @Test(arguments: pools)
  func `Levels are those of FriBidi`(kind: String, pool: [UInt32]) {
    var random = SeededRandom(seed: 5)
    var different: [String] = []
    for _ in 0..<Samples.often(20_000, whole: 500_000) {
      let count = 1 + random.whole(below: 16)
      let text = (0..<count).map { _ in pool[random.whole(below: pool.count)] }
      let fromRight = random.whole(below: 2) == 1
      var theirs = [UInt8](repeating: 0, count: count)
      text_query_levels(text, Int32(count), fromRight, &theirs)
      var string = String(String.UnicodeScalarView(text.compactMap(Unicode.Scalar.init)))
      let scalars = string.withUTF8 { Scalars($0) }
      let ours =
        BidiLevels.find(0..<count, of: scalars, fromRight: fromRight)
        ?? [UInt8](repeating: 0, count: count)
      if ours != theirs { different.append("\(text) \(fromRight): \(theirs), not \(ours)") }
    }
    #expect(different.isEmpty, "\(different.count) differ: \(different.prefix(3))")
  }
}
