import TouchKit

/// What designers can tune about the look of banners.
extension BannerLook {
  static let usualForm = Tunable.choice(
    "banner.form", of: Form.self, "a card inside the edges, or the full-width bar of 2016")
  static let cardInset = Tunable.number(
    "banner.inset", in: 0...40, "the card's distance from the edges")
  static let leastHeight = Tunable.number("banner.height", in: 44...200, "the least height")
  static let closedLines = Tunable.whole(
    "banner.lines", in: 1...10, "the lines of a message that is not open")
  static let barBackground = Tunable.color("banner.background", "the bar's colour")
}
