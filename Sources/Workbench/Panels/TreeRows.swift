import TouchKit

/// The rows of a view tree: views in each other, open or closed, or those alone that a search finds.
package struct TreeRows: Equatable {
  /// A view or a window, by its path down the tree: the numbers of the children from the first window on. Its words are
  /// made only when they are asked for: most rows are out of sight.
  package struct Row: Equatable {
    fileprivate enum Content: Equatable {
      case window(ViewTree.WindowNode)
      /// A view, and the same in the model if it is there.
      case view(ViewTree.Node, ViewTree.Node?)
    }

    package var path: [Int]
    package var mark: Mark { Mark(path: path, id: id) }
    fileprivate var content: Content
    fileprivate var isClosed: Bool
    /// Whether it is one of the rows that a search found.
    fileprivate var isFound: Bool
  }

  /// Which view is meant: by its id, even if others have come before it; without an id, by its path down the tree.
  package struct Mark: Equatable {
    fileprivate var path: [Int]
    fileprivate var id: String?
  }

  package private(set) var rows: [Row] = []
  /// The rows that a person has closed or opened.
  private var turned: Set<[Int]> = []
  private var search = ""
  private var shown: ViewTree?
  private var model: ViewTree?

  package init() {}

  /// Shows another moment; false if its rows are the same views.
  package mutating func update(_ shown: ViewTree, _ model: ViewTree) -> Bool {
    (self.shown, self.model) = (shown, model)
    return make()
  }

  package mutating func search(_ words: String) {
    search = words.lowercased()
    _ = make()
  }

  package mutating func fold(_ index: Int) {
    guard rows.indices.contains(index) else { return }
    turned.formSymmetricDifference([rows[index].path])
    _ = make()
  }

  /// The row of a view; the rows that it is inside are opened.
  package mutating func reveal(_ frame: Rect, _ id: String?) -> Int? {
    guard let shown else { return nil }
    search = ""
    for (number, window) in shown.windows.enumerated() {
      guard let path = TreeRows.path(to: frame, id, in: window.views, [number]) else { continue }
      for length in 1..<path.count
      where isClosed(Array(path.prefix(length)), node(Array(path.prefix(length)))) {
        turned.formSymmetricDifference([Array(path.prefix(length))])
      }
      _ = make()
      return rows.firstIndex { $0.path == path }
    }
    return nil
  }

  private static func path(
    to frame: Rect, _ id: String?, in views: [ViewTree.Node], _ before: [Int]
  ) -> [Int]? {
    for (number, view) in views.enumerated().reversed() {
      let path = before + [number]
      if let found = self.path(to: frame, id, in: view.children, path) { return found }
      if view.id == id, view.frame == frame { return path }
    }
    return nil
  }

  private func node(_ path: [Int]) -> ViewTree.Node? {
    shown.flatMap { TreeRows.node(path, in: $0) }
  }

  private static func node(_ path: [Int], in tree: ViewTree) -> ViewTree.Node? {
    guard let window = path.first, tree.windows.indices.contains(window) else { return nil }
    var views = tree.windows[window].views
    var node: ViewTree.Node?
    for number in path.dropFirst() {
      guard views.indices.contains(number) else { return nil }
      node = views[number]
      views = views[number].children
    }
    return node
  }

  /// Where a row's view is at another moment, if it is still there.
  package static func frame(of row: Row, in tree: ViewTree) -> Rect? {
    guard let node = node(row.path, in: tree), node.id == row.id else { return nil }
    return node.clipped ?? node.frame
  }

  package func index(of mark: Mark) -> Int? {
    rows.firstIndex { $0.path == mark.path && $0.id == mark.id }
      ?? rows.firstIndex { mark.id == nil ? $0.path == mark.path : $0.id == mark.id }
  }

  // MARK: Making

  /// What a row has in it is a matter of its own at first: elements of lists are closed.
  private func isClosed(_ path: [Int], _ node: ViewTree.Node?) -> Bool {
    (node?.role == .row) != turned.contains(path)
  }

  private mutating func make() -> Bool {
    guard let shown else { return false }
    let before = rows.map(\.path)
    var all: [Row] = []
    for (number, window) in shown.windows.enumerated() {
      let path = [number]
      let isClosed = isClosed(path, nil)
      if search.isEmpty {
        all.append(Row(path: path, content: .window(window), isClosed: isClosed, isFound: false))
      }
      let targets =
        model?.windows.indices.contains(number) == true ? model?.windows[number].views : nil
      if !isClosed || !search.isEmpty { add(window.views, targets ?? [], path, to: &all) }
    }
    rows = all
    return rows.map(\.path) == before
  }

  private func add(
    _ views: [ViewTree.Node], _ targets: [ViewTree.Node], _ before: [Int], to all: inout [Row]
  ) {
    for (number, view) in views.enumerated() {
      let path = before + [number]
      let target = targets.indices.contains(number) ? targets[number] : nil
      let isClosed = isClosed(path, view)
      if search.isEmpty || TreeRows.says(view, search) {
        all.append(
          Row(
            path: path, content: .view(view, target), isClosed: isClosed, isFound: !search.isEmpty))
      }
      if !isClosed || !search.isEmpty { add(view.children, target?.children ?? [], path, to: &all) }
    }
  }

  private static func says(_ view: ViewTree.Node, _ words: String) -> Bool {
    [view.id, view.role?.rawValue, view.text, view.label, view.value].contains {
      $0?.lowercased().contains(words) == true
    }
  }
}

extension TreeRows.Row {
  /// Where it is on the screen, as far as it can be seen; nil for a window.
  package var frame: Rect? {
    guard case .view(let view, _) = content else { return nil }
    return view.clipped ?? view.frame
  }

  package var id: String? {
    guard case .view(let view, _) = content else { return nil }
    return view.id
  }

  package var outline: OutlineRow {
    switch content {
    case .window(let window):
      return OutlineRow(
        kind: kind(window.views), title: window.id, note: "level \(window.level)")
    case .view(let view, let target):
      let said = (view.text ?? view.label).map { "«\($0)»" }
      let title = view.id ?? said ?? view.role?.rawValue ?? "view"
      let way = target.flatMap { $0.frame == view.frame ? nil : "→ \(Self.place($0.frame))" }
      var outline = OutlineRow(
        depth: isFound ? 0 : path.count - 1, title: title, note: way ?? Self.place(view.frame),
        isFaint: !view.visible)
      if !isFound, !view.children.isEmpty { outline.kind = kind(view.children) }
      return outline
    }
  }

  private func kind(_ views: [ViewTree.Node]) -> OutlineRow.Kind {
    views.isEmpty ? .leaf : isClosed ? .closed : .open
  }

  /// All that there is to say.
  package var detail: String {
    switch content {
    case .window(let window): "A window at level \(window.level)"
    case .view(let view, let target): Self.details(view, target).joined(separator: "\n")
    }
  }

  private static func details(_ view: ViewTree.Node, _ target: ViewTree.Node?) -> [String] {
    var details: [String] = []
    if let role = view.role { details.append(role.rawValue) }
    if let said = view.text ?? view.label, view.id != nil { details.append("«\(said)»") }
    if let value = view.value { details.append("value \(value)") }
    details.append("at \(place(view.frame))")
    if let target, target.frame != view.frame {
      details.append("moves to \(place(target.frame))")
    }
    if let clipped = view.clipped, view.visible {
      details.append("only \(place(clipped)) is visible")
    }
    if view.alpha != 1 { details.append("alpha \(number(view.alpha))") }
    if let target, target.alpha != view.alpha {
      details.append("alpha moves to \(number(target.alpha))")
    }
    if !view.visible { details.append("hidden") }
    if !view.enabled { details.append("disabled") }
    if !view.actions.isEmpty { details.append("actions: \(view.actions.joined(separator: ", "))") }
    return details
  }

  private static func place(_ frame: Rect) -> String {
    "\(number(frame.x)), \(number(frame.y))  \(number(frame.width))×\(number(frame.height))"
  }

  private static func number(_ number: Double) -> String {
    ((number * 100).rounded() / 100).twoDecimals
  }
}
