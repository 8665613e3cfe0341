/// What a header shows in a width, and where. As it gets narrow, words are left out beside their icons, then buttons; the title has
/// the room that remains. All lengths are logical pixels from the start.
package struct HeaderFit {
  package struct Part: Equatable {
    package var least: Int
    package var natural: Int
    /// Of parts above 0 the highest is left out first; the others stay.
    package var rank = 0
    package var isTitle = false

    package init(least: Int, natural: Int, rank: Int = 0, isTitle: Bool = false) {
      self.least = least
      self.natural = natural
      self.rank = rank
      self.isTitle = isTitle
    }
  }
  package struct Place: Equatable {
    package var x: Int
    package var width: Int
  }

  package static let gap = 6
  /// The gap if there is room for nothing but what always stays.
  static let leastGap = 4
  /// Room that the title keeps before a button's words are shown.
  private static let titleRoom = 150
  /// A title narrower than this says nothing.
  private static let leastTitle = 64

  /// From the start to the end: window controls, buttons, the title, buttons, window controls.
  package var parts: [Part]

  package init(parts: [Part]) {
    self.parts = parts
  }

  package var natural: Int { HeaderFit.taken(parts.map(\.natural)) }

  /// With no title, and without all that can be left out.
  package var least: Int { HeaderFit.taken(staying, gap: HeaderFit.leastGap) }

  private var staying: [Int?] {
    parts.map { $0.isTitle || $0.rank > 0 ? nil : $0.least }
  }

  /// The place of each part in a width; nil for what is left out.
  package func places(in width: Int) -> [Place?] {
    let widths = widths(in: width)
    let gap = HeaderFit.taken(staying) > width ? HeaderFit.leastGap : HeaderFit.gap
    let title = parts.firstIndex(where: \.isTitle) ?? parts.count
    var places: [Place?] = parts.map { _ in nil }
    var (start, end) = (0, width)
    for (index, width) in widths[..<title].enumerated() {
      guard let width else { continue }
      places[index] = Place(x: start, width: width)
      if width > 0 { start += width + gap }
    }
    for index in parts.indices.reversed() where index > title {
      guard let width = widths[index] else { continue }
      places[index] = Place(x: end - width, width: width)
      if width > 0 { end -= width + gap }
    }
    if title < parts.count, let wide = widths[title] {
      // In the window's middle, as far as the buttons allow.
      places[title] = Place(x: max(start, min((width - wide) / 2, end - wide)), width: wide)
    }
    return places
  }

  private func widths(in width: Int) -> [Int?] {
    var widths: [Int?] = parts.map { $0.isTitle ? 0 : $0.least }
    while HeaderFit.taken(widths) > width {
      let shown = parts.indices.filter { widths[$0] != nil && parts[$0].rank > 0 }
      guard let last = shown.max(by: { parts[$0].rank < parts[$1].rank }) else { break }
      widths[last] = nil
    }
    let title = parts.firstIndex(where: \.isTitle)
    let wanted = title.map { min(parts[$0].natural, HeaderFit.titleRoom) + HeaderFit.gap } ?? 0
    var room = width - HeaderFit.taken(widths)
    for (index, part) in parts.enumerated() where !part.isTitle && widths[index] != nil {
      let words = part.natural - part.least
      guard room - words >= wanted else { continue }
      room -= words
      widths[index] = part.natural
    }
    if let title {
      let left = min(room - HeaderFit.gap, parts[title].natural)
      widths[title] = left >= min(parts[title].natural, HeaderFit.leastTitle) ? left : nil
    }
    return widths
  }

  /// An empty box of window controls needs no gap either.
  private static func taken(_ widths: [Int?], gap: Int = HeaderFit.gap) -> Int {
    let shown = widths.compactMap(\.self).filter { $0 > 0 }
    return shown.reduce(0, +) + max(shown.count - 1, 0) * gap
  }
}
