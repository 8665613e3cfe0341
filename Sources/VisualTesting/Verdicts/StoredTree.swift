import Files
import TouchKit

/// The view tree of a baseline: what can be seen of it, flattened from back to front.
///
/// The file beside a picture is written as `inspect` writes view trees, without what cannot be seen and without what is as
/// usual (full alpha, enabled), because there are many of them. What `inspect` wrote can be read as well.
package struct StoredTree: Equatable {
  var views: [TreeView] = []

  /// The version of the format, `inspect`'s own.
  static let version = 1

  // MARK: Writing

  /// The file of a view tree.
  static func file(of tree: ViewTree) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { object in
      object.member("inspect", version)
      object.member("time", tree.time.milliseconds, .rounded(3))
      object.key("windows")
      object.array { windows in
        for window in tree.windows {
          windows.object { object in
            object.member("id", window.id)
            object.member("level", window.level)
            object.key("views")
            object.array { views in for node in window.views { write(node, to: &views) } }
          }
        }
      }
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  private static func write(_ node: ViewTree.Node, to array: inout JSONWriter) {
    guard node.visible else {
      // What is clipped away or empty may have children that show.
      for child in node.children { write(child, to: &array) }
      return
    }
    array.object { object in
      if let id = node.id { object.member("id", id) }
      if let role = node.role { object.member("role", role.rawValue) }
      if let label = node.label { object.member("label", label) }
      if let text = node.text { object.member("text", text) }
      if let value = node.value { object.member("value", value) }
      write("frame", node.frame, to: &object)
      if let clipped = node.clipped { write("clipped", clipped, to: &object) }
      if node.alpha < 1 { object.member("alpha", node.alpha, .rounded(2)) }
      if !node.enabled { object.member("enabled", false) }
      guard node.children.contains(where: shows) else { return }
      object.key("children")
      object.array { children in for child in node.children { write(child, to: &children) } }
    }
  }

  private static func shows(_ node: ViewTree.Node) -> Bool {
    node.visible || node.children.contains(where: shows)
  }

  private static func write(_ key: String, _ rect: Rect, to object: inout JSONWriter) {
    object.key(key)
    object.array { array in
      for number in [rect.x, rect.y, rect.width, rect.height] { array.number(number, .rounded(2)) }
    }
  }

  // MARK: Reading

  /// Reads a view tree; members that it does not know are passed over.
  package init(_ bytes: [UInt8]) throws(Problem) {
    let root = try JSONReader.parse(bytes)
    guard case .array(let windows) = root["windows"]?.kind else {
      throw root.problem("this is no view tree", "a view tree has \"windows\"")
    }
    for window in windows {
      guard case .array(let nodes) = window["views"]?.kind else { continue }
      add(nodes, in: StoredTree.string(window["id"]) ?? "window", under: "")
    }
  }

  private mutating func add(_ nodes: [JSONValue], in place: String, under parent: String) {
    var seen: [String: Int] = [:]
    for node in nodes {
      let id = StoredTree.string(node["id"])
      let role = StoredTree.string(node["role"])
      let kind = role ?? "view"
      seen[kind, default: 0] += 1
      let name = id ?? "\(place)/\(kind) \(seen[kind, default: 1])"
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
