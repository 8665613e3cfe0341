import TouchKit

extension TuningCatalogue {
  /// What can be tuned about notifications.
  static let banner: [TuningEntry] = [
    .choice(
      "banner.form", "card", of: BannerLook.Form.allCases.map(\.rawValue),
      "a card inside the edges, or the full-width bar of 2016"),
    .number("banner.inset", 8, in: 0...40, "the card's distance from the edges"),
    .number("banner.height", 88, in: 44...200, "the least height"),
    .number("banner.lines", 3, in: 1...10, unit: .count, "the lines of a message that is not open"),
    .color("banner.background", Color(red: 0, green: 122.0 / 255, blue: 1), "the bar's colour"),
    .seconds("banner.duration", 3, in: 0...3600, "how long a banner rests"),
    .seconds("banner.show.duration", 0.42, "how long a banner takes to come"),
    .curve("banner.show.curve", .spring(response: 0.42, damping: 0.82), "how a banner comes"),
    .seconds("banner.hide.duration", 0.22, "how long a banner takes to go"),
    .curve("banner.hide.curve", .easeIn, "how a banner goes"),
    .seconds("banner.back.duration", 0.3, "how long a banner takes back to its place"),
    .curve(
      "banner.back.curve", .spring(response: 0.38, damping: 0.86),
      "how a banner that was let go returns"),
    .seconds("banner.style.duration", 0.5, "how long the five other hide styles take"),
    .number(
      "banner.flick.velocity", 300, in: 0...5000, unit: .pointsPerSecond,
      "how fast a flick that dismisses is"),
    .number(
      "banner.flick.share", 0.4, in: 0...1, step: 0.05, unit: .share,
      "how far up a banner let go goes away"),
    .number(
      "banner.flick.response", 0.3, in: 0.05...2, step: 0.01, unit: .seconds,
      "how quickly a flicked banner goes"),
    .number("banner.open.distance", 24, in: 0...200, "how far a pull opens the banner"),
  ]

  /// The original's values, where they differ.
  static let classicBanner: [(String, TuningValue)] = [
    ("banner.form", .choice("bar")),
    ("banner.show.duration", .number(0.5)),
    ("banner.show.curve", .curve(.easeInOut)),
    ("banner.hide.duration", .number(0.5)),
    ("banner.hide.curve", .curve(.easeInOut)),
  ]
}
