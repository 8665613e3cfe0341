/// How many views a scenario expects whose ids begin with the same text.
package struct PrefixCount: Equatable, Sendable {
  package var prefix: String
  package var count: Int
  /// Counts only those that are visible, or only those that are not.
  package var visible: Bool?
  /// Whether it holds in the runs of a sweep, too.
  package var isSwept: Bool

  package init(prefix: String, count: Int, visible: Bool? = nil, isSwept: Bool = true) {
    self.prefix = prefix
    self.count = count
    self.visible = visible
    self.isSwept = isSwept
  }
}
