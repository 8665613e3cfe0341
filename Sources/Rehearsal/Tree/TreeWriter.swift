import JSON
import TouchKit

/// Writes view trees as `inspect` shows them, whole or in brief. Numbers have two decimals at most.
package enum TreeWriter {
  /// The version of the format.
  static let version = 1

  /// A whole file, with the log and the explanation of a touch if they are not nil.
  package static func write(
    _ tree: ViewTree, log: [LogEntry]? = nil, explanation: TouchExplanation? = nil
  ) -> [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.object { object in
      members(of: tree, to: &object)
      if let explanation {
        object.key("explain")
        write(explanation, to: &object)
      }
      if let log {
        object.key("log")
        object.array { array in for entry in log { write(entry, to: &array) } }
      }
    }
    return writer.bytes
  }

  /// The file beside a picture. It leaves out invisible views and usual values (full alpha, enabled), because there are
  /// many such files.
  package static func brief(_ tree: ViewTree) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { object in
      head(of: tree, to: &object)
      windows(of: tree, to: &object, writeBriefly)
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  private static func head(of tree: ViewTree, to object: inout JSONWriter) {
    object.member("inspect", version)
    object.member("time", tree.time.milliseconds, .rounded(3))
  }

  private static func members(of tree: ViewTree, to object: inout JSONWriter) {
    head(of: tree, to: &object)
    object.key("device")
    object.object(onOneLine: true) { device in
      device.member("name", tree.device.name)
      device.member("width", tree.screen.width, .rounded(2))
      device.member("height", tree.screen.height, .rounded(2))
      device.member("scale", tree.device.scale)
      device.member("orientation", tree.orientation.rawValue)
    }
    object.key("focused")
    if let focused = tree.focused { object.string(focused) } else { object.null() }
    object.key("touches")
    object.array { array in for touch in tree.touches { write(touch, to: &array) } }
    windows(of: tree, to: &object, write)
  }

  private static func windows(
    of tree: ViewTree, to object: inout JSONWriter,
    _ writeNode: (ViewTree.Node, inout JSONWriter) -> Void
  ) {
    object.key("windows")
    object.array { array in
      for window in tree.windows {
        array.object { object in
          object.member("id", window.id)
          object.member("level", window.level)
          object.key("views")
          object.array { views in for node in window.views { writeNode(node, &views) } }
        }
      }
    }
  }

  private static func write(_ touch: ViewTree.TouchNode, to array: inout JSONWriter) {
    array.object(onOneLine: true) { object in
      object.member("finger", touch.finger)
      object.member("phase", touch.phase.rawValue)
      object.member("x", touch.location.x, .rounded(2))
      object.member("y", touch.location.y, .rounded(2))
      if let view = touch.view { object.member("view", view) }
      object.member("taps", touch.taps)
    }
  }

  private static func write(_ node: ViewTree.Node, to array: inout JSONWriter) {
    // A node without children is one line.
    array.object(onOneLine: node.children.isEmpty) { object in
      writeLook(of: node, to: &object)
      object.member("alpha", node.alpha, .rounded(2))
      object.member("visible", node.visible)
      object.member("enabled", node.enabled)
      if !node.actions.isEmpty {
        object.key("actions")
        object.array(onOneLine: true) { array in for name in node.actions { array.string(name) } }
      }
      guard !node.children.isEmpty else { return }
      object.key("children")
      object.array { children in for child in node.children { write(child, to: &children) } }
    }
  }

  private static func writeBriefly(_ node: ViewTree.Node, to array: inout JSONWriter) {
    guard node.visible else {
      // A view that is clipped away or empty may have visible children.
      for child in node.children { writeBriefly(child, to: &array) }
      return
    }
    array.object { object in
      writeLook(of: node, to: &object)
      if node.alpha < 1 { object.member("alpha", node.alpha, .rounded(2)) }
      if !node.enabled { object.member("enabled", false) }
      guard node.children.contains(where: shows) else { return }
      object.key("children")
      object.array { children in for child in node.children { writeBriefly(child, to: &children) } }
    }
  }

  private static func shows(_ node: ViewTree.Node) -> Bool {
    node.visible || node.children.contains(where: shows)
  }

  /// What a view is and where it is.
  private static func writeLook(of node: ViewTree.Node, to object: inout JSONWriter) {
    if let id = node.id { object.member("id", id) }
    if let role = node.role { object.member("role", role.rawValue) }
    if let label = node.label { object.member("label", label) }
    if let text = node.text { object.member("text", text) }
    if let value = node.value { object.member("value", value) }
    write("frame", node.frame, to: &object)
    if let clipped = node.clipped { write("clipped", clipped, to: &object) }
  }

  private static func write(_ key: String, _ rect: Rect, to object: inout JSONWriter) {
    object.key(key)
    object.array(onOneLine: true) { array in
      for number in [rect.x, rect.y, rect.width, rect.height] { array.number(number, .rounded(2)) }
    }
  }

  private static func write(_ entry: LogEntry, to array: inout JSONWriter) {
    array.object(onOneLine: true) { object in
      object.member("t", entry.time.milliseconds, .rounded(3))
      object.member("kind", entry.kind.rawValue)
      object.member("text", entry.text)
    }
  }
}
