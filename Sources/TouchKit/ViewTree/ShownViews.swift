/// The views with an id that are shown at one time, in the tree's order. Their places are computed only when you ask
/// for them, because code that follows a motion needs few of them.
public struct ShownViews: RandomAccessCollection, Equatable, Sendable {
  let scene: ShownScene
  /// What moves, as it is at the time.
  let looks: [ViewLook]

  /// The index of the first view.
  public var startIndex: Int { 0 }
  /// The index after the last view.
  public var endIndex: Int { scene.named.count }

  /// The view at an index.
  public subscript(index: Int) -> ShownView {
    let roster = scene.roster
    return ShownView(
      id: roster.ids[index], entry: roster.entries[index], parent: roster.parents[index],
      place: place(index), placeWithin: placeWithin(index))
  }

  /// The ids of all views, in their order.
  public var ids: [String] { scene.roster.ids }

  /// The index of the view with an id; nil if there is no such view.
  public func index(of id: String) -> Int? { scene.roster.ids.firstIndex(of: id) }

  // MARK: Others

  /// Whether both lists have the same views. If so, each view has the same index and the same parent in both lists. If
  /// other views were present between the two times, the result can be false although the views are the same.
  public func isOfSameViews(as other: ShownViews) -> Bool { scene.roster === other.scene.roster }

  /// The indices of the views whose places within their parents may differ from those in another list of the same
  /// views. If several views around a view move it, its index occurs several times.
  public func differing(from other: ShownViews) -> [Int] {
    guard scene === other.scene else { return Array(indices) }
    return looks.indices.flatMap { looks[$0] == other.looks[$0] ? [] : scene.carried[$0] }
  }

  /// Whether the same views are at the same places.
  public static func == (one: ShownViews, other: ShownViews) -> Bool {
    if one.scene === other.scene { return one.looks == other.looks }
    return one.scene.roster == other.scene.roster && one.places == other.places
      && one.indices.allSatisfy { one.placeWithin($0) == other.placeWithin($0) }
  }

  // MARK: Places

  /// The place on the screen of the view at an index.
  public func place(_ index: Int) -> ShownView.Place {
    let part = scene.named[index]
    let (screen, alpha) = onScreen(part)
    return ShownView.Place(frame: screen.boundingBox(look(part).bounds), alpha: alpha)
  }

  /// The place of the view at an index within its parent or, without a parent, in its window.
  public func placeWithin(_ index: Int) -> ShownView.Place {
    let part = scene.named[index]
    let (inner, alpha) = within(part)
    return ShownView.Place(frame: inner.boundingBox(look(part).bounds), alpha: alpha)
  }

  /// The places of all views on the screen.
  public var places: [ShownView.Place] {
    var onScreen: [(transform: AffineTransform, alpha: Double)] = []
    onScreen.reserveCapacity(scene.parts.count)
    var places: [ShownView.Place] = []
    places.reserveCapacity(count)
    for (part, one) in scene.parts.enumerated() {
      let look = look(part)
      guard let superview = one.superview else {
        onScreen.append((look.transform, look.alpha))
        continue
      }
      let around = onScreen[superview]
      let now = (
        transform: around.transform.after(look.transform), alpha: around.alpha * look.alpha
      )
      onScreen.append(now)
      guard one.isNamed else { continue }
      places.append(
        ShownView.Place(frame: now.transform.boundingBox(look.bounds), alpha: now.alpha))
    }
    return places
  }

  private func look(_ part: Int) -> ViewLook {
    let one = scene.parts[part]
    return one.moving.map { looks[$0] } ?? one.look
  }

  /// From a part's coordinates to the screen's.
  private func onScreen(_ part: Int) -> (AffineTransform, Double) {
    let look = look(part)
    guard let superview = scene.parts[part].superview else { return (look.transform, look.alpha) }
    let (around, alpha) = onScreen(superview)
    return (around.after(look.transform), alpha * look.alpha)
  }

  /// From a part's coordinates to those of the nearest view with an id around it, or of its window.
  private func within(_ part: Int) -> (AffineTransform, Double) {
    let look = look(part)
    guard let superview = scene.parts[part].superview, scene.parts[superview].carries else {
      return (look.transform, look.alpha)
    }
    let (around, alpha) = within(superview)
    return (around.after(look.transform), alpha * look.alpha)
  }
}
