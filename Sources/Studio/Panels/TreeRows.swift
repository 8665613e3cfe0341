import TouchKit

/// The rows of a view tree: views in each other, open or closed, or those alone that a search finds.
nonisolated struct TreeRows: Equatable {
  /// A view or a window, by its way down the tree: the numbers of the children from the first window on.
  struct Row: Equatable {
    var path: [Int]
    var outline: Outline.Row
    /// Where it is on the screen, as far as it can be seen; nil for a window.
    var frame: Rect?
    var id: String?
    /// All that there is to say.
    var detail: String
  }

  private(set) var rows: [Row] = []
  /// The rows that a person has closed or opened.
  private var turned: Set<[Int]> = []
  private var search = ""
  private var shown: ViewTree?
  private var model: ViewTree?

  /// Shows another moment; false if its rows are the same views.
  mutating func update(_ shown: ViewTree, _ model: ViewTree) -> Bool {
    (self.shown, self.model) = (shown, model)
    return make()
  }

  mutating func search(_ words: String) {
    search = words.lowercased()
    _ = make()
  }

  mutating func fold(_ index: Int) {
    guard rows.indices.contains(index) else { return }
    turned.formSymmetricDifference([rows[index].path])
    _ = make()
  }

  /// The row of a view; the rows that it stands in are opened.
  mutating func reveal(_ frame: Rect, _ id: String?) -> Int? {
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
    guard let shown, let window = path.first, path.count > 1 else { return nil }
    var views = shown.windows[window].views
    for number in path[1..<(path.count - 1)] { views = views[number].children }
    return path.last.map { views[$0] }
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
        all.append(
          Row(
            path: path,
            outline: Outline.Row(
              kind: window.views.isEmpty ? .leaf : isClosed ? .closed : .open, title: window.id,
              note: "level \(window.level)"), frame: nil, id: nil,
            detail: "A window at level \(window.level)"))
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
        all.append(row(view, target, path, isClosed: isClosed))
      }
      if !isClosed || !search.isEmpty { add(view.children, target?.children ?? [], path, to: &all) }
    }
  }

  private static func says(_ view: ViewTree.Node, _ words: String) -> Bool {
    [view.id, view.role?.rawValue, view.text, view.label, view.value].contains {
      $0?.lowercased().contains(words) == true
    }
  }

  private func row(
    _ view: ViewTree.Node, _ target: ViewTree.Node?, _ path: [Int], isClosed: Bool
  ) -> Row {
    let said = (view.text ?? view.label).map { "«\($0)»" }
    let title = view.id ?? said ?? view.role?.rawValue ?? "view"
    var outline = Outline.Row(
      depth: search.isEmpty ? path.count - 1 : 0, title: title, note: TreeRows.place(view.frame),
      isFaint: !view.visible)
    if !view.children.isEmpty, search.isEmpty { outline.kind = isClosed ? .closed : .open }
    var detail: [String] = []
    if let role = view.role { detail.append(role.rawValue) }
    if let said, view.id != nil { detail.append(said) }
    if let value = view.value { detail.append("value \(value)") }
    detail.append("at \(TreeRows.place(view.frame))")
    if let target, target.frame != view.frame {
      outline.note = "→ " + TreeRows.place(target.frame)
      detail.append("moves to \(TreeRows.place(target.frame))")
    }
    if let clipped = view.clipped, view.visible {
      detail.append("of which \(TreeRows.place(clipped)) can be seen")
    }
    if view.alpha != 1 { detail.append("alpha \(TreeRows.number(view.alpha))") }
    if let target, target.alpha != view.alpha {
      detail.append("alpha moves to \(TreeRows.number(target.alpha))")
    }
    if !view.visible { detail.append("not seen") }
    if !view.enabled { detail.append("disabled") }
    if !view.actions.isEmpty { detail.append("actions: \(view.actions.joined(separator: ", "))") }
    return Row(
      path: path, outline: outline, frame: view.clipped ?? view.frame, id: view.id,
      detail: detail.joined(separator: "\n"))
  }

  private static func place(_ frame: Rect) -> String {
    "\(number(frame.x)), \(number(frame.y))  \(number(frame.width))×\(number(frame.height))"
  }

  private static func number(_ number: Double) -> String {
    decimals((number * 100).rounded() / 100)
  }
}
