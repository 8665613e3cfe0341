import TouchKit

/// What designers can tune about touches on rows.
extension RowActions {
  static let firstToSeeTaps = Tunable.choice(
    "row.first", of: FirstToSeeTaps.self, "who sees a tap on a row's open button first")
  static let fullSwipe = Tunable.choice(
    "row.full.swipe", of: FullSwipe.self,
    "what a swipe over most of a row does when it is let go")
  static let fullShare = Tunable.number(
    "row.full.share", in: 0.2...1, step: 0.05, unit: .share,
    "the share of a row's width that a swipe goes to act at once")
  static let fullVelocity = Tunable.number(
    "row.full.velocity", in: 100...5000, step: 50, unit: .pointsPerSecond,
    "how fast a swipe past half the row acts at once")
  static let projection = Tunable.number(
    "row.projection", in: 0...1, step: 0.01, unit: .seconds,
    "how far ahead a swipe's velocity counts")
  static let dimmedAlpha = Tunable.number(
    "row.dim", in: 0...1, step: 0.05, unit: .share,
    "the alpha of other controls while a button asks")

  enum FirstToSeeTaps: String, CaseIterable { case button, recogniser }
  enum FullSwipe: String, CaseIterable { case acts, asks }
}
