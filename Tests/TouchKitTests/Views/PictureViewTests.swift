import Testing
import TouchKit

@testable import TouchKit

/// Where a picture lies in a view.
struct PictureViewTests {
  private let wide = Bitmap(
    hash: "wide", width: 40, height: 20, scale: 2, bytes: [UInt8](repeating: 0, count: 3200))

  @Test func `It fits, fills, stretches or stays as large as it is`() {
    let size = Size(60, 60)
    #expect(PictureView.Mode.fit.placement(of: wide, in: size).rect == Rect(0, 15, 60, 30))
    #expect(PictureView.Mode.center.placement(of: wide, in: size).rect == Rect(20, 25, 20, 10))
    let stretched = PictureView.Mode.stretch.placement(of: wide, in: size)
    #expect(stretched.rect == Rect(0, 0, 60, 60) && stretched.part == Rect(0, 0, 40, 20))
    let filled = PictureView.Mode.fill.placement(of: wide, in: size)
    #expect(filled.rect == Rect(0, 0, 60, 60) && filled.part == Rect(10, 0, 20, 20))
  }

  @Test(arguments: PictureView.Mode.allCases)
  func `In a view without size there is nothing`(mode: PictureView.Mode) {
    #expect(mode.placement(of: wide, in: .zero).rect.isEmpty)
    #expect(mode.placement(of: wide, in: Size(10, 0)).rect.isEmpty)
  }

  @Test func `A picture is what it holds, not where it came from`() {
    let same = Bitmap(
      hash: "wide", width: 40, height: 20, scale: 2, bytes: [UInt8](repeating: 0, count: 3200))
    let finer = Bitmap(
      hash: "wide", width: 40, height: 20, scale: 1, bytes: [UInt8](repeating: 0, count: 3200))
    #expect(same == wide && finer != wide && finer.size == Size(40, 20))
  }
}
