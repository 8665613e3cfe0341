/// How many views a scenario expects whose ids begin with the same text.
public struct PrefixCount: Equatable, Sendable {
  public var prefix: String
  public var count: Int
  /// Counts only those that are visible, or only those that are not.
  public var visible: Bool?
  /// Whether it holds in the runs of a sweep, too.
  public var isSwept: Bool

  public init(prefix: String, count: Int, visible: Bool? = nil, isSwept: Bool = true) {
    self.prefix = prefix
    self.count = count
    self.visible = visible
    self.isSwept = isSwept
  }
}
