import JSON
import TouchKit

/// Finds the point at which a finger lands if it aims at a view.
struct TouchPointFinder {
  let stage: Stage

  init(_ stage: Stage) { self.stage = stage }

  /// The middle of the visible part of the view, if the view gets the touches of fingers that land there, or at `landings`
  /// around it; with `anyway` also if another view gets them.
  func place(
    of id: String, anyway: Bool, landings: (Point) -> [Point] = { [$0] }
  ) -> Result<Point, Mismatch> {
    let tree = stage.tree()
    guard let node = tree.node(id) else {
      return .failure(missing(id, among: tree.nodes.compactMap { $0.id }))
    }
    let seen = node.clipped ?? node.frame
    guard !seen.isEmpty || anyway else {
      return .failure(
        Mismatch(
          "no part of \(quoted(id)) is on the screen",
          "bring the view onto the screen first, or add \"anyway\": true"))
    }
    let middle = seen.center
    if anyway { return .success(middle) }
    for point in landings(middle) {
      let hit = stage.application.hitTest(point, nil)
      if hit?.ancestors.contains(where: { $0.id == id }) == true { continue }
      return .failure(refusal(of: id, at: point, hit, in: tree))
    }
    return .success(middle)
  }

  /// Why a touch on a view does not reach it.
  private func refusal(
    of id: String, at point: Point, _ hit: View?, in tree: ViewTree
  ) -> Mismatch {
    let spot = words(point)
    let ancestors = stage.application.find(id)?.ancestors
    guard let off = ancestors?.first(where: { !$0.isUserInteractionEnabled }) else {
      let taker = hit.map { quoted($0.logName) + " receives" } ?? "nothing receives"
      return Mismatch(
        "\(taker) the touch on \(quoted(id)) at \(spot)",
        "make sure that nothing covers the view, or add \"anyway\": true")
    }
    let whose = off.id == id ? "this view" : "\(quoted(off.logName)), which contains it"
    // A window is no node of the tree: nothing can aim at it.
    let other = hit?.id.flatMap { tree.node($0)?.id }
    let remedy =
      other.map { "aim at \(quoted($0)), which accepts a touch at \(spot)" }
      ?? "aim at another view"
    return Mismatch(
      "\(quoted(id)) accepts no touches: user interaction is off for \(whose)",
      "\(remedy), or add \"anyway\": true")
  }

  /// The path of two fingers around a place; they need one on the screen.
  func path(
    of fingers: Step.TwoFingers, around middle: Point
  ) -> Result<TwoFingerPath, Mismatch> {
    guard let path = TwoFingerPath(around: middle, fingers, on: stage.screenSize) else {
      return .failure(
        Mismatch(
          "\(words(middle)) is not on the screen", "use a point on the screen for the two fingers"))
    }
    return .success(path)
  }

  private func words(_ point: Point) -> String { "\(point.x.twoDecimals), \(point.y.twoDecimals)" }

  /// The message for an id that the prototype knows but that is not on the screen now.
  func missing(_ id: String, among ids: [String]) -> Mismatch {
    let near = nearest(id, in: ids).map { "did you mean \(quoted($0))?" }
    return Mismatch(
      "there is no view \(quoted(id)) now",
      near ?? "wait until the view appears, or make it appear")
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

  /// The path of two fingers that aim at it now.
  func path(
    of fingers: Step.TwoFingers, on stage: Stage, anyway: Bool
  ) -> Result<TwoFingerPath, Mismatch> {
    let finder = TouchPointFinder(stage)
    switch self {
    case .point(let point): return finder.path(of: fingers, around: point)
    case .view(let id):
      let place = finder.place(of: id, anyway: anyway) { middle in
        (try? finder.path(of: fingers, around: middle).get().landings) ?? []
      }
      return place.flatMap { finder.path(of: fingers, around: $0) }
    }
  }
}
