import TouchKit

/// What can't change in the widget of an element: if it has to, a new one replaces the old one.
package struct ElementKind: Equatable {
  package var role: Role?
  package var isPressable: Bool

  package init(role: Role? = nil, isPressable: Bool) {
    self.role = role
    self.isPressable = isPressable
  }
}

/// What assistive technology knows of a view: a value without a widget.
package struct AccessibilityElement: Equatable {
  /// The view's id or, if it has no id, its path by indices.
  package let key: String
  package let kind: ElementKind
  /// Whether the view has an id, by which an input can name it.
  package let isNamed: Bool
  package let label: String
  package let description: String
  /// Its actions besides pressing.
  package let actions: [String]
  package let isEnabled: Bool
  /// Nil for a view that can't be checked.
  package let isChecked: Bool?
  /// Where it can be seen, on the phone's screen.
  package let frame: Rect
  package let children: [AccessibilityElement]

  /// The elements of views; `parent` is the key of the one that they are in.
  package static func elements(of views: [ViewTree.Node], in parent: String = "")
    -> [AccessibilityElement]
  {
    views.flatMap(noticeable).enumerated().map { index, view in
      AccessibilityElement(view, key: view.id ?? "\(parent)/\(view.role?.rawValue ?? "") \(index)")
    }
  }

  private init(_ view: ViewTree.Node, key: String) {
    self.key = key
    kind = AccessibilityElement.kind(of: view)
    isNamed = view.id != nil
    label = [view.label, view.text, view.value].compactMap { $0 }.first { !$0.isEmpty } ?? ""
    description = view.value ?? ""
    actions = view.id == nil ? [] : view.actions
    isEnabled = view.enabled
    let isCheckable = view.role == .switch || view.role == .tab
    isChecked = isCheckable ? ["on", "selected"].contains(view.value) : nil
    frame = view.clipped ?? view.frame
    children = AccessibilityElement.elements(of: view.children, in: key)
  }

  /// For each element the index of the former element that it continues, which has the same key and kind; nil for a new
  /// one.
  package static func indices(
    of elements: [AccessibilityElement], among former: [AccessibilityElement]
  )
    -> [Int?]
  {
    var remaining = Dictionary(former.enumerated().map { ($1.key, $0) }) { first, _ in first }
    return elements.map { element in
      guard let index = remaining[element.key], former[index].kind == element.kind else {
        return nil
      }
      remaining[element.key] = nil
      return index
    }
  }

  /// How many elements it is, with those in it.
  package var count: Int { children.map(\.count).reduce(1, +) }

  package static func find(_ key: String, in elements: [AccessibilityElement])
    -> AccessibilityElement?
  {
    elements.lazy.compactMap { $0.key == key ? $0 : find(key, in: $0.children) }.first
  }

  /// The views that mean something by themselves; the others are replaced by their children.
  private static func noticeable(_ view: ViewTree.Node) -> [ViewTree.Node] {
    guard view.visible else { return [] }
    let hasWords = [view.label, view.text].contains { $0?.isEmpty == false }
    // A text that is still empty would be an element without a name.
    let hasRole = view.role.map { $0 != .text } ?? false
    if hasRole || hasWords || view.isPressable || !view.actions.isEmpty { return [view] }
    return view.children.flatMap(noticeable)
  }

  private static func kind(of view: ViewTree.Node) -> ElementKind {
    let isGeneric = [nil, .group, .screen, .window].contains(view.role)
    return ElementKind(
      role: isGeneric && view.isPressable ? .button : view.role, isPressable: view.isPressable)
  }
}
