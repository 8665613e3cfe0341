import Files
import JSON

@testable import Screens

/// The content that the phone comes with.
extension Message {
  static func bundled() throws -> [Message] { try PhoneContent(Content(phoneContent)).messages }
}

extension TourContent {
  static func bundled() throws -> TourContent { try PhoneContent(Content(phoneContent)).tour }
}
