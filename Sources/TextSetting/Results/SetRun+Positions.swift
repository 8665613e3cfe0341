import CShaper

/// Where characters are in a run. A cluster of several letters is as wide for each of them, unless the font says where its parts are.
extension SetRun {
  /// Where the edge of a letter is, from the run's left end.
  func x(of place: Place, trailing: Bool, _ places: [PlaceTraits]) -> Int32 {
    // A letter that began in the run before.
    if place.character < item.start { return 0 }
    guard let cluster = cluster(at: place.character) else { return 0 }
    // The ellipsis counts letters as if it were at the beginning of the text.
    let shift = isEllipsis ? item.start : 0
    var (letters, before): (Int32, Int32) = (0, 0)
    for character in cluster.characters where places[character - shift].contains(.caret) {
      letters += 1
      if character < place.character || character == place.character && place.isInside {
        before += 1
      }
    }
    if trailing { before = min(before + 1, letters) }
    if letters == 0 { return cluster.start }
    if before > 0, before < letters, let x = fontCaret(in: cluster, behind: before) { return x }
    return ((letters - before) &* cluster.start &+ before &* cluster.end) / letters
  }

  private struct FoundCluster {
    let glyphs: Range<Int>
    let characters: Range<Int>
    /// Where it begins and ends in the order of reading.
    let start: Int32
    let end: Int32
  }

  /// The cluster of a character; the last one for what is behind the run.
  private func cluster(at character: Int) -> FoundCluster? {
    var x: Int32 = item.isFromRight ? width : 0
    var found: FoundCluster?
    forEachCluster { cluster, characters in
      if let found, character < found.characters.upperBound { return }
      var width: Int32 = 0
      for index in cluster { width = width &+ glyphs[index].width }
      let end = item.isFromRight ? x &- width : x &+ width
      found = FoundCluster(glyphs: cluster, characters: characters, start: x, end: end)
      x = end
    }
    return found
  }

  /// Where the font says that the letters of a ligature part.
  private func fontCaret(in cluster: FoundCluster, behind letters: Int32) -> Int32? {
    var only: Int?
    for index in cluster.glyphs {
      let isMark =
        cluster.glyphs.count > 1
        && dp_shaper_face_is_mark(item.font.face.handle, glyphs[index].id)
      if isMark { continue }
      if only != nil { return nil }
      only = index
    }
    guard let only else { return nil }
    var x: Int32 = 0
    guard
      dp_shaper_font_caret(item.font.handle, item.isFromRight, glyphs[only].id, letters - 1, &x)
    else { return nil }
    return (item.isFromRight ? cluster.end : cluster.start) &+ x &+ glyphs[only].x
  }

  /// The character at a position from the run's left end, and whether the position is in the half of it that is read later.
  func character(at x: Int32) -> (character: Int, isTrailing: Bool) {
    var left: Int32 = item.isFromRight ? width : 0
    var found: FoundCluster?
    forEachCluster { cluster, characters in
      guard found == nil else { return }
      var hit = false
      let start = left
      for index in item.isFromRight ? Array(cluster.reversed()) : Array(cluster) {
        let width = glyphs[index].width
        if item.isFromRight { left = left &- width }
        if left <= x, x < left &+ width { hit = true }
        if !item.isFromRight { left = left &+ width }
      }
      if hit {
        found = FoundCluster(glyphs: cluster, characters: characters, start: start, end: left)
      }
    }
    guard let cluster = found, cluster.start != cluster.end else {
      return (found?.characters.lowerBound ?? item.start, false)
    }
    let count = Double(cluster.characters.count)
    let share = Double(x &- cluster.start) * count / Double(cluster.end &- cluster.start)
    var index = 0
    if cluster.start < cluster.end {
      while Double(index + 1) <= share { index += 1 }
      return (cluster.characters.lowerBound + index, share - share.rounded(.towardZero) >= 0.5)
    }
    while Double(index + 1) < share { index += 1 }
    let rest = count - share
    return (cluster.characters.lowerBound + index, rest - rest.rounded(.towardZero) < 0.5)
  }
}
