import TouchKit

/// What is shown at one time of a section.
struct SectionRow: Equatable {
  var time: Time
  /// The screen in points, in the present orientation.
  var screen: Size
  var views: ShownViews
  /// The animated values that the section names, in its order.
  var values: [ShownValue?]

  /// What the stage shows now or, for a later time that is not after the next event, what it will show then.
  ///
  /// It holds the values of these names and the views of these ids, or all views if `ids` is nil.
  init(_ stage: Stage, values names: [String], _ ids: [String]?, at time: Time? = nil) {
    self.time = time ?? stage.now
    screen = stage.screenSize
    views = stage.shownViews(ids, at: time)
    values = names.isEmpty ? [] : stage.shownValues(names, at: time)
  }

  func view(_ id: String) -> ShownView? { views.index(of: id).map { views[$0] } }

  /// Whether a view, or one inside it, is on the screen and not at alpha 0.
  func shows(_ id: String) -> Bool {
    guard let first = views.index(of: id) else { return false }
    // The view and those inside it: each comes after its parent.
    var inside: Set = [first]
    for (index, view) in views.enumerated().dropFirst(first)
    where index == first || view.parent.map(inside.contains) == true {
      inside.insert(index)
      if view.place.alpha > 0, isOnScreen(view.place.frame) { return true }
    }
    return false
  }

  private func isOnScreen(_ frame: Rect) -> Bool {
    // A view without a size may hold others that have one: at the edge it counts as on the screen.
    func isWithin(_ start: Double, _ end: Double, _ room: Double) -> Bool {
      start < room && (end > 0 || start == 0)
    }
    return isWithin(frame.x, frame.maxX, screen.width)
      && isWithin(frame.y, frame.maxY, screen.height)
  }

  /// The name of a view's parent; nil if it has no parent.
  func parent(of view: ShownView) -> String? { view.parent.map { views.ids[$0] } }
}

extension [SectionRow] {
  /// The ids of all views that are in any row.
  var ids: Set<String> {
    var ids: Set<String> = []
    var last: ShownViews?
    for row in self where last?.isOfSameViews(as: row.views) != true {
      ids.formUnion(row.views.ids)
      last = row.views
    }
    return ids
  }

  /// The place of the view with an id in each row; nil where it isn't there.
  func places(of id: String) -> [ShownView.Place?] {
    var places: [ShownView.Place?] = []
    places.reserveCapacity(count)
    var index: Int?
    for row in indices {
      if row == 0 || !self[row].views.isOfSameViews(as: self[row - 1].views) {
        index = self[row].views.index(of: id)
      }
      if let index { places.append(self[row].views.place(index)) } else { places.append(nil) }
    }
    return places
  }
}

extension MotionTracks.Property {
  /// The number of a view that is there.
  func value(of place: ShownView.Place) -> Double {
    self == .alpha ? place.alpha : value(of: place.frame)
  }

  private func value(of rect: Rect) -> Double {
    switch self {
    case .x: rect.x
    case .y: rect.y
    case .width: rect.width
    case .height: rect.height
    case .alpha: preconditionFailure("a rectangle has no alpha")
    }
  }

  /// Whether it is a length in points, and no share.
  package var isLength: Bool { self != .alpha }
}
