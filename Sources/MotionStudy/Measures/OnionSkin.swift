import TouchKit

/// One picture of several frames: the last as it is, and in it the moving parts of the others.
///
/// What all lists have does not move, and what is between has moved. If all of them have a clip or a map, its contents
/// are compared too. The moving parts of older frames are behind those of the last, or over them if they would be
/// hidden.
package struct OnionSkin {
  /// A frame before the last, with how much of it is seen.
  struct Ghost {
    var items: [DisplayItem]
    var opacity: Double
  }

  private let last: [DisplayItem]
  /// The oldest first.
  private let ghosts: [Ghost]

  /// How much is seen of the oldest frame, and of the newest.
  private static let opacities = (oldest: 0.12, newest: 0.5)

  /// How much of the last frame is seen at least where older ones are over it.
  private static let clearness = 0.5

  private let screen: Rect

  /// The share of something old that new things may hide. It counts only if the old one has moved farther than the
  /// second number, in points.
  private static let (mostHidden, farWay) = (0.75, 8.0)

  /// `frames` are those before the last, the oldest first.
  package init(last: DisplayList, before frames: [DisplayList], screen: Size) {
    self.screen = Rect(origin: .zero, size: screen)
    self.last = last.items
    ghosts = frames.enumerated().map { number, frame in
      let share = frames.count > 1 ? Double(number) / Double(frames.count - 1) : 1
      let (oldest, newest) = OnionSkin.opacities
      return Ghost(items: frame.items, opacity: oldest + (newest - oldest) * share)
    }
  }

  package var list: DisplayList {
    DisplayList(items: composed(last.indices, ghosts.map(\.items.indices), seenIn: screen))
  }

  /// The items of a range of the last frame, with the matching items of the others' ranges.
  ///
  /// Nothing is seen outside of a rectangle, if there is one.
  private func composed(
    _ range: Range<Int>, _ ranges: [Range<Int>], seenIn seen: Rect?
  ) -> [DisplayItem] {
    let elements = DisplayList.elements(of: last, range).map { Element(last, $0) }
    let others = zip(ghosts, ranges).map { ghost, range in
      DisplayList.elements(of: ghost.items, range).map { Element(ghost.items, $0) }
    }
    let matches = others.map { Element.matches(of: elements, in: $0) }
    var items: [DisplayItem] = []
    var begin = 0
    var begins = others.map { _ in 0 }
    for index in 0...elements.count {
      let isEnd = index == elements.count
      guard isEnd || matches.allSatisfy({ $0[index] != nil }) else { continue }
      let ends = others.indices.map { isEnd ? others[$0].count : matches[$0][index] ?? 0 }
      let gaps = others.indices.map { Array(others[$0][begins[$0]..<ends[$0]]) }
      items += moved(Array(elements[begin..<index]), gaps, seenIn: seen)
      guard !isEnd else { break }
      items += standing(
        elements[index], others.indices.map { others[$0][ends[$0]] }, seenIn: seen)
      begin = index + 1
      begins = ends.map { $0 + 1 }
    }
    return items
  }

  /// What all frames have, with the differences inside.
  private func standing(_ element: Element, _ others: [Element], seenIn seen: Rect?)
    -> [DisplayItem]
  {
    guard element.isTransparent else { return Array(element.items) }
    let push = element.items[element.range.lowerBound]
    var inside: Rect?
    if case .pushClip(let clip, _) = push { inside = seen.map { $0.intersection(clip) } ?? clip }
    return [push] + composed(element.inside, others.map(\.inside), seenIn: inside) + [.pop]
  }

  /// What is between two things that do not move.
  private func moved(_ elements: [Element], _ gaps: [[Element]], seenIn seen: Rect?)
    -> [DisplayItem]
  {
    let own = elements.flatMap(\.items)
    let hiding = DisplayList.ink(of: own[...])
    let parts = gaps.map { gap in
      gap.filter { !elements.contains($0) || $0.isTransparent }.flatMap(\.items)
    }
    var (behind, over): ([DisplayItem], [DisplayItem]) = ([], [])
    for (number, part) in parts.enumerated() {
      // What did not move for several frames is seen as it was in the newest of them.
      guard !part.isEmpty, !parts[(number + 1)...].contains(part), part != own,
        let ink = DisplayList.ink(of: part[...])
      else { continue }
      let ghost = [.pushOpacity(ghosts[number].opacity, bounds: ink)] + part + [.pop]
      if OnionSkin.hides(hiding, ink, seenIn: seen) { over += ghost } else { behind += ghost }
    }
    guard !over.isEmpty, let hiding else { return behind + own }
    // Many pale frames together would hide the last one.
    let again = [.pushOpacity(OnionSkin.clearness, bounds: hiding)] + own + [.pop]
    return behind + own + over + again
  }

  /// Whether something that has moved far would hardly be seen behind something else. What has hardly moved may be
  /// hidden.
  private static func hides(_ hiding: Rect?, _ ink: Rect, seenIn seen: Rect?) -> Bool {
    guard let hiding, let shown = seen.map({ ink.intersection($0) }) ?? ink else { return false }
    let covered = shown.intersection(hiding).map { $0.width * $0.height } ?? 0
    let way =
      [
        ink.x - hiding.x, ink.y - hiding.y, ink.maxX - hiding.maxX, ink.maxY - hiding.maxY,
      ].map(abs).max() ?? 0
    return covered > mostHidden * shown.width * shown.height && way > farWay
  }
}

/// A leaf or a group of a display list. Two are equal if they paint the same, or are clips or maps that can be looked into.
private struct Element: Equatable {
  let all: [DisplayItem]
  let range: Range<Int>

  init(_ all: [DisplayItem], _ range: Range<Int>) {
    self.all = all
    self.range = range
  }

  var items: ArraySlice<DisplayItem> { all[range] }
  var inside: Range<Int> { range.lowerBound + 1..<range.upperBound - 1 }

  /// Whether what is inside is painted as it would be outside, but for a clip or a map.
  var isTransparent: Bool {
    switch all[range.lowerBound] {
    case .pushClip, .pushTransform: true
    case .pushOpacity, .pushSlices, .pushPicture, .pop, .fill, .gradient, .border, .hairline,
      .shadow, .innerShadow, .text, .fillPath, .strokePath, .bitmap:
      false
    }
  }

  static func == (left: Element, right: Element) -> Bool {
    guard left.all[left.range.lowerBound] == right.all[right.range.lowerBound] else { return false }
    return left.isTransparent || left.items == right.items
  }

  /// For each element the same element of the other list; nil if that list does not have it in this order.
  static func matches(of elements: [Element], in others: [Element]) -> [Int?] {
    var matches = [Int?](repeating: nil, count: elements.count)
    let difference = elements.difference(from: others)
    var (inserted, removed) = (Set<Int>(), Set<Int>())
    for change in difference {
      switch change {
      case .insert(let offset, _, _): inserted.insert(offset)
      case .remove(let offset, _, _): removed.insert(offset)
      }
    }
    let kept = others.indices.filter { !removed.contains($0) }
    for (own, other) in zip(elements.indices.filter({ !inserted.contains($0) }), kept) {
      matches[own] = other
    }
    return matches
  }
}
