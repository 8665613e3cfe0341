import Files
import TouchKit

/// Finds the point at which a finger lands if it aims at a view.
struct TouchPointFinder {
  let stage: Stage

  init(_ stage: Stage) { self.stage = stage }

  /// The middle of the visible part of the view, if the view gets a touch there; with `anyway` also if another view gets it.
  func place(of id: String, anyway: Bool) -> Result<Point, Mismatch> {
    let tree = stage.tree()
    guard let node = tree.node(id) else {
      return .failure(missing(id, among: tree.nodes.compactMap(\.id)))
    }
    let seen = node.clipped ?? node.frame
    guard !seen.isEmpty || anyway else {
      return .failure(
        Mismatch(
          "nothing of \(quoted(id)) is on the screen",
          "bring it there first, or add \"anyway\": true"))
    }
    let middle = seen.center
    if anyway { return .success(middle) }
    let hit = stage.application.hitTest(middle, nil)
    if hit?.ancestors.contains(where: { $0.id == id }) == true { return .success(middle) }
    let spot = "\(decimals(middle.x)), \(decimals(middle.y))"
    let taker = hit.map { quoted($0.logName) + " takes" } ?? "nothing takes"
    return .failure(
      Mismatch(
        "\(taker) a touch on \(quoted(id)) at \(spot)",
        "uncover it, or add \"anyway\": true"))
  }

  /// The message for an id that the prototype knows but that is not on the screen now.
  func missing(_ id: String, among ids: [String]) -> Mismatch {
    let near = nearest(id, in: ids).map { "there is \(quoted($0))" }
    return Mismatch(
      "no view \(quoted(id)) is there", near ?? "wait for it, or bring it there")
  }
}

extension Aim {
  /// Where a finger that aims at it lands now.
  func place(on stage: Stage, anyway: Bool) -> Result<Point, Mismatch> {
    switch self {
    case .point(let point): .success(point)
    case .view(let id): TouchPointFinder(stage).place(of: id, anyway: anyway)
    }
  }
}
