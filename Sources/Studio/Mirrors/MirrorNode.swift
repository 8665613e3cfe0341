import TouchKit

/// A mirror with the ones in it.
final class MirrorNode {
  private var element: MirrorElement
  private let mirror: Mirror
  private var children: [MirrorNode] = []

  private init(_ element: MirrorElement, in parent: Mirror?, on canvas: Canvas) {
    self.element = element
    mirror = Mirror(element.key, element.nature, in: parent, on: canvas)
  }

  /// Makes `old`, the mirrors in a parent, into the mirrors of `elements`: what is still there stays the same object, as
  /// whoever reads the screen stands on it.
  static func follow(
    _ elements: [MirrorElement], from old: [MirrorNode], in parent: MirrorNode?,
    on canvas: Canvas, _ layout: PhoneLayout
  ) -> [MirrorNode] {
    let places = MirrorElement.places(of: elements, among: old.map(\.element))
    var nodes: [MirrorNode] = []
    for (element, place) in zip(elements, places) {
      let node = place.map { old[$0] } ?? MirrorNode(element, in: parent?.mirror, on: canvas)
      node.mirror.order(after: nodes.last?.mirror)
      node.update(element, on: canvas, layout)
      nodes.append(node)
    }
    for (place, gone) in old.enumerated() where !places.contains(place) { gone.mirror.remove() }
    return nodes
  }

  private func update(_ element: MirrorElement, on canvas: Canvas, _ layout: PhoneLayout) {
    self.element = element
    mirror.setWords(label: element.label, description: element.description)
    mirror.setActions(element.actions)
    mirror.setEnabled(element.isEnabled)
    if let isChecked = element.isChecked { mirror.setChecked(isChecked) }
    mirror.setFrame(layout.onCanvas(element.frame))
    children = MirrorNode.follow(
      element.children, from: children, in: self, on: canvas, layout)
  }
}
