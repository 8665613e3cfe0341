import TouchKit

/// View trees and logs.
extension StateHash {
  package mutating func add(_ tree: ViewTree) {
    add(tree.time)
    add(tree.device.name)
    add(tree.screen)
    add(tree.orientation.rawValue)
    add(tree.focused)
    add(tree.touches.count)
    for touch in tree.touches {
      add(touch.finger)
      add(touch.phase.rawValue)
      add(touch.location)
      add(touch.view)
      add(touch.taps)
    }
    add(tree.windows.count)
    for window in tree.windows {
      add(window.id)
      add(window.level)
      add(window.views)
    }
  }

  private mutating func add(_ nodes: [ViewTree.Node]) {
    add(nodes.count)
    for node in nodes { add(node) }
  }

  private mutating func add(_ node: ViewTree.Node) {
    add(node.id)
    add(node.role?.rawValue)
    add(node.label)
    add(node.text)
    add(node.value)
    add(node.frame)
    add(node.clipped != nil)
    if let clipped = node.clipped { add(clipped) }
    add(node.alpha)
    add(node.visible)
    add(node.enabled)
    add(node.isPressable)
    add(node.actions.count)
    for name in node.actions { add(name) }
    add(node.children)
  }

  /// The lines that are kept, in words.
  package mutating func add(_ log: EventLog) {
    add(log.count)
    for entry in log.entries {
      add(entry.time)
      add(entry.kind.rawValue)
      add(entry.text)
    }
  }
}
