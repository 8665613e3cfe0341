import TouchKit

/// Makes the paths of icons from their outlines.
extension Path {
  /// A path from the part of SVG's notation that icons need: absolute M, L, H, V, C, Z and circular A.
  ///
  /// Outlines are constants of the program. So if an outline can't be read, the program stops.
  public init(outline: String) {
    self.init()
    var reader = OutlineReader(outline)
    while let command = reader.nextCommand() {
      switch command {
      case "M":
        let point = reader.point()
        move(point.x, point.y)
        reader.moved(to: point, startsSubpath: true)
      case "L": line(to: reader.point(), &reader)
      case "H": line(to: Point(reader.number(), reader.currentPoint.y), &reader)
      case "V": line(to: Point(reader.currentPoint.x, reader.number()), &reader)
      case "C":
        let first = reader.point()
        let second = reader.point()
        let end = reader.point()
        curve(first.x, first.y, second.x, second.y, end.x, end.y)
        reader.moved(to: end)
      case "A":
        let radius = reader.point()
        precondition(radius.x == radius.y, "only arcs of circles are known: \(outline)")
        _ = reader.number()
        let isLarge = reader.number() != 0
        let isClockwise = reader.number() != 0
        let end = reader.point()
        arc(
          from: reader.currentPoint, to: end, radius: radius.x, isLarge: isLarge,
          isClockwise: isClockwise)
        reader.moved(to: end)
      case "Z":
        close()
        reader.moved(to: reader.start)
      default: preconditionFailure("\(command) is unknown in the outline \(outline)")
      }
    }
  }

  private mutating func line(to point: Point, _ reader: inout OutlineReader) {
    line(point.x, point.y)
    reader.moved(to: point)
  }

  /// An arc of a circle in quarters at most, each as a cubic curve.
  ///
  /// No angle is needed: with u and v the unit vectors from the centre to both ends, a quarter further along is u
  /// turned, and the last part begins when v is within a quarter. A cubic's handles are k = (4/3)·tan(θ/4) long, and
  /// tan(θ/4) follows from cos θ = u·v by halving twice: tan(x/2) = sin x ÷ (1 + cos x).
  private mutating func arc(
    from start: Point, to end: Point, radius given: Double, isLarge: Bool, isClockwise: Bool
  ) {
    let half = (end - start) * 0.5
    let radius = max(given, half.length)
    guard radius > 0, half.length > 0 else { return line(end.x, end.y) }
    let away = max(0, radius * radius - half.length * half.length).squareRoot() / half.length
    let side = isLarge == isClockwise ? away : -away
    let center = start + half + Point(half.y * side, -half.x * side)
    let sign = isClockwise ? 1.0 : -1.0
    func turned(_ p: Point) -> Point { Point(-p.y * sign, p.x * sign) }
    var u = (start - center) * (1 / radius)
    let v = (end - center) * (1 / radius)
    // From 0 (v is ahead within a quarter) to 3 quarters before that is so.
    for _ in 0..<4 {
      let along = turned(u)
      let cosine = u.x * v.x + u.y * v.y
      let sine = along.x * v.x + along.y * v.y
      if cosine > -1e-9, sine >= 0, cosine < 1 {
        curve(center, radius, u, v, cosine: max(0, min(1, cosine)), turned)
        return
      }
      curve(center, radius, u, along, cosine: 0, turned)
      u = along
    }
  }

  private mutating func curve(
    _ center: Point, _ radius: Double, _ u: Point, _ v: Point, cosine: Double,
    _ turned: (Point) -> Point
  ) {
    let sine = max(0, 1 - cosine * cosine).squareRoot()
    let half = sine / (1 + cosine)
    let quarter = half / (1 + (1 + half * half).squareRoot())
    let handle = quarter * 4 / 3
    let first = center + (u + turned(u) * handle) * radius
    let second = center + (v - turned(v) * handle) * radius
    let end = center + v * radius
    curve(first.x, first.y, second.x, second.y, end.x, end.y)
  }
}
