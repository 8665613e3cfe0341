/// Treats parts of display lists as wholes: leaves, and groups from a push to its pop.
extension DisplayList {
  /// The ranges of the leaves and whole groups in a range of items whose pushes and pops are balanced.
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

  /// A rectangle around everything that balanced items paint, in the coordinates around them; nil if they paint nothing.
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
