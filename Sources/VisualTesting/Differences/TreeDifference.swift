import Files
import Rehearsal
import TouchKit

/// Says in words what changed from one stored view tree to another.
package enum TreeDifference {
  /// A longer list is of no use; what is left out is counted.
  static let most = 12

  /// Compares two stored trees.
  ///
  /// Which views were recoloured is found from `drawing`, the picture of the comparison at `scale` pixels a point, within
  /// `box`.
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
    return joined(sentences)
  }

  /// What happened to a view.
  struct Sentence {
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
    for (key, view) in old {
      guard let now = present[key] else {
        sentences.append(Sentence(view: view, what: "vanished"))
        continue
      }
      sentences += changes(view, now).map { Sentence(view: now, what: $0) }
    }
    return sentences
  }

  /// Tells a view from others: views of one name are numbered in their order.
  private struct ViewKey: Hashable {
    var name: String
    var number: Int
  }

  private static func numbered(_ tree: StoredTree) -> [(ViewKey, TreeView)] {
    var seen: [String: Int] = [:]
    return tree.views.map { view in
      seen[view.name, default: 0] += 1
      return (ViewKey(name: view.name, number: seen[view.name, default: 1]), view)
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
        "moved by \((new.frame[0] - old.frame[0]).twoDecimals), \((new.frame[1] - old.frame[1]).twoDecimals)"
      )
    }
    if old.alpha != new.alpha {
      words.append("faded from \(old.alpha.twoDecimals) to \(new.alpha.twoDecimals)")
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
    "\(frame[2].twoDecimals) × \(frame[3].twoDecimals)"
  }

  /// The sentences as lines, with one line for all views to which the same happened.
  private static func joined(_ sentences: [Sentence]) -> [String] {
    var lines: [String] = []
    var order: [String] = []
    var views: [String: [TreeView]] = [:]
    for sentence in sentences {
      if views[sentence.what] == nil { order.append(sentence.what) }
      views[sentence.what, default: []].append(sentence.view)
    }
    for what in order {
      // A view to which the same happened as to its parent need not be named.
      let all = views[what] ?? []
      let names = Set(all.map(\.name))
      let leading = all.filter { !names.contains($0.parent) }
      guard let first = leading.first else { continue }
      switch leading.count {
      case 1: lines.append("\(first.called) \(what)")
      case 2: lines.append("\(first.called) and \(leading[1].called) \(ofSeveral(what))")
      default: lines.append("\(first.called) and \(leading.count - 1) others \(ofSeveral(what))")
      }
    }
    guard lines.count > most else { return lines }
    return lines[..<most] + ["and \(lines.count - most) more"]
  }

  /// Words about one view, in the plural.
  private static func ofSeveral(_ what: String) -> String {
    for (one, several) in [
      ("was ", "were "), ("is ", "are "), ("has ", "have "), ("reads ", "read "),
    ]
    where what.hasPrefix(one) { return several + what.dropFirst(one.count) }
    return what
  }
}
