import JSON

/// What the phone shows from files: the messages of the inbox, newest first, and the tour.
struct PhoneContent: Sendable {
  let messages: [Message]
  let tour: TourContent

  init(_ content: Content) throws(Problem) {
    messages = try content.read("inbox.json", Message.all)
    tour = try content.read("tour.json", TourContent.init)
  }
}
