/// Treats parts of display lists as wholes: leaves, and groups from a push to its pop.
extension DisplayList {
  /// Splits a range of items, whose pushes and pops must be balanced, into single items and whole groups: the range of
  /// each.
  public static func elements(of items: [DisplayItem], _ range: Range<Int>) -> [Range<Int>] {
    var elements: [Range<Int>] = []
    var start = range.lowerBound
    var depth = 0
    for index in range {
      if items[index].isPush { depth += 1 } else if case .pop = items[index] { depth -= 1 }
      if depth == 0 {
        elements.append(start..<index + 1)
        start = index + 1
      }
    }
    return elements
  }

  /// A rectangle around everything that the items paint, in the coordinates in which they are painted; nil if they
  /// paint nothing. Their pushes and pops must be balanced.
  public static func ink(of items: ArraySlice<DisplayItem>) -> Rect? {
    var bounds: Rect?
    var transforms: [AffineTransform?] = []
    for item in items {
      if case .pushTransform(let transform) = item {
        transforms.append(transform)
        continue
      }
      if item == .pop {
        transforms.removeLast()
        continue
      }
      if item.isPush { transforms.append(nil) }
      guard var ink = item.ink else { continue }
      for case let transform? in transforms.reversed() { ink = transform.boundingBox(ink) }
      bounds = bounds?.union(ink) ?? ink
    }
    return bounds
  }
}
