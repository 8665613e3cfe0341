import TouchKit

/// What a scenario expects of a view; nil expects nothing.
public struct Expectation: Equatable, Sendable {
  public var id: String
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
  public var within = Expectation.usualTolerance

  public static let usualTolerance = 0.005

  public init(_ id: String) { self.id = id }
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
