import JSON
import TouchKit

/// Compares what a scenario expects with what is on the screen.
extension Expectation {
  /// How the view differs from what is expected now.
  func mismatches(on stage: Stage) -> [Mismatch] { conditions.mismatches(id, on: stage) }
}

extension PrefixCount {
  /// How the number of views differs from what is expected now.
  func mismatches(on stage: Stage) -> [Mismatch] {
    let found = stage.tree().nodes.filter { node in
      node.id?.hasPrefix(prefix) ?? false && (visible == nil || node.visible == visible)
    }
    guard found.count != count else { return [] }
    let kind = visible.map { $0 ? "visible " : "invisible " } ?? ""
    let names = found.prefix(6).compactMap { $0.id }.map(quoted).joined(separator: ", ")
    let more = found.count > 6 ? " …" : ""
    return [
      Mismatch(
        NumberWords.count(
          found.count, "\(kind)view has an id that begins", "\(kind)views have ids that begin")
          + " with \(quoted(prefix))"
          + (found.isEmpty ? "" : " (\(names)\(more))"),
        "expected \(count)")
    ]
  }
}

extension Expectation.Conditions {
  fileprivate func mismatches(_ id: String, on stage: Stage) -> [Mismatch] {
    let tree = stage.tree()
    let name = quoted(id)
    guard let node = tree.node(id) else {
      if !exists { return [] }
      let miss = TouchPointFinder(stage).missing(id, among: tree.nodes.compactMap { $0.id })
      return [Mismatch(miss.what, "expected it to be there; \(miss.remedy)")]
    }
    if !exists { return [Mismatch("\(name) is there", "expected it not to be there")] }
    var all: [Mismatch] = []
    func compare(_ key: String, _ found: Bool, _ wanted: Bool?) {
      guard let wanted, wanted != found else { return }
      all.append(
        Mismatch(
          "\(name) is \(found ? "" : "not ")\(key)",
          "expected it \(wanted ? "" : "not ")to be \(key)"))
    }
    func compare(_ key: String, _ found: String?, _ wanted: String?) {
      guard let wanted, wanted != found else { return }
      let there = found.map { "has the \(key) \(quoted($0))" } ?? "has no \(key)"
      all.append(Mismatch("\(name) \(there)", "expected \(quoted(wanted))"))
    }
    compare("visible", node.visible, visible)
    compare("enabled", node.enabled, enabled)
    compare("focused", tree.focused == id, focused)
    compare("text", node.text, text)
    compare("value", node.value, value)
    compare("label", node.label ?? node.text, label)
    compare("role", node.role?.rawValue, role?.rawValue)
    compare("window", tree.window(of: id), window)
    if let frame, !frame.isNear(node.frame, within: within) {
      all.append(
        Mismatch(
          "\(name) has the frame \(words(node.frame))",
          "expected \(words(frame))\(tolerance)"))
    }
    if let alpha, abs(alpha - node.alpha) > within {
      all.append(
        Mismatch(
          "\(name) has the alpha \(node.alpha.twoDecimals)",
          "expected \(alpha.twoDecimals)\(tolerance)")
      )
    }
    return all
  }

  private var tolerance: String {
    within == Self.usualTolerance ? "" : " within \(within.twoDecimals)"
  }

  private func words(_ rect: Rect) -> String {
    "[\([rect.x, rect.y, rect.width, rect.height].map { $0.twoDecimals }.joined(separator: ", "))]"
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect, within distance: Double) -> Bool {
    abs(x - other.x) <= distance && abs(y - other.y) <= distance
      && abs(width - other.width) <= distance && abs(height - other.height) <= distance
  }
}

extension ViewTree {
  /// The id of the window that a view is in.
  fileprivate func window(of id: String) -> String? {
    func has(_ node: Node) -> Bool { node.id == id || node.children.contains(where: has) }
    return windows.first { $0.views.contains(where: has) }?.id
  }
}
