import Testing
import TouchKit

@testable import MotionStudy

@Suite struct ViewDistancesTests {
  private func lengths(_ one: Rect, _ other: Rect) -> [Double] {
    ViewDistances(one, other).lines.map(\.length)
  }

  @Test func `Side by side there is one gap, and diagonally there are two`() {
    let one = Rect(0, 0, 40, 40)
    #expect(lengths(one, Rect(50, 10, 20, 20)) == [10])
    #expect(lengths(Rect(50, 10, 20, 20), one) == [10])
    #expect(lengths(one, Rect(0, 47.5, 20, 20)) == [7.5])
    #expect(lengths(one, Rect(52, 70, 10, 10)) == [12, 30])
    #expect(lengths(one, Rect(40, 0, 10, 40)).isEmpty)
    let line = ViewDistances(one, Rect(50, 10, 20, 20)).lines.first
    #expect(line?.from == Point(40, 20) && line?.to == Point(50, 20) && line?.isVertical == false)
  }

  @Test func `One in the other has what is left at each side, either way round`() {
    let (outer, inner) = (Rect(0, 0, 100, 100), Rect(10, 20, 30, 40))
    #expect(lengths(outer, inner) == [20, 40, 10, 60])
    #expect(lengths(inner, outer) == [20, 40, 10, 60])
    #expect(lengths(outer, outer).isEmpty)
    #expect(lengths(outer, Rect(0, 20, 100, 40)) == [20, 40])
  }

  @Test func `Two that overlap have the ways between their edges`() {
    #expect(lengths(Rect(0, 0, 40, 40), Rect(10, 20, 40, 40)) == [20, 20, 10, 10])
  }
}
