import TouchKit
import TouchStyle

/// What a notification says, with the options of its banner.
struct Notification: Hashable, Sendable {
  enum Priority: String, CaseIterable, Hashable, Sendable {
    case low, normal, high
    /// The order in the queue; smaller comes first.
    var rank: Int {
      switch self {
      case .high: 0
      case .normal: 1
      case .low: 2
      }
    }
  }

  /// How the banner leaves.
  enum HideStyle: String, CaseIterable, Hashable, Sendable {
    case slide = "default"
    case crossDissolve = "cross-dissolve"
    case curlUp = "curl-up"
    case flipFromBottom = "flip-from-bottom"
    case flipFromLeft = "flip-from-left"
    case flipFromRight = "flip-from-right"
  }

  var title: String
  var message: String
  /// The picture beside the text; nil shows no picture.
  var icon: Icon?
  /// A later notification with the same id replaces an earlier one.
  var id: String?
  var priority = Priority.normal
  /// Stays until it is tapped, closed or flicked away.
  var isSticky = false
  /// Has no button that closes it; a tap or a flick upwards still removes it.
  var isWithoutClose = false
  /// How long it rests; nil means the tuning's duration.
  var duration: Time?
  var showDuration: Time?
  var hideDuration: Time?
  var hideStyle = HideStyle.slide
  var sound: Sound?
  var background: Color?
  var titleColor: Color?
  var messageColor: Color?
  /// Up to two buttons of the banner that is pulled open.
  var actions: [String] = []
  /// The message of the inbox that a tap opens.
  var opens: Int?

  /// What is read out: title and message or, if both are empty, the icon's name.
  var spoken: String { spoken(as: title) }

  /// The same with another title, such as one with a count.
  func spoken(as title: String) -> String {
    let words = [title, message].filter { !$0.isEmpty }
    if !words.isEmpty { return words.joined(separator: ", ") }
    return icon?.rawValue ?? "Notification"
  }

  init(title: String, message: String, icon: Icon? = nil) {
    self.title = title
    self.message = message
    self.icon = icon
  }

  /// The sounds of the original component with their numbers.
  enum Sound: Int, CaseIterable, Hashable, Sendable {
    case newMail = 1000
    case voicemail = 1002
    case receivedMessage = 1003
    case sms1 = 1005
    case sms2 = 1006
    case sms3 = 1007
    case sms4 = 1008

    var name: String {
      switch self {
      case .newMail: "new_mail"
      case .voicemail: "voicemail"
      case .receivedMessage: "received_message"
      case .sms1, .sms2, .sms3, .sms4: "sms"
      }
    }
  }
}
