import Testing
import TouchKit

@testable import Rehearsal

@Suite struct PlaceInViewTests {
  private func place(_ x: Double, _ y: Double) -> PlaceInView {
    PlaceInView(offset: Point(x, y), size: Size(320, 84))
  }

  @Test func `In a view of the same size a place is the same to the bit`() {
    #expect(place(0.1, 83.7).offset(in: Size(320, 84), mirrored: false) == Point(0.1, 83.7))
    #expect(place(-4, 200).offset(in: Size(320, 84), mirrored: false) == Point(-4, 200))
  }

  @Test func `Near an edge it keeps its distance, and elsewhere its share`() {
    let wide = Size(768, 168)
    #expect(place(6, 42).offset(in: wide, mirrored: false) == Point(6, 84))
    #expect(place(314, 80).offset(in: wide, mirrored: false) == Point(762, 164))
    #expect(place(160, 42).offset(in: wide, mirrored: false) == Point(384, 84))
  }

  @Test func `From the right it is mirrored`() {
    #expect(place(6, 42).offset(in: Size(320, 84), mirrored: true) == Point(314, 42))
    #expect(place(6, 42).offset(in: Size(768, 84), mirrored: true) == Point(762, 42))
  }

  @Test(arguments: [Size(0, 0), Size(3, 3), Size(0.001, 5_000)])
  func `A view of hardly any size has finite places in order`(_ size: Size) {
    var last = Point(-1, -1)
    for share in 0...10 {
      let found = place(Double(share) * 32, Double(share) * 8.4).offset(in: size, mirrored: false)
      #expect(found.x.isFinite && found.y.isFinite)
      #expect(found.x >= last.x && found.y >= last.y)
      #expect(found.x <= size.width + 1e-9 && found.y <= size.height + 1e-9)
      last = found
    }
    let none = PlaceInView(offset: Point(1, 1), size: Size(0, 0))
    #expect(none.offset(in: size, mirrored: false) == Point(1, 1))
  }

  @Test func `A finger's way is measured by the view, but a finger that stays is one that stays`() {
    let start = FollowedPlace(point: Point(500, 100), factor: Point(-2, 0.5))
    var finger = FollowedFinger(view: "a", then: Point(100, 100), start)
    #expect(finger.move(to: Point(106, 94), .zero) == Point(494, 94))
    #expect(finger.move(to: Point(150, 40), .zero) == Point(500 - 10 - 80, 100 - 10 - 25))
    #expect(finger.beside(Point(160, 50)) == Point(400, 75))
    finger.join()
    #expect(finger.move(to: Point(190, 40), .zero) == Point(370, 65))
  }
}
