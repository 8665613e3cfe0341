import TestSupport
import Testing
import TouchKit

@testable import GtkPaint

/// Lines as polygons, against a model: a pixel is covered as far as its parts are no further than half a width from the path.
@Suite struct StrokedPathTests {
  /// A path, and the straight pieces of it.
  private struct Sample {
    var path = Path()
    var pieces: [(Point, Point)] = []
    private var last = Point.zero

    mutating func move(_ point: Point) {
      path.move(point.x, point.y)
      last = point
    }

    mutating func line(_ point: Point) {
      path.line(point.x, point.y)
      pieces.append((last, point))
      last = point
    }

    mutating func curve(_ a: Point, _ b: Point, _ end: Point) {
      path.curve(a.x, a.y, b.x, b.y, end.x, end.y)
      let start = last
      for step in 1...60 {
        let (t, u) = (Double(step) / 60, 1 - Double(step) / 60)
        func mix(_ p: Double, _ q: Double, _ r: Double, _ s: Double) -> Double {
          u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s
        }
        let next = Point(mix(start.x, a.x, b.x, end.x), mix(start.y, a.y, b.y, end.y))
        pieces.append((last, next))
        last = next
      }
    }

    mutating func close(to start: Point) {
      path.close()
      pieces.append((last, start))
      last = start
    }

    func distance(_ point: Point) -> Double {
      pieces.map { from, to in
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = dx * dx + dy * dy
        let share =
          length == 0
          ? 0 : min(1, max(0, ((point.x - from.x) * dx + (point.y - from.y) * dy) / length))
        let (x, y) = (from.x + share * dx - point.x, from.y + share * dy - point.y)
        return (x * x + y * y).squareRoot()
      }.min() ?? .infinity
    }
  }

  /// The greatest difference of a pixel from the model, of 255.
  private func difference(_ sample: Sample, width: Double, scale: Double = 1) throws -> Double {
    let fixture = try PainterFixture(size: Size(24, 24), scale: scale)
    let painted = try fixture.paint(
      [.strokePath(sample.path, .zero, scale: 1, width: width, .black)])
    let parts = 8
    var worst = 0.0
    for y in 0..<painted.height {
      for x in 0..<painted.width {
        var covered = 0
        // Only pixels at an edge have to be looked at in parts.
        let middle = Point((Double(x) + 0.5) / scale, (Double(y) + 0.5) / scale)
        let beyond = sample.distance(middle) - width / 2
        guard beyond.magnitude < 1 / scale else {
          worst = max(worst, abs(Double(painted.red(x, y)) - (beyond < 0 ? 0 : 255)))
          continue
        }
        for part in 0..<parts * parts {
          let point = Point(
            (Double(x) + (Double(part % parts) + 0.5) / Double(parts)) / scale,
            (Double(y) + (Double(part / parts) + 0.5) / Double(parts)) / scale)
          if sample.distance(point) <= width / 2 { covered += 1 }
        }
        let wanted = 255 - 255 * Double(covered) / Double(parts * parts)
        worst = max(worst, abs(Double(painted.red(x, y)) - wanted))
      }
    }
    return worst
  }

  /// What Cairo's rows and the model's parts of a pixel can differ by.
  private static let slack = 28.0

  @Test(arguments: 0..<24)
  func `Any line covers what is near the path, and nothing else`(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    func place() -> Point { Point(random.double(in: 4...20), random.double(in: 4...20)) }
    var sample = Sample()
    for _ in 0..<2 {
      let start = place()
      sample.move(start)
      for _ in 0..<3 {
        if random.whole(below: 2) == 0 {
          sample.line(place())
        } else {
          sample.curve(place(), place(), place())
        }
      }
      if random.whole(below: 2) == 0 { sample.close(to: start) }
    }
    let width = random.double(in: 1...6)
    let worst = try difference(sample, width: width, scale: seed % 2 == 0 ? 1 : 2)
    #expect(worst < StrokedPathTests.slack, "\(worst)")
  }

  @Test func `A bend that is tighter than the line has no hole, and a turn back has a round end`()
    throws
  {
    var bend = Sample()
    bend.move(Point(6, 12))
    bend.curve(Point(12, 4), Point(12.5, 4), Point(12.5, 12))
    #expect(try difference(bend, width: 8) < StrokedPathTests.slack)
    var back = Sample()
    back.move(Point(6, 12))
    back.line(Point(18, 12))
    back.line(Point(10, 12))
    #expect(try difference(back, width: 5) < StrokedPathTests.slack)
  }

  @Test func `A line without a length is a dot, and a move alone is nothing`() throws {
    var dot = Sample()
    dot.move(Point(12, 12))
    dot.line(Point(12, 12))
    #expect(try difference(dot, width: 7) < StrokedPathTests.slack)
    var closed = Sample()
    closed.move(Point(12, 12))
    closed.close(to: Point(12, 12))
    #expect(try difference(closed, width: 7) < StrokedPathTests.slack)
    var nothing = Sample()
    nothing.move(Point(12, 12))
    #expect(try difference(nothing, width: 7) == 0)
  }

  @Test func `All polygons go round in the same direction`() {
    var path = Path()
    path.move(3, 3)
    path.line(15, 9)
    path.curve(20, 20, 2, 20, 6, 9)
    path.line(3, 16)
    let stroked = StrokedPath(path, width: 3, pixels: 2)
    var numbers = stroked.numbers[...]
    var polygon: [Point] = []
    var count = 0
    for verb in stroked.verbs {
      if verb < 2 {
        polygon.append(Point(numbers.removeFirst(), numbers.removeFirst()))
        continue
      }
      let area = zip(polygon, polygon.dropFirst() + [polygon[0]]).reduce(0) {
        $0 + $1.0.x * $1.1.y - $1.0.y * $1.1.x
      }
      #expect(area <= 1e-9)
      polygon = []
      count += 1
    }
    #expect(count > 20 && numbers.isEmpty)
  }
}
