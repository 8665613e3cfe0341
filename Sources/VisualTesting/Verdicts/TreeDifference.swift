import Files
import Rehearsal

/// What changed between two view trees and their pictures, in words.
package enum TreeDifference {
  /// A longer list helps nobody; what is left out is counted.
  static let most = 12

  /// Compares two stored trees.
  ///
  /// Who was recoloured is told by `drawing`, the picture of the comparison at `scale` pixels a point, within `box`.
  package static func words(
    expected: [UInt8], actual: [UInt8], drawing: PixelBuffer, box: PixelRect?, scale: Int
  ) -> [String] {
    guard let before = try? StoredTree(expected), let after = try? StoredTree(actual) else {
      return ["the view trees can't be read, so only the pictures were compared"]
    }
    var sentences = sentences(before, after)
    let changed = Set(sentences.map(\.view.name))
    sentences += recoloured(before, after, drawing, box, scale).filter {
      !changed.contains($0.view.name)
    }
    return told(sentences)
  }

  /// What happened to a view.
  private struct Sentence {
    var view: TreeView
    var what: String
  }

  private static func sentences(_ before: StoredTree, _ after: StoredTree) -> [Sentence] {
    let (old, new) = (numbered(before), numbered(after))
    let former = Dictionary(uniqueKeysWithValues: old)
    let present = Dictionary(uniqueKeysWithValues: new)
    var sentences = new.filter { former[$0.0] == nil }.map {
      Sentence(view: $0.1, what: "appeared")
    }
    for (place, view) in old {
      guard let now = present[place] else {
        sentences.append(Sentence(view: view, what: "vanished"))
        continue
      }
      sentences += changes(view, now).map { Sentence(view: now, what: $0) }
    }
    return sentences
  }

  /// What tells a view from others: of those that share a name, each stands for the one in the same order.
  private struct Place: Hashable {
    var name: String
    var number: Int
  }

  private static func numbered(_ tree: StoredTree) -> [(Place, TreeView)] {
    var seen: [String: Int] = [:]
    return tree.views.map { view in
      seen[view.name, default: 0] += 1
      return (Place(name: view.name, number: seen[view.name, default: 1]), view)
    }
  }

  private static func changes(_ old: TreeView, _ new: TreeView) -> [String] {
    guard old != new else { return [] }
    var words: [String] = []
    if old.frame[2...] != new.frame[2...] {
      words.append("was resized from \(size(old.frame)) to \(size(new.frame))")
    }
    if old.frame[..<2] != new.frame[..<2] {
      words.append(
        "moved by \(plain(new.frame[0] - old.frame[0])), \(plain(new.frame[1] - old.frame[1]))")
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
    if old.isEnabled != new.isEnabled {
      words.append(new.isEnabled ? "was enabled" : "was disabled")
    }
    return words
  }

  private static func size(_ frame: [Double]) -> String {
    "\(plain(frame[2])) × \(plain(frame[3]))"
  }

  /// The views in front at pixels that differ.
  private static func recoloured(
    _ before: StoredTree, _ after: StoredTree, _ drawing: PixelBuffer, _ box: PixelRect?,
    _ scale: Int
  ) -> [Sentence] {
    guard let box, scale > 0 else { return [] }
    // A view is larger than a cell, so one differing pixel of each is enough.
    let cell = 4
    var found: [TreeView] = []
    drawing.bytes.withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      for top in stride(from: box.y, to: box.y + box.height, by: cell) {
        for left in stride(from: box.x, to: box.x + box.width, by: cell) {
          let rows = top..<min(top + cell, box.y + box.height)
          let columns = left..<min(left + cell, box.x + box.width)
          for y in rows {
            guard let x = columns.first(where: { pixels[y * drawing.width + $0] == differing })
            else { continue }
            let front = after.front(Double(x) / Double(scale), Double(y) / Double(scale))
            if let front, !found.contains(where: { $0.name == front.name }) { found.append(front) }
            break
          }
        }
      }
    }
    return found.filter { view in before.views.contains { $0.name == view.name } }
      .map { Sentence(view: $0, what: "was recoloured") }
  }

  /// How a comparison draws a pixel that differs, as it lies in memory.
  private static let differing: UInt32 = 0xFF24_1BE0

  /// The sentences, those about the same thing as one.
  private static func told(_ sentences: [Sentence]) -> [String] {
    var told: [String] = []
    var order: [String] = []
    var views: [String: [TreeView]] = [:]
    for sentence in sentences {
      if views[sentence.what] == nil { order.append(sentence.what) }
      views[sentence.what, default: []].append(sentence.view)
    }
    for what in order {
      // Whoever goes with its parent need not be named.
      let all = views[what] ?? []
      let names = Set(all.map(\.name))
      let leading = all.filter { !names.contains($0.parent) }
      guard let first = leading.first else { continue }
      switch leading.count {
      case 1: told.append("\(first.called) \(what)")
      case 2: told.append("\(first.called) and \(leading[1].called) \(ofSeveral(what))")
      default: told.append("\(first.called) and \(leading.count - 1) others \(ofSeveral(what))")
      }
    }
    guard told.count > most else { return told }
    return told[..<most] + ["and \(told.count - most) more"]
  }

  /// What is said of one thing, said of several.
  private static func ofSeveral(_ what: String) -> String {
    for (one, several) in [
      ("was ", "were "), ("is ", "are "), ("has ", "have "), ("reads ", "read "),
    ]
    where what.hasPrefix(one) { return several + what.dropFirst(one.count) }
    return what
  }
}

extension StoredTree {
  /// The foremost view at a place.
  func front(_ x: Double, _ y: Double) -> TreeView? {
    views.last { view in
      let frame = view.shownFrame
      return view.alpha > 0 && x >= frame[0] && y >= frame[1] && x < frame[0] + frame[2]
        && y < frame[1] + frame[3]
    }
  }
}
