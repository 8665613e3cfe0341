import Files

/// A view of a stored view tree, as far as words about pictures need it.
struct TreeView: Equatable {
  /// The id, or the way to the view where it has none.
  var name: String
  var hasID: Bool
  var text: String?
  var value: String?
  var label: String?
  /// x, y, width, height on the screen, in points.
  var frame: [Double]
  var clipped: [Double]?
  var alpha: Double
  var visible: Bool

  /// The part that can be seen.
  var shownFrame: [Double] { clipped ?? frame }
}

/// A stored view tree, flattened from back to front.
struct StoredTree: Equatable {
  var views: [TreeView] = []

  /// Reads what `inspect` writes; anything it does not know is passed over.
  init(_ bytes: [UInt8]) throws(Problem) {
    let root = try JSONReader.parse(bytes)
    guard case .array(let windows) = root["windows"]?.kind else {
      throw root.problem("this is no view tree", "a view tree has \"windows\"")
    }
    for window in windows {
      guard case .array(let nodes) = window["views"]?.kind else { continue }
      let name = StoredTree.string(window["id"]) ?? "window"
      add(nodes, under: name)
    }
  }

  private mutating func add(_ nodes: [JSONValue], under parent: String) {
    var seen: [String: Int] = [:]
    for node in nodes {
      let id = StoredTree.string(node["id"])
      let kind = StoredTree.string(node["role"]) ?? "view"
      seen[kind, default: 0] += 1
      let name = id ?? "\(parent)/\(kind) \(seen[kind, default: 1])"
      views.append(
        TreeView(
          name: name, hasID: id != nil, text: StoredTree.string(node["text"]),
          value: StoredTree.string(node["value"]), label: StoredTree.string(node["label"]),
          frame: StoredTree.numbers(node["frame"]) ?? [0, 0, 0, 0],
          clipped: StoredTree.numbers(node["clipped"]),
          alpha: StoredTree.number(node["alpha"]) ?? 1,
          visible: node["visible"]?.kind != .bool(false)))
      if case .array(let children) = node["children"]?.kind { add(children, under: name) }
    }
  }

  private static func string(_ value: JSONValue?) -> String? {
    if case .string(let string) = value?.kind { string } else { nil }
  }

  private static func number(_ value: JSONValue?) -> Double? {
    if case .number(let number, _) = value?.kind { number } else { nil }
  }

  private static func numbers(_ value: JSONValue?) -> [Double]? {
    guard case .array(let items) = value?.kind, items.count == 4 else { return nil }
    let numbers = items.compactMap(number)
    return numbers.count == 4 ? numbers : nil
  }
}
