import TouchKit

/// What is shown at one time of a section.
struct SectionRow: Equatable {
  var time: Time
  var views: [ShownView]
  /// The animated values that the section names, in its order.
  var values: [ShownValue?]

  /// What the stage shows now or, for a later time that is not after the next event, what it will show then.
  ///
  /// With `ids`, it holds the views of these ids alone.
  init(_ stage: Stage, _ section: MotionSection, _ ids: [String]? = nil, at time: Time? = nil) {
    self.time = time ?? stage.now
    views = stage.shownViews(ids, at: time)
    values = stage.shownValues(section.values, at: time)
  }

  func view(_ id: String) -> ShownView? { views.first { $0.id == id } }

  /// Whether the view of an index stands within its parent as the one of this index does among others.
  func has(_ index: Int, asIn others: [ShownView]) -> Bool {
    guard index < others.count else { return false }
    let (view, other) = (views[index], others[index])
    guard
      view.entry == other.entry, view.parent == other.parent, view.inner == other.inner,
      view.ownAlpha == other.ownAlpha, view.id == other.id
    else { return false }
    // A view's parent stands before it.
    return view.parent.map { views[$0].id == others[$0].id } ?? true
  }

  /// The name of a view's parent; nil if it has none.
  func parent(of view: ShownView) -> String? { view.parent.map { views[$0].id } }
}

extension MotionTracks.Property {
  /// The number of a view on the screen.
  func value(of view: ShownView) -> Double {
    self == .alpha ? view.alpha : value(of: view.frame)
  }

  /// The number of a view within its parent.
  func innerValue(of view: ShownView) -> Double {
    self == .alpha ? view.ownAlpha : value(of: view.inner)
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
  var isLength: Bool { self != .alpha }
}
