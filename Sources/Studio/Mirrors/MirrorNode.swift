import TouchKit

/// A mirror with the ones in it.
final class MirrorNode {
  /// The view's id, or the way to it by places where it has none.
  let key: String
  let mirror: Mirror
  private(set) var view: ViewTree.Node
  private var children: [MirrorNode] = []

  private init(_ key: String, _ view: ViewTree.Node, in parent: Mirror?, on canvas: Canvas) {
    self.key = key
    self.view = view
    mirror = Mirror(key, MirrorNode.nature(of: view), in: parent, on: canvas)
  }

  var count: Int { children.map(\.count).reduce(1, +) }

  func find(_ key: String) -> MirrorNode? {
    self.key == key ? self : children.lazy.compactMap { $0.find(key) }.first
  }

  /// Makes `old`, the mirrors in a parent, into the mirrors of `views`: what is still there stays the same object, as
  /// whoever reads the screen stands on it.
  static func follow(
    _ views: [ViewTree.Node], from old: [MirrorNode], in parent: MirrorNode?, on canvas: Canvas,
    _ layout: PhoneLayout
  ) -> [MirrorNode] {
    var remaining = Dictionary(old.map { ($0.key, $0) }) { first, _ in first }
    var nodes: [MirrorNode] = []
    for (place, view) in views.flatMap(noticeable).enumerated() {
      let key = view.id ?? "\(parent?.key ?? "")/\(view.role?.rawValue ?? "") \(place)"
      let node: MirrorNode
      if let kept = remaining[key], kept.mirror.nature == nature(of: view) {
        remaining[key] = nil
        node = kept
      } else {
        node = MirrorNode(key, view, in: parent?.mirror, on: canvas)
      }
      node.mirror.order(after: nodes.last?.mirror)
      node.update(view, on: canvas, layout)
      nodes.append(node)
    }
    for gone in old where remaining[gone.key] === gone { gone.mirror.remove() }
    return nodes
  }

  private func update(_ view: ViewTree.Node, on canvas: Canvas, _ layout: PhoneLayout) {
    self.view = view
    let words = [view.label, view.text, view.value].compactMap { $0 }.first { !$0.isEmpty }
    mirror.setWords(label: words ?? "", description: view.value ?? "")
    mirror.setActions(view.id == nil ? [] : view.actions)
    mirror.setEnabled(view.enabled)
    if view.role == .switch || view.role == .tab {
      mirror.setChecked(["on", "selected"].contains(view.value))
    }
    mirror.setFrame(layout.onCanvas(view.clipped ?? view.frame))
    children = MirrorNode.follow(
      view.children, from: children, in: self, on: canvas, layout)
  }

  /// The views that mean something by themselves; the others hand their children up.
  private static func noticeable(_ view: ViewTree.Node) -> [ViewTree.Node] {
    guard view.visible else { return [] }
    let hasWords = [view.label, view.text].contains { $0?.isEmpty == false }
    // A text that is still empty would be an element without a name.
    let hasRole = view.role.map { $0 != .text } ?? false
    if hasRole || hasWords || view.isPressable || !view.actions.isEmpty { return [view] }
    return view.children.flatMap(noticeable)
  }

  private static func nature(of view: ViewTree.Node) -> Mirror.Nature {
    let isGeneric = [nil, .group, .screen, .window].contains(view.role)
    return Mirror.Nature(
      role: isGeneric && view.isPressable ? .button : view.role, isPressable: view.isPressable)
  }
}
