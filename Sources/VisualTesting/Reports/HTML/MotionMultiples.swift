import Files

/// The variants of each motion beside each other, small, if a run has several and one of them does not pass.
struct MotionMultiples {
  private var groups: [(title: String, items: [Item])] = []
  private var indices: [String: Int] = [:]

  private struct Item {
    var variant: String
    var status: Outcome.Status
    var plot: String
    /// Its place in the page's list; nil if it passes.
    var index: Int?
  }

  /// Adds a motion, passing or not.
  mutating func add(_ card: MotionCard, index: Int?) {
    let outcome = card.outcome
    let section = outcome.motion?.section ?? ""
    let item = Item(
      variant: MotionCard.variant(of: outcome), status: outcome.status, plot: card.smallMarkup,
      index: index)
    let key = "\(outcome.file)\n\(section)"
    if let group = indices[key] {
      groups[group].items.append(item)
    } else {
      indices[key] = groups.count
      groups.append(("\(section): \(outcome.file)", [item]))
    }
  }

  /// Empty if no motion has several variants.
  var markup: String {
    let shown = groups.filter { $0.items.count > 1 && $0.items.contains { $0.index != nil } }
    guard !shown.isEmpty else { return "" }
    let parts = shown.map { group in
      let items = group.items.map { item in
        let picture =
          item.index.map { "<button type=\"button\" data-go=\"\($0)\">\(item.plot)</button>" }
          ?? "<div>\(item.plot)</div>"
        return
          "<figure class=\"small\">\(picture)<figcaption>\(VisualTesting.markup(item.variant)) <span class=\"verdict \(item.status.rawValue)\">\(item.status.rawValue)</span></figcaption></figure>"
      }
      return
        "<h3>\(VisualTesting.markup(group.title))</h3>\n<div class=\"multiples\">\(items.joined(separator: "\n"))</div>"
    }
    return
      "<article id=\"overview\" aria-label=\"Motions in several variants\">\n\(parts.joined(separator: "\n"))\n</article>"
  }
}
