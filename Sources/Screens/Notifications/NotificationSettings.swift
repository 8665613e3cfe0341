import TouchKit

/// How the notification comes that a user sends from the page of settings.
struct NotificationSettings: Equatable {
  var style = Notification.HideStyle.slide
  /// How long it rests, in seconds.
  var duration: Double
  var sound: Notification.Sound?
  var isSticky = false

  /// The durations that the page offers, in seconds, and the distance between two of them.
  static let durations = 0.5...10.0
  private static let tenths = 10.0

  /// The settings that a phone begins with.
  init(_ tuning: Tuning) {
    duration = NotificationSettings.offered(tuning[NotificationManager.rest].seconds)
  }

  /// The nearest duration that the page offers.
  static func offered(_ seconds: Double) -> Double {
    let whole = (seconds * tenths).rounded() / tenths
    return min(max(whole, durations.lowerBound), durations.upperBound)
  }

  /// What is sent: the value of an input `notify`.
  ///
  /// It has an id, so that one with other settings replaces one that is still on the screen.
  var payload: Payload {
    var members: [Payload.Member] = [
      .init("title", .string(NotificationSettings.title)),
      .init("message", .string(NotificationSettings.message)),
      .init("icon", .string("bell")), .init("id", .string("settings")),
      .init("hideStyle", .string(style.rawValue)),
      .init("duration", .number((duration * 1000).rounded())),
      .init("sticky", .bool(isSticky)),
    ]
    if let sound { members.append(.init("sound", .string("\(sound.rawValue)"))) }
    return .object(members)
  }

  static let title = "Harbour Ferry"
  static let message = "The 18:40 leaves from pier two."
}

extension Notification.HideStyle {
  /// The words for people.
  var words: String {
    switch self {
    case .slide: "Slide up"
    case .crossDissolve: "Dissolve"
    case .curlUp: "Curl up"
    case .flipFromBottom: "Flip from below"
    case .flipFromLeft: "Flip from the left"
    case .flipFromRight: "Flip from the right"
    }
  }
}

extension Notification.Sound {
  /// The words for people.
  var words: String {
    switch self {
    case .newMail: "New mail"
    case .voicemail: "Voicemail"
    case .receivedMessage: "Received message"
    case .sms1: "Text message 1"
    case .sms2: "Text message 2"
    case .sms3: "Text message 3"
    case .sms4: "Text message 4"
    }
  }
}
