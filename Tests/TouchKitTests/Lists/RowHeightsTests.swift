import TestSupport
import Testing
import TouchKit

@Suite struct RowHeightsTests {
  /// The same heights as one plain array.
  private struct Plain {
    var heights: [Double]

    func offset(of row: Int) -> Double { heights[..<row].reduce(0, +) }
  }

  @Test func `Offsets are the exact sums of the heights before them`() {
    var random = SeededRandom(seed: 7)
    var heights = RowHeights(count: 200, usual: 44)
    var plain = Plain(heights: Array(repeating: 44, count: 200))
    for _ in 0..<400 {
      let row = Int.random(in: 0..<200, using: &random)
      // Halves are exact; one in three goes back to the usual height.
      let height =
        Bool.random(using: &random) ? Double.random(in: 1...400, using: &random).rounded() / 2 : 44
      let difference = heights.set(height, of: row)
      #expect(difference == height - plain.heights[row])
      plain.heights[row] = height
      let asked = Int.random(in: 0...200, using: &random)
      #expect(heights.offset(of: asked) == plain.offset(of: asked))
      #expect(heights.height(of: row) == height)
    }
    #expect(heights.total == plain.offset(of: 200))
  }

  @Test func `The row at an offset is the one it lies in, and the nearest at the ends`() {
    var heights = RowHeights(count: 100, usual: 44)
    heights.set(10, of: 3)
    heights.set(300, of: 50)
    for row in 0..<100 {
      let top = heights.offset(of: row)
      #expect(heights.row(at: top) == row)
      #expect(heights.row(at: top + heights.height(of: row) - 0.001) == row)
    }
    #expect(heights.row(at: -1000) == 0)
    #expect(heights.row(at: 1e9) == 99)
  }

  @Test func `DL-06: an unknown row and a zero difference change nothing`() {
    var heights = RowHeights(count: 10, usual: 44)
    let before = heights
    #expect(heights.set(60, of: -1) == 0)
    #expect(heights.set(60, of: 10) == 0)
    #expect(heights.set(44, of: 4) == 0)
    #expect(heights.set(.infinity, of: 4) == 0)
    #expect(heights.set(0, of: 4) == 0)
    #expect(heights == before)
  }

  @Test func `DL-04: at the end of 3,652,059 days offsets are as exact as at the beginning`() {
    var heights = RowHeights(count: 3_652_059, usual: 44)
    for row in stride(from: 0, to: 3_652_059, by: 365) { heights.set(44.5, of: row) }
    #expect(heights.offset(of: 3_652_059) == 3_652_059 * 44 + 10_006 * 0.5)
    #expect(heights.row(at: heights.offset(of: 3_652_058)) == 3_652_058)
    #expect(heights.row(at: heights.offset(of: 3_652_058) - 0.01) == 3_652_057)
  }
}
