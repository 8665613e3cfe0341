import TouchKit

/// What assistive technology is told of a view: a value that knows no widget.
struct MirrorElement: Equatable {
  /// The view's id, or the way to it by places where it has none.
  let key: String
  let nature: Mirror.Nature
  /// Whether the view has an id, by which an input can name it.
  let isNamed: Bool
  let label: String
  let description: String
  /// What can be asked of it besides pressing.
  let actions: [String]
  let isEnabled: Bool
  /// Nil for what is never checked.
  let isChecked: Bool?
  /// Where it can be seen, on the phone's screen.
  let frame: Rect
  let children: [MirrorElement]

  /// The elements of views; `parent` is the key of the one that they are in.
  static func elements(of views: [ViewTree.Node], in parent: String = "") -> [MirrorElement] {
    views.flatMap(noticeable).enumerated().map { place, view in
      MirrorElement(view, key: view.id ?? "\(parent)/\(view.role?.rawValue ?? "") \(place)")
    }
  }

  private init(_ view: ViewTree.Node, key: String) {
    self.key = key
    nature = MirrorElement.nature(of: view)
    isNamed = view.id != nil
    label = [view.label, view.text, view.value].compactMap { $0 }.first { !$0.isEmpty } ?? ""
    description = view.value ?? ""
    actions = view.id == nil ? [] : view.actions
    isEnabled = view.enabled
    let isCheckable = view.role == .switch || view.role == .tab
    isChecked = isCheckable ? ["on", "selected"].contains(view.value) : nil
    frame = view.clipped ?? view.frame
    children = MirrorElement.elements(of: view.children, in: key)
  }

  /// For each element the place among former ones of the one that it goes on from, which has its key and its nature;
  /// nil for a new one.
  static func places(of elements: [MirrorElement], among former: [MirrorElement]) -> [Int?] {
    var remaining = Dictionary(former.enumerated().map { ($1.key, $0) }) { first, _ in first }
    return elements.map { element in
      guard let place = remaining[element.key], former[place].nature == element.nature else {
        return nil
      }
      remaining[element.key] = nil
      return place
    }
  }

  /// With the ones in it.
  var count: Int { children.map(\.count).reduce(1, +) }

  static func find(_ key: String, in elements: [MirrorElement]) -> MirrorElement? {
    elements.lazy.compactMap { $0.key == key ? $0 : find(key, in: $0.children) }.first
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
