import TouchKit
import Widgets
import Workbench

/// A proxy with those inside it.
final class AccessibilityNode {
  private var element: AccessibilityElement
  private let proxy: AccessibilityProxy
  private var children: [AccessibilityNode] = []

  private init(_ element: AccessibilityElement, in parent: AccessibilityProxy?, on canvas: Canvas) {
    self.element = element
    proxy = AccessibilityProxy(element.key, element.kind, in: parent, on: canvas)
  }

  /// Makes `old`, the proxies in a parent, into the proxies of `elements`. A proxy whose view still exists stays the
  /// same object, because a screen reader may be on it.
  static func follow(
    _ elements: [AccessibilityElement], from old: [AccessibilityNode],
    in parent: AccessibilityNode?,
    on canvas: Canvas, _ layout: PhoneLayout
  ) -> [AccessibilityNode] {
    let indices = AccessibilityElement.indices(of: elements, among: old.map(\.element))
    var nodes: [AccessibilityNode] = []
    for (element, index) in zip(elements, indices) {
      let node = index.map { old[$0] } ?? AccessibilityNode(element, in: parent?.proxy, on: canvas)
      node.proxy.order(after: nodes.last?.proxy)
      node.update(element, on: canvas, layout)
      nodes.append(node)
    }
    for (index, gone) in old.enumerated() where !indices.contains(index) { gone.proxy.remove() }
    return nodes
  }

  private func update(_ element: AccessibilityElement, on canvas: Canvas, _ layout: PhoneLayout) {
    self.element = element
    proxy.setWords(label: element.label, description: element.description)
    proxy.setActions(element.actions)
    proxy.setEnabled(element.isEnabled)
    if let isChecked = element.isChecked { proxy.setChecked(isChecked) }
    proxy.setFrame(layout.onCanvas(element.frame))
    children = AccessibilityNode.follow(
      element.children, from: children, in: self, on: canvas, layout)
  }
}
