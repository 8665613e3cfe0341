import TouchKit

/// Finds whether a line can be brought into sight.
extension SeenPart {
  /// What hides a line wherever its lists are scrolled to; nil if it can be seen whole.
  ///
  /// The line moves down by some distance when its lists are scrolled. From the inside out each clip narrows the
  /// distances at which all of the line is in it, and each list widens them by how far it scrolls.
  func whatHides(_ line: Rect, slack: Double) -> String? {
    var reachable = 0.0...0.0
    for clip in clips {
      // The clip of a list holds what the list moves.
      reachable =
        reachable.lowerBound - clip.travel.upperBound...reachable.upperBound
        - clip.travel.lowerBound
      let clipName = clip.name ?? SeenPart.screenName
      guard line.x >= clip.rect.x - slack, line.maxX <= clip.rect.maxX + slack,
        line.height <= clip.rect.height + slack
      else { return clipName }
      let low = max(reachable.lowerBound, clip.rect.y - slack - line.y)
      let high = min(reachable.upperBound, clip.rect.maxY + slack - line.maxY)
      guard low <= high else { return clipName }
      reachable = low...high
    }
    return whatCovers(line, reachable, slack: slack)
  }

  /// The name of what ends where the screen does.
  private static let screenName = "the screen's edge"

  private func whatCovers(
    _ line: Rect, _ reachable: ClosedRange<Double>, slack: Double
  ) -> String? {
    // One point of the line may be under an edge.
    let core = line.inset(by: slack)
    guard !core.isEmpty else { return nil }
    let over = covers.filter { $0.rect.x < core.maxX && core.x < $0.rect.maxX }
    if let fixed = over.first(where: { $0.isFixed && $0.rect.intersects(core) }) {
      return fixed.name
    }
    let moving = over.filter { !$0.isFixed }
    func first(at distance: Double) -> Cover? {
      // Beside a cover, rounding must not count as under it.
      let place = core.inset(by: slack / 2).offset(by: Point(0, distance))
      return moving.first { $0.rect.intersects(place) }
    }
    // If there is a free place, there is one at an end or beside a cover.
    var places = [0, reachable.lowerBound, reachable.upperBound]
    for cover in moving { places += [cover.rect.maxY - core.y, cover.rect.y - core.maxY] }
    let possible = places.filter { reachable.contains($0) }
    if possible.contains(where: { first(at: $0) == nil }) { return nil }
    return first(at: min(max(0, reachable.lowerBound), reachable.upperBound))?.name
      ?? possible.lazy.compactMap { first(at: $0)?.name }.first
  }
}
