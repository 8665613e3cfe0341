import JSON
import TouchKit

/// A message of the inbox.
struct Message: Equatable, Sendable {
  /// The message's own number, which stays the same when other messages are deleted.
  var number: Int
  var sender: String
  var subject: String
  /// Paragraphs.
  var body: [String]
  var received: CivilTime
  var isUnread: Bool

  /// The beginning of the text, as lists show it.
  var preview: String { String(body.joined(separator: " ").prefix(Message.previewLength)) }

  /// More letters than two lines of any phone hold.
  private static let previewLength = 240

  /// How many times longer the same text can be, in bytes, if its accents are written as characters of their own.
  private static let longestSpelling = 3

  /// Whether the message contains all of these words, which are in lower case.
  func has(_ words: [String]) -> Bool {
    guard !words.isEmpty else { return true }
    let texts = ([sender, subject] + body).map { $0.lowercased() }
    return words.allSatisfy { word in
      texts.contains { text in
        // A word that is longer in every spelling can't be in the text, and searching for it would take long.
        word.utf8.count <= Message.longestSpelling * text.utf8.count && text.hasPart(word)
      }
    }
  }

  /// The first letters of the sender's first and last name.
  var initials: String {
    let words = sender.split(separator: " ")
    let ends = words.count > 1 ? [words[0], words[words.count - 1]] : words
    return String(ends.compactMap { $0.first }).uppercased()
  }

  /// The messages of a file.
  static func all(_ value: JSONValue) throws(Problem) -> [Message] {
    var file = try ObjectReader(value, in: "the inbox")
    var messages: [Message] = []
    for value in try file.array("messages", count: 0...mostMessages) {
      let message = try Message(value)
      guard !messages.contains(where: { $0.number == message.number }) else {
        throw value.problem("two messages have the number \(message.number)", "number them apart")
      }
      messages.append(message)
    }
    try file.finish()
    return messages
  }

  /// More than anyone writes for a prototype.
  private static let mostMessages = 500

  private init(_ value: JSONValue) throws(Problem) {
    var reader = try ObjectReader(value, in: "a message")
    number = try reader.integer("number", in: 1...Int(Int32.max))
    sender = try reader.string("from")
    subject = try reader.string("subject")
    body = []
    for value in try reader.array("body") { body.append(try value.string("a paragraph")) }
    isUnread = try reader.bool("unread")
    guard let time = CivilTime(try reader.string("received")) else {
      throw reader.problem(of: "received", "no time", "write YYYY-MM-DDTHH:MM:SS")
    }
    received = time
    try reader.finish()
  }
}
