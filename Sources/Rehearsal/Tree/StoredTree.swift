import JSON

/// A view tree that was read from a file: its visible views in one list, from back to front.
package struct StoredTree: Equatable {
  package private(set) var views: [TreeView] = []

  /// Reads a view tree; members that it does not know are passed over.
  package init(_ bytes: [UInt8]) throws(Problem) {
    let root = try JSONReader.parse(bytes)
    guard case .array(let windows) = root["windows"]?.kind else {
      throw root.problem("this is not a view tree", "a view tree has an array \"windows\"")
    }
    for window in windows {
      guard case .array(let nodes) = window["views"]?.kind else { continue }
      add(nodes, in: StoredTree.string(window["id"]) ?? "window", under: "")
    }
  }

  private mutating func add(_ nodes: [JSONValue], in path: String, under parent: String) {
    var seen: [String: Int] = [:]
    for node in nodes {
      let id = StoredTree.string(node["id"])
      let role = StoredTree.string(node["role"])
      let kind = role ?? "view"
      seen[kind, default: 0] += 1
      let name = id ?? "\(path)/\(kind) \(seen[kind, default: 1])"
      if node["visible"]?.kind != .bool(false) {
        views.append(
          TreeView(
            name: name, hasID: id != nil, parent: parent, role: role,
            text: StoredTree.string(node["text"]), value: StoredTree.string(node["value"]),
            label: StoredTree.string(node["label"]),
            frame: StoredTree.numbers(node["frame"]) ?? [0, 0, 0, 0],
            clipped: StoredTree.numbers(node["clipped"]),
            alpha: StoredTree.number(node["alpha"]) ?? 1,
            isEnabled: node["enabled"]?.kind != .bool(false)))
      }
      if case .array(let children) = node["children"]?.kind {
        add(children, in: name, under: name)
      }
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
