import TestSupport
import Testing
import TouchKit

@testable import Workbench

@Suite struct DeskPartsTests {
  private static let modern = Size(393, 852)

  private func parts(_ count: Int, _ desk: Size, columns: Int? = nil) -> [Rect] {
    DeskParts.parts(
      of: desk, for: Array(repeating: DeskPartsTests.modern, count: count), columns: columns)
  }

  @Test func `One phone has the whole desk, two stand beside each other`() {
    #expect(parts(1, Size(800, 600)) == [Rect(0, 0, 800, 600)])
    #expect(parts(2, Size(801, 600)) == [Rect(0, 0, 401, 600), Rect(401, 0, 400, 600)])
    #expect(parts(2, Size(400, 2000)).map(\.y) == [0, 0])
  }

  @Test(arguments: 1...16)
  func `Parts have whole pixels, don't overlap and stay on the desk`(count: Int) {
    for desk in [Size(1397, 701), Size(640, 480), Size(333, 1999), Size(3840, 2160)] {
      for columns in [nil, 1, 3] as [Int?] {
        let parts = parts(count, desk, columns: columns)
        #expect(parts.count == count)
        for (index, part) in parts.enumerated() {
          #expect(Rect(origin: .zero, size: desk).contains(part) && !part.isEmpty)
          #expect(part.x == part.x.rounded() && part.maxY == part.maxY.rounded())
          for other in parts[(index + 1)...] { #expect(!part.intersects(other)) }
        }
      }
    }
  }

  @Test func `Eight tall phones stand in one row on a wide desk, and in two on a higher one`() {
    #expect(Set(parts(8, Size(2400, 500)).map(\.y)).count == 1)
    #expect(Set(parts(8, Size(1400, 1000)).map(\.y)).count == 2)
    #expect(Set(parts(9, Size(1400, 700), columns: 3).map(\.x)).count == 3)
  }

  @Test func `A name and its figures have their room under the phone`() {
    let (phone, name) = DeskParts.split(Rect(10, 20, 300, 400))
    #expect(phone == Rect(10, 20, 300, 356) && name == Rect(10, 376, 300, 44))
    #expect(DeskParts.split(Rect(0, 0, 300, 10)).phone.height == 0)
  }
}
