import TouchKit

/// What a scenario expects of a view. Nil expects nothing.
public struct Expectation: Equatable, Sendable {
  public var id: String
  /// What is expected besides the view's being there, in memory of its own: most often nothing is, and a scenario may
  /// hold a hundred thousand of these.
  private let box: Box

  private enum Box: Equatable, Sendable {
    case usual
    indirect case other(Claims)
  }

  public init(_ id: String, _ claims: Claims = Claims()) {
    self.id = id
    box = claims == Claims() ? .usual : .other(claims)
  }

  public var claims: Claims {
    switch box {
    case .usual: Claims()
    case .other(let claims): claims
    }
  }

  /// What is expected of the view.
  public struct Claims: Equatable, Sendable {
    public var exists = true
    public var visible: Bool?
    public var enabled: Bool?
    public var focused: Bool?
    /// On the screen, as drawn, before clipping.
    public var frame: Rect?
    public var alpha: Double?
    public var text: String?
    public var value: String?
    public var label: String?
    public var role: Role?
    /// The id of the window it is in.
    public var window: String?
    /// How far numbers may be off: by default what two decimals leave open.
    public var within = Claims.usualTolerance

    public static let usualTolerance = 0.005

    public init() {}
  }
}

/// How many views a scenario expects whose ids begin alike.
public struct PrefixCount: Equatable, Sendable {
  public var prefix: String
  public var count: Int
  /// Counts only those that are visible, or only those that are not.
  public var visible: Bool?

  public init(prefix: String, count: Int, visible: Bool? = nil) {
    self.prefix = prefix
    self.count = count
    self.visible = visible
  }
}
