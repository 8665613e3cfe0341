import TouchKit

/// What a scenario expects of a view.
package struct Expectation: Equatable, Sendable {
  package var id: String
  /// The conditions in memory of their own: most expectations only say that the view is there, and a scenario may hold
  /// a hundred thousand of them.
  private let storage: Storage

  private enum Storage: Equatable, Sendable {
    case usual
    indirect case other(Conditions)
  }

  package init(_ id: String, _ conditions: Conditions = Conditions()) {
    self.id = id
    storage = conditions == Conditions() ? .usual : .other(conditions)
  }

  package var conditions: Conditions {
    switch storage {
    case .usual: Conditions()
    case .other(let conditions): conditions
    }
  }

  /// What is expected of the view; nil expects nothing.
  package struct Conditions: Equatable, Sendable {
    package var exists = true
    package var visible: Bool?
    package var enabled: Bool?
    package var focused: Bool?
    /// Whether it holds in the runs of a sweep, too.
    package var isSwept = true
    // Small members are beside each other: a scenario may hold a hundred thousand of these.
    package var role: Role?
    // Four numbers that few ask for, in memory of their own.
    private var place = Place.any
    package var alpha: Double?
    package var text: String?
    package var value: String?
    package var label: String?
    /// The id of the window it is in.
    package var window: String?
    /// How far numbers may be off: by default what two decimals leave open.
    package var within = Conditions.usualTolerance

    package static let usualTolerance = 0.005

    private enum Place: Equatable, Sendable {
      case any
      indirect case at(Rect)
    }

    package init() {}

    /// On the screen, as drawn, before clipping.
    package var frame: Rect? {
      get { if case .at(let rect) = place { rect } else { nil } }
      set { place = newValue.map { .at($0) } ?? .any }
    }
  }
}
