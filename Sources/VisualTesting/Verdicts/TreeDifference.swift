import Files

/// What changed between two view trees and their pictures, in words.
public struct TreeDifference: Equatable, Sendable {
  public var sentences: [String]

  /// A longer list helps nobody; what is left out is counted.
  static let most = 12

  /// Compares two trees as `inspect` writes them; the pictures tell who was recoloured.
  public static func words(
    expectedTree: [UInt8], actualTree: [UInt8], expected: PixelBuffer, actual: PixelBuffer,
    scale: Int
  ) -> [String] {
    guard let before = try? StoredTree(expectedTree), let after = try? StoredTree(actualTree)
    else { return ["the view trees can't be read, so only the pictures were compared"] }
    var sentences = changes(before, after)
    let changed = Set(sentences.map(\.name))
    sentences += recoloured(
      before, after, expected, actual, scale: scale, notCounting: changed)
    var words = sentences.map(\.words)
    if words.count > most {
      let left = words.count - most
      words = Array(words[..<most]) + ["and \(left) more"]
    }
    return words
  }

  private struct Sentence {
    var name: String
    var words: String
  }

  private static func changes(_ before: StoredTree, _ after: StoredTree) -> [Sentence] {
    var sentences: [Sentence] = []
    let old = Dictionary(before.views.map { ($0.name, $0) }) { first, _ in first }
    let new = Dictionary(after.views.map { ($0.name, $0) }) { first, _ in first }
    for view in after.views where old[view.name] == nil && view.visible {
      sentences.append(Sentence(name: view.name, words: "\(quoted(view)) appeared"))
    }
    for view in before.views {
      guard let now = new[view.name] else {
        if view.visible {
          sentences.append(Sentence(name: view.name, words: "\(quoted(view)) vanished"))
        }
        continue
      }
      guard view != now else { continue }
      for words in changes(view, now) {
        sentences.append(Sentence(name: view.name, words: "\(quoted(view)) \(words)"))
      }
    }
    return sentences
  }

  private static func changes(_ old: TreeView, _ new: TreeView) -> [String] {
    var words: [String] = []
    if old.visible != new.visible { words.append(new.visible ? "became visible" : "was hidden") }
    guard old.visible || new.visible else { return words }
    if old.frame[2] != new.frame[2] || old.frame[3] != new.frame[3] {
      words.append(
        "was resized from \(size(old.frame)) to \(size(new.frame))")
    }
    if old.frame[0] != new.frame[0] || old.frame[1] != new.frame[1] {
      let x = new.frame[0] - old.frame[0]
      let y = new.frame[1] - old.frame[1]
      words.append("moved by \(plain(x)), \(plain(y))")
    }
    if old.alpha != new.alpha {
      words.append("faded from \(plain(old.alpha)) to \(plain(new.alpha))")
    }
    if old.text != new.text {
      words.append("reads «\(new.text ?? "")» instead of «\(old.text ?? "")»")
    }
    if old.value != new.value {
      words.append("has the value «\(new.value ?? "")» instead of «\(old.value ?? "")»")
    }
    if old.label != new.label {
      words.append("is called «\(new.label ?? "")» instead of «\(old.label ?? "")»")
    }
    return words
  }

  /// The unchanged views in front at pixels that differ.
  private static func recoloured(
    _ before: StoredTree, _ after: StoredTree, _ expected: PixelBuffer, _ actual: PixelBuffer,
    scale: Int, notCounting changed: Set<String>
  ) -> [Sentence] {
    guard expected.width == actual.width, expected.height == actual.height, scale > 0 else {
      return []
    }
    let visible = after.views.filter { $0.visible && $0.alpha > 0 }
    var found: [String] = []
    var byName: [String: TreeView] = [:]
    // Every fourth pixel both ways is enough to name views, which are larger than that.
    for y in stride(from: 0, to: expected.height, by: 4) {
      for x in stride(from: 0, to: expected.width, by: 4) {
        let start = (y * expected.width + x) * 4
        guard expected.bytes[start..<start + 4] != actual.bytes[start..<start + 4] else { continue }
        let px = Double(x) / Double(scale)
        let py = Double(y) / Double(scale)
        let front = visible.last { view in
          let frame = view.shownFrame
          return px >= frame[0] && py >= frame[1] && px < frame[0] + frame[2]
            && py < frame[1] + frame[3]
        }
        guard let front, byName[front.name] == nil else { continue }
        byName[front.name] = front
        found.append(front.name)
      }
    }
    return found.compactMap { name in
      guard !changed.contains(name), let view = byName[name], before.views.contains(view) else {
        return nil
      }
      return Sentence(name: name, words: "\(quoted(view)) was recoloured")
    }
  }

  private static func quoted(_ view: TreeView) -> String {
    if view.hasID { return "\"\(view.name)\"" }
    return view.text.map { "\(view.name) «\($0)»" } ?? view.name
  }

  private static func size(_ frame: [Double]) -> String {
    "\(plain(frame[2])) × \(plain(frame[3]))"
  }

  private static func plain(_ number: Double) -> String {
    let hundredths = (number * 100).rounded()
    guard let whole = Int(exactly: hundredths) else { return "\(number)" }
    return whole % 100 == 0 ? "\(whole / 100)" : "\(Double(whole) / 100)"
  }
}
