import Files
import TouchKit

/// Finds where a finger lands that aims at a view.
struct Aiming {
  let stage: Stage

  init(_ stage: Stage) { self.stage = stage }

  /// The middle of what can be seen of the view, if a touch there would be its own; with `anyway` if only it is there.
  func place(of id: String, anyway: Bool) -> Result<Point, Complaint> {
    let nodes = stage.tree().nodes
    guard let node = nodes.first(where: { $0.id == id }) else {
      return .failure(missing(id, among: nodes.compactMap(\.id)))
    }
    let seen = node.clipped ?? node.frame
    guard !seen.isEmpty || anyway else {
      return .failure(
        Complaint(
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
      Complaint(
        "\(taker) a touch on \(quoted(id)) at \(spot)",
        "uncover it, or add \"anyway\": true"))
  }

  /// What to say of an id that the prototype knows and that is not there now.
  func missing(_ id: String, among ids: [String]) -> Complaint {
    let near = nearest(id, in: ids).map { "there is \(quoted($0))" }
    return Complaint(
      "no view \(quoted(id)) is there", near ?? "wait for it, or bring it there")
  }
}

extension Aim {
  /// Where a finger that aims at it lands now.
  func place(on stage: Stage, anyway: Bool) -> Result<Point, Complaint> {
    switch self {
    case .point(let point): .success(point)
    case .view(let id): Aiming(stage).place(of: id, anyway: anyway)
    }
  }
}
