/// Makes the tree's nodes of a view, with the effects of its ancestors.
struct TreeBuilder {
  var transform: AffineTransform
  /// The part of the screen that the ancestors' clips leave.
  var clip: Rect?
  var alpha: Double
  var visible: Bool
  var enabled: Bool
  /// When the tree is read; nil for the values that all moves to.
  let time: Time?
  /// The owners of the ids; nil if no two views share one.
  let owners: IDOwners?

  func nodes(of view: View) -> [ViewTree.Node] {
    let shown = Shown(view: view, time: time)
    let place = transform.after(shown.transformToParent)
    let frame = place.boundingBox(shown.bounds)
    let left = clip.flatMap { $0.intersection(frame) }
    let alpha = alpha * shown.alpha
    let visible = visible && !view.isHidden
    let enabled = enabled && view.isEnabledForTree
    let id = owners.map { $0.id(of: view) } ?? view.id
    let inner = TreeBuilder(
      transform: place, clip: view.clipsToBounds ? left : clip, alpha: alpha, visible: visible,
      enabled: enabled, time: time, owners: owners)
    let children = view.isElement ? [] : view.subviews.flatMap(inner.nodes)
    guard id != nil || view.role != nil || view.text != nil else { return children }
    return [
      ViewTree.Node(
        id: id, role: view.role, label: view.label, text: view.text, value: view.value,
        frame: frame,
        clipped: left == frame ? nil : left ?? Rect(origin: frame.origin, size: .zero),
        alpha: alpha,
        visible: visible && alpha > View.invisibleAlpha && left != nil, enabled: enabled,
        isPressable: view.isPressable, actions: view.customActions.map { $0.name },
        children: children)
    ]
  }
}
