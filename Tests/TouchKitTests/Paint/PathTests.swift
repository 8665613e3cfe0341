import TestSupport
import Testing
import TouchKit

@Suite struct PathTests {
  /// Points along a path's curves, each cut into 16.
  private func points(of path: Path) -> [Point] {
    var points: [Point] = []
    var last = Point.zero
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): last = point
      case .curve(let a, let b, let end):
        for step in 0...16 {
          let t = Double(step) / 16
          let u = 1 - t
          points.append(
            last * (u * u * u) + a * (3 * u * u * t) + b * (3 * u * t * t) + end * (t * t * t))
        }
        last = end
      case .close: break
      }
    }
    return points
  }

  @Test func `An arc keeps to its circle, whichever way and however far it goes`() {
    var random = SeededRandom(seed: 16)
    for _ in 0..<200 {
      let start = random.double(in: -10...10)
      let end = start + random.double(in: -8...8)
      var path = Path()
      path.arc(30, 40, radius: 100, from: start, to: end)
      for point in points(of: path) {
        let away = Maths.sqrt((point.x - 30) * (point.x - 30) + (point.y - 40) * (point.y - 40))
        #expect(abs(away - 100) < 0.03)
      }
    }
  }

  @Test func `It goes clockwise from the right, and ends at its end`() {
    var path = Path()
    path.arc(0, 0, radius: 10, from: 0, to: Maths.turn / 4)
    let all = points(of: path)
    #expect(all.first == Point(10, 0))
    #expect(abs(all[8].x - 7.07) < 0.01 && abs(all[8].y - 7.07) < 0.01)
    #expect(abs(all[16].x) < 1e-12 && abs(all[16].y - 10) < 1e-12)
  }

  @Test func `More than a turn is a whole circle, and none a point`() {
    var whole = Path()
    whole.arc(0, 0, radius: 10, from: 1, to: 100)
    #expect(whole.elements.count == 5)
    let box = points(of: whole).reduce(Rect.zero) { $0.union(Rect(origin: $1, size: .zero)) }
    #expect(abs(box.width - 20) < 0.1 && abs(box.height - 20) < 0.1)
    var none = Path()
    none.arc(0, 0, radius: 10, from: 0, to: 0)
    #expect(points(of: none).allSatisfy { $0 == Point(10, 0) })
  }

  @Test func `A line leads to it from where the path is`() {
    var path = Path()
    path.move(0, 0)
    path.arc(0, 0, radius: 10, from: 0, to: 1)
    #expect(path.elements[1] == .line(Point(10, 0)))
    path.close()
    path.arc(0, 0, radius: 10, from: 0, to: 1)
    #expect(path.elements[4] == .move(Point(10, 0)))
  }
}
