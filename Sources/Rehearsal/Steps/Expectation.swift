import TouchKit

/// What a scenario expects of a view.
public struct Expectation: Equatable, Sendable {
  public var id: String
  /// The conditions in memory of their own: most expectations only say that the view is there, and a scenario may hold
  /// a hundred thousand of them.
  private let storage: Storage

  private enum Storage: Equatable, Sendable {
    case usual
    indirect case other(Conditions)
  }

  public init(_ id: String, _ conditions: Conditions = Conditions()) {
    self.id = id
    storage = conditions == Conditions() ? .usual : .other(conditions)
  }

  public var conditions: Conditions {
    switch storage {
    case .usual: Conditions()
    case .other(let conditions): conditions
    }
  }

  /// What is expected of the view; nil expects nothing.
  public struct Conditions: Equatable, Sendable {
    public var exists = true
    public var visible: Bool?
    public var enabled: Bool?
    public var focused: Bool?
    /// Whether it holds in the runs of a sweep, too.
    public var isSwept = true
    // Small members are beside each other: a scenario may hold a hundred thousand of these.
    public var role: Role?
    // Four numbers that few ask for, in memory of their own.
    private var place = Place.any
    public var alpha: Double?
    public var text: String?
    public var value: String?
    public var label: String?
    /// The id of the window it is in.
    public var window: String?
    /// How far numbers may be off: by default what two decimals leave open.
    public var within = Conditions.usualTolerance

    public static let usualTolerance = 0.005

    private enum Place: Equatable, Sendable {
      case any
      indirect case at(Rect)
    }

    public init() {}

    /// On the screen, as drawn, before clipping.
    public var frame: Rect? {
      get { if case .at(let rect) = place { rect } else { nil } }
      set { place = newValue.map { .at($0) } ?? .any }
    }
  }
}
