import CShaper

/// Shapes items. A part of an item that was shaped lately is taken out of it, if letters on both sides of the cut are apart.
struct RunShaper {
  private let text: Scalars
  private let style: SetStyle
  private let places: [PlaceTraits]
  private var latest: (item: TextItem, glyphs: [DPShapedGlyph])?

  init(_ text: Scalars, _ style: SetStyle, _ places: [PlaceTraits]) {
    self.text = text
    self.style = style
    self.places = places
  }

  /// The glyphs of an item with the spacing between its letters.
  mutating func shape(_ item: TextItem) -> [DPShapedGlyph] {
    var glyphs = item.isBox ? box(item) : plain(item)
    if style.spacing != 0 { space(&glyphs, item) }
    return glyphs
  }

  private func box(_ item: TextItem) -> [DPShapedGlyph] {
    (item.start..<item.end).map {
      DPShapedGlyph(
        id: UInt32(DPEmptyGlyph), width: style.boxWidth, x: 0, y: 0,
        place: Int32(truncatingIfNeeded: $0), is_joined: false)
    }
  }

  private mutating func plain(_ item: TextItem) -> [DPShapedGlyph] {
    if let part = partOfLatest(item) { return part }
    let glyphs = RunShaper.shape(item, of: text.values, style)
    let isPart =
      latest.map {
        $0.item.font === item.font && $0.item.start <= item.start && $0.item.end >= item.end
      } ?? false
    if !isPart, !item.endsInHyphen { latest = (item, glyphs) }
    return glyphs
  }

  /// The glyphs of an item as the font has them.
  static func shape(_ item: TextItem, of text: [UInt32], _ style: SetStyle) -> [DPShapedGlyph] {
    let (length, start) = (
      Int32(truncatingIfNeeded: text.count), Int32(truncatingIfNeeded: item.start)
    )
    let characters = Int32(truncatingIfNeeded: item.count)
    let count = text.withUnsafeBufferPointer { buffer -> Int32 in
      guard let base = buffer.baseAddress else { return 0 }
      return item.endsInHyphen
        ? dp_shaper_shape_hyphen(
          style.shaper, item.font.handle, base, length, start, characters - 1,
          style.shaping(item), start + characters - 1)
        : dp_shaper_shape(
          style.shaper, item.font.handle, base, length, start, characters, style.shaping(item))
    }
    var glyphs = [DPShapedGlyph](unsafeUninitializedCapacity: Int(count)) { buffer, filled in
      if let base = buffer.baseAddress { dp_shaper_take(style.shaper, base) }
      filled = Int(count)
    }
    for index in glyphs.indices where glyphs[index].id == 0 || glyphs[index].width < 0 {
      mend(&glyphs[index], text[Int(glyphs[index].place)], item.font)
    }
    return glyphs
  }

  /// Gives a width to what a font has no glyph for, and turns a width that leads back.
  private static func mend(_ glyph: inout DPShapedGlyph, _ character: UInt32, _ font: SizedFont) {
    if glyph.id == 0, character == 0x20 || character == 0x2028 {
      // Without a space of the font's, it is a quarter as wide as letters are high.
      glyph.width = character == 0x20 ? font.size / 4 : 0
      glyph.id = UInt32(DPEmptyGlyph)
    }
    if glyph.width < 0 {
      glyph.width = 0 &- glyph.width
      glyph.x &+= glyph.width
    }
  }

  private func partOfLatest(_ item: TextItem) -> [DPShapedGlyph]? {
    guard let latest, !item.endsInHyphen, latest.item.font === item.font,
      latest.item.level == item.level, latest.item.script == item.script,
      latest.item.start <= item.start, item.end <= latest.item.end
    else { return nil }
    if item.count == latest.item.count { return latest.glyphs }
    guard
      dp_shaper_is_usual(characters.tag(ofScript: item.script), item.isFromRight)
    else { return nil }
    guard let first = cut(latest.item, latest.glyphs, at: item.start),
      let last = cut(latest.item, latest.glyphs, at: item.end)
    else { return nil }
    return Array(latest.glyphs[min(first, last)..<max(first, last)])
  }

  /// Between which glyphs a place is, if the letters on its sides are apart.
  private func cut(_ item: TextItem, _ glyphs: [DPShapedGlyph], at place: Int) -> Int? {
    if place == item.start { return item.isFromRight ? glyphs.count : 0 }
    if place == item.end { return item.isFromRight ? 0 : glyphs.count }
    var first = 0
    var end = glyphs.count
    if item.isFromRight {
      while first < end {
        let middle = (first + end) / 2
        if Int(glyphs[middle].place) >= place { first = middle + 1 } else { end = middle }
      }
      guard first > 0, Int(glyphs[first - 1].place) == place, !glyphs[first - 1].is_joined
      else { return nil }
    } else {
      while first < end {
        let middle = (first + end) / 2
        if Int(glyphs[middle].place) < place { first = middle + 1 } else { end = middle }
      }
      guard first < glyphs.count, Int(glyphs[first].place) == place, !glyphs[first].is_joined
      else { return nil }
    }
    return first
  }

  /// Spaces letters out, and leaves half of a space before the first and behind the last.
  private func space(_ glyphs: inout [DPShapedGlyph], _ item: TextItem) {
    guard !glyphs.isEmpty else { return }
    let (before, behind) = (style.spacingBefore, style.spacingBehind)
    var spaced = glyphs
    SetRun.forEachCluster(of: item, glyphs) { cluster, characters in
      let (first, last) = (cluster.lowerBound, cluster.upperBound - 1)
      let start = item.isFromRight ? last : first
      guard places[characters.lowerBound].contains(.caret) else {
        if spaced[start].width == 0 { spaced[start].x &+= item.isFromRight ? before : -behind }
        return
      }
      let isFirst = characters.lowerBound == item.start
      let isLast = characters.upperBound == item.end
      if item.isFromRight ? !isLast : !isFirst {
        spaced[first].width &+= before
        spaced[first].x &+= before
      }
      if item.isFromRight ? !isFirst : !isLast { spaced[last].width &+= behind }
    }
    spaced[0].width &+= before
    spaced[0].x &+= before
    spaced[spaced.count - 1].width &+= behind
    glyphs = spaced
  }
}
