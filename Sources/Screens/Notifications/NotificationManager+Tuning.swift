import TouchKit

/// What designers can tune about the motion of banners.
extension NotificationManager {
  static let rest = Tunable.seconds(
    "banner.duration", in: 0...3600, "how long a banner rests")
  static let coming = TunableAnimation(
    "banner.show", duration: "how long a banner takes to come", curve: "how a banner comes")
  static let going = TunableAnimation(
    "banner.hide", duration: "how long a banner takes to go", curve: "how a banner goes")
  static let returning = TunableAnimation(
    "banner.back", duration: "how long a banner takes back to its place",
    curve: "how a banner that was let go returns")
  static let styledHiding = Tunable.seconds(
    "banner.style.duration", "how long the five other hide styles take")
  static let flickVelocity = Tunable.number(
    "banner.flick.velocity", in: 0...5000, unit: .pointsPerSecond,
    "how fast a flick that dismisses is")
  static let flickShare = Tunable.number(
    "banner.flick.share", in: 0...1, step: 0.05, unit: .share,
    "how far up a banner let go goes away")
  static let flickResponse = Tunable.number(
    "banner.flick.response", in: 0.05...2, step: 0.01, unit: .seconds,
    "how quickly a flicked banner goes")
  static let openDistance = Tunable.number(
    "banner.open.distance", in: 0...200, "how far a pull opens the banner")
}
