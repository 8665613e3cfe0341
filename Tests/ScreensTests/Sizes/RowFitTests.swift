import Testing

@testable import Screens

@Suite struct RowFitTests {
  @Test func `Rows that fit share the room, no higher than they may be`() {
    #expect(RowFit(4, in: 200, least: 44) == .init(height: 50, scrolls: false))
    #expect(RowFit(4, in: 400, least: 44, most: 64) == .init(height: 64, scrolls: false))
    #expect(RowFit(4, in: 176, least: 44) == .init(height: 44, scrolls: false))
  }

  @Test func `Rows that don't fit are no lower than they may be, and half of the last one is seen`()
  {
    for room in stride(from: 66.0, to: 264, by: 0.5) {
      let fit = RowFit(6, in: room, least: 44)
      #expect(fit.scrolls && fit.height >= 44)
      let seen = room / fit.height
      #expect(abs(seen - seen.rounded(.down) - 0.5) < 1e-9, "\(room): \(seen) rows")
    }
    #expect(RowFit(6, in: 20, least: 44) == .init(height: 44, scrolls: true))
    // Three rows of the greatest height would look like all there are.
    #expect(RowFit(5, in: 180, least: 52, most: 60) == .init(height: 52, scrolls: true))
    #expect(RowFit(5, in: 156, least: 52, most: 60) == .init(height: 60, scrolls: true))
  }
}

extension RowFit {
  fileprivate init(height: Double, scrolls: Bool) {
    self.init(1, in: height, least: 0)
    self.scrolls = scrolls
  }
}
