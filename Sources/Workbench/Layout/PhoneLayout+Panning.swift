import TouchKit

/// Panning over a phone that is larger than its canvas.
extension PhoneLayout {
  private static let indicatorThickness = 4.0
  /// How far they are from the canvas's edge.
  private static let indicatorGap = 3.0

  /// The phone is longer than the canvas this way.
  var pansAcross: Bool { PhoneLayout.isTooLong(body.width, in: canvas.width) }
  var pansDown: Bool { PhoneLayout.isTooLong(body.height, in: canvas.height) }
  package var pans: Bool { pansAcross || pansDown }

  /// The middle after the phone was moved by a distance on the canvas.
  package func middle(movedBy distance: Point) -> Point { middle - distance * (1 / factor) }

  /// The middle at another zoom, so that what is under a point of the canvas stays there.
  package func middle(zoomedTo zoom: Double, about point: Point) -> Point {
    let offset = point - part.center
    return middle + offset * (1 / factor) - offset * (1 / zoom)
  }

  /// Thin bars at the canvas's edges that say which part of the phone is in sight.
  var indicators: [Rect] {
    let (thickness, gap) = (PhoneLayout.indicatorThickness, PhoneLayout.indicatorGap)
    func bar(_ room: Double, _ start: Double, _ length: Double) -> (start: Double, length: Double) {
      let around = bezel * factor + panMargin
      let whole = length + 2 * around
      let track = room - 2 * gap - thickness
      return (gap + track * (around - start) / whole, track * min(1, room / whole))
    }
    var bars: [Rect] = []
    if pansAcross {
      let bar = bar(canvas.width, origin.x - corner.x, frame.width)
      bars.append(
        Rect(corner.x + bar.start, part.maxY - gap - thickness, bar.length, thickness))
    }
    if pansDown {
      let bar = bar(canvas.height, origin.y - corner.y, frame.height)
      bars.append(
        Rect(part.maxX - gap - thickness, corner.y + bar.start, thickness, bar.length))
    }
    return bars
  }
}
