/// Finds where two display lists paint differently.
extension DisplayList {
  /// The parts that must be drawn again on a screen that shows `old`.
  ///
  /// Lists are compared item by item. If an item moved, the parts include its old and its new place. `measurer` must be
  /// the one with which the text is painted.
  public func damage(
    since old: DisplayList, screen: Size, measurer: any TextMeasuring
  ) -> Damage {
    var finder = DamageFinder(
      old: old.items, new: items, screen: Rect(origin: .zero, size: screen), measurer: measurer)
    finder.compareAll()
    return finder.damage
  }
}

/// Compares two display lists.
private struct DamageFinder {
  let old: [DisplayItem]
  let new: [DisplayItem]
  let screen: Rect
  let measurer: any TextMeasuring
  private var parts: [Rect] = []
  private var isEverything = false

  init(old: [DisplayItem], new: [DisplayItem], screen: Rect, measurer: any TextMeasuring) {
    self.old = old
    self.new = new
    self.screen = screen
    self.measurer = measurer
  }

  var damage: Damage {
    if isEverything { return .everything }
    if parts.isEmpty { return .nothing }
    let area = parts.reduce(0) { $0 + $1.width * $1.height }
    let isLarge = area > Damage.largestShare * screen.width * screen.height
    return isLarge || parts.count > Damage.mostParts ? .everything : .parts(parts)
  }

  mutating func compareAll() { compare(old.indices, new.indices, clip: screen) }

  /// Compares the elements at one level of both lists.
  private mutating func compare(_ a: Range<Int>, _ b: Range<Int>, clip: Rect) {
    var a = DisplayList.elements(of: old, a)[...]
    var b = DisplayList.elements(of: new, b)[...]
    while let x = a.first, let y = b.first, old[x] == new[y] {
      a.removeFirst()
      b.removeFirst()
    }
    while let x = a.last, let y = b.last, old[x] == new[y] {
      a.removeLast()
      b.removeLast()
    }
    guard a.count == b.count else {
      for element in a { add(element, of: old, clip) }
      for element in b { add(element, of: new, clip) }
      return
    }
    for (x, y) in zip(a, b) where old[x] != new[y] {
      // Only the items inside a clip are compared one by one: any other group is drawn as one picture.
      if case .pushClip(let rect, _) = old[x.lowerBound], old[x.lowerBound] == new[y.lowerBound] {
        guard let inner = rect.inset(by: -1).intersection(clip) else { continue }
        compare(DamageFinder.inside(x), DamageFinder.inside(y), clip: inner)
      } else {
        add(x, of: old, clip)
        add(y, of: new, clip)
      }
    }
  }

  /// The items between the push and the pop of a group.
  private static func inside(_ group: Range<Int>) -> Range<Int> {
    group.lowerBound + 1..<group.upperBound - 1
  }

  private mutating func add(_ element: Range<Int>, of items: [DisplayItem], _ clip: Rect) {
    guard !isEverything, let box = bounds(element, of: items)?.intersection(clip) else { return }
    var grown = box
    // Parts that overlap are joined, until no parts do.
    while let index = parts.firstIndex(where: { $0.intersects(grown) }) {
      grown = grown.union(parts.remove(at: index))
    }
    parts.append(grown)
    if parts.count > 4 * Damage.mostParts { isEverything = true }
  }

  /// A rectangle around everything that a leaf or a group paints; nil if it paints nothing.
  private func bounds(_ element: Range<Int>, of items: [DisplayItem]) -> Rect? {
    let first = items[element.lowerBound]
    guard first.isPush else { return first.touched(measurer) }
    switch first {
    case .pushSlices, .pushPicture: return first.ink?.inset(by: -1)
    default: break
    }
    var box: Rect?
    for inner in DisplayList.elements(of: items, DamageFinder.inside(element)) {
      guard let one = bounds(inner, of: items) else { continue }
      box = box?.union(one) ?? one
    }
    guard let box else { return nil }
    switch first {
    case .pushClip(let rect, _): return box.intersection(rect.inset(by: -1))
    case .pushTransform(let transform): return transform.boundingBox(box).inset(by: -1)
    case .pushOpacity, .pushSlices, .pushPicture, .pop, .fill, .gradient, .border, .hairline,
      .shadow,
      .innerShadow, .text, .fillPath, .strokePath, .bitmap:
      return box
    }
  }
}
