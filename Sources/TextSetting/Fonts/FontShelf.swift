/// All faces, and the lists that styles have been set in. Belongs to one thread.
final class FontShelf {
  private struct Key: Equatable {
    let families: [String]
    let weight: Double
    let size: Int32
  }

  let faces: [FontFace]
  private var lists: [(key: Key, list: FontList)] = []
  private var sized: [SizedFont] = []

  /// More sizes are forgotten: a picture has some ten, and a text that grows has many, each once.
  private static let mostLists = 64

  init(_ faces: [FontFace]) { self.faces = faces }

  /// Whether a face has a character.
  func has(_ character: UInt32) -> Bool { faces.contains { $0.coverage.has(character) } }

  /// The fonts for some families: those of a family before those of the next one and before all others; among them those that are
  /// nearest in weight, and then those that come first.
  func list(_ families: [String], weight: Double, size: Int32) -> FontList {
    let key = Key(families: families, weight: weight, size: size)
    if let found = lists.lastIndex(where: { $0.key == key }) {
      let kept = lists[found]
      if found < lists.count - 1 {
        lists.remove(at: found)
        lists.append(kept)
      }
      return kept.list
    }
    let ranked = faces.indices.map { index in
      let face = faces[index]
      let family = families.firstIndex { face.isOf($0) } ?? families.count
      return (family: family, distance: abs(face.weight - weight), index: index)
    }
    .sorted { a, b in
      if a.family != b.family { return a.family < b.family }
      return a.distance != b.distance ? a.distance < b.distance : a.index < b.index
    }
    let list = FontList(ranked.map { font(faces[$0.index], size: size) })
    if lists.count == FontShelf.mostLists { lists.removeFirst() }
    lists.append((key, list))
    return list
  }

  private func font(_ face: FontFace, size: Int32) -> SizedFont {
    if let found = sized.first(where: { $0.face === face && $0.size == size }) { return found }
    let font = SizedFont(face, size: size)
    if sized.count == FontShelf.mostLists * 4 { sized.removeFirst(sized.count / 2) }
    sized.append(font)
    return font
  }
}
