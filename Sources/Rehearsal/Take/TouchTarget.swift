import TouchKit

/// A view that a finger is meant for: the nearest one with an id around the view that is hit.
struct TouchTarget {
  let id: String
  let view: View

  /// What is hit at a point of the screen; nil if nothing with an id that the prototype knows is.
  init?(at point: Point, on stage: Stage) {
    guard let hit = stage.application.hitTest(point, nil) else { return nil }
    self.init(around: hit, on: stage)
  }

  /// The same with what is known of ids already: there are many of them in a vocabulary.
  init?(at point: Point, on stage: Stage, known: inout [String: Bool]) {
    guard let hit = stage.application.hitTest(point, nil) else { return nil }
    for named in hit.ancestors {
      guard let id = named.id else { continue }
      let isKnown = known[id] ?? stage.prototype.ids.contains(id)
      known[id] = isKnown
      guard isKnown else { continue }
      self.init(id: id, view: named)
      return
    }
    return nil
  }

  /// The nearest view with an id that the prototype knows, from a view on.
  init?(around hit: View, on stage: Stage) {
    for named in hit.ancestors {
      guard let id = named.id, stage.prototype.ids.contains(id) else { continue }
      self.id = id
      view = named
      return
    }
    return nil
  }

  /// The view of an id, if any of it is on the screen.
  init?(_ id: String, on stage: Stage) {
    guard let view = stage.application.find(id), view.window?.isOnScreen == true else { return nil }
    self.init(id: id, view: view)
    guard part(on: stage) != nil else { return nil }
  }

  /// The first view of an id that comes along: usually there is only one, and finding the one that owns the id takes longer.
  init?(first id: String, on stage: Stage) {
    for window in stage.application.windows.reversed() {
      guard let view = window.find(id) else { continue }
      self.init(id: id, view: view)
      return
    }
    return nil
  }

  private init(id: String, view: View) {
    self.id = id
    self.view = view
  }

  /// Whether a finger at a point of the screen is meant for the view.
  func isHit(at point: Point, on stage: Stage) -> Bool {
    guard let hit = stage.application.hitTest(point, nil) else { return false }
    for named in hit.ancestors {
      if named === view { return true }
      if let id = named.id, stage.prototype.ids.contains(id) { return false }
    }
    return false
  }

  /// Where a point of the screen is in the view.
  func place(at point: Point) -> PlaceInView {
    let bounds = view.shown.bounds
    return PlaceInView(offset: view.fromScreen(point) - bounds.origin, size: bounds.size)
  }

  /// The part of the screen on which the view can be seen; nil if it can't be seen.
  private func part(on stage: Stage) -> Rect? {
    var part = Rect(origin: .zero, size: stage.screenSize).intersection(view.screenFrame)
    for around in view.ancestors {
      if around.isHidden || around.shown.alpha <= View.invisibleAlpha { return nil }
      if around !== view, around.clipsToBounds { part = part?.intersection(around.screenFrame) }
    }
    return part.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The point of the screen for a place in the view.
  func point(for place: PlaceInView, mirrored: Bool) -> Point {
    let bounds = view.shown.bounds
    return view.toScreen(bounds.origin + place.offset(in: bounds.size, mirrored: mirrored))
  }

  /// The points of the screen to try for a place in the view: the place itself, then the nearest to it that can be seen, then
  /// the middle of what can be seen.
  func points(for place: PlaceInView, mirrored: Bool, on stage: Stage) -> [Point] {
    let own = point(for: place, mirrored: mirrored)
    guard let part = part(on: stage) else { return [own] }
    let inside = part.inset(by: min(1, part.width / 2, part.height / 2))
    let nearest = Point(
      min(max(own.x, inside.x), inside.maxX), min(max(own.y, inside.y), inside.maxY))
    // What a mirrored phone shows in a view need not be mirrored itself.
    let straight = mirrored ? [point(for: place, mirrored: false)] : []
    return [own] + straight + [nearest, part.center]
  }

  /// A place in the view's own coordinates; nil means the middle.
  func place(atOffset offset: Point?) -> PlaceInView {
    let bounds = view.shown.bounds
    return PlaceInView(offset: (offset ?? bounds.center) - bounds.origin, size: bounds.size)
  }
}
