import TouchKit

extension Notification {
  /// The greatest number of letters of a title or a message.
  static let longestText = 4096

  /// What is wrong with the payload of a `notify`, or nil.
  static func problem(in payload: Payload) -> String? {
    switch read(payload) {
    case .success: nil
    case .failure(let refusal): refusal.words
    }
  }

  /// The notification of a payload that was checked.
  init?(_ payload: Payload) {
    guard case .success(let notification) = Notification.read(payload) else { return nil }
    self = notification
  }

  struct Refusal: Error {
    let words: String
    init(_ words: String) { self.words = words }
  }

  private static let keys = [
    "title", "message", "icon", "id", "priority", "sticky", "duration", "showDuration",
    "hideDuration", "hideStyle", "sound", "background", "titleColor", "messageColor", "actions",
    "opens",
  ]

  private static func read(_ payload: Payload) -> Result<Notification, Refusal> {
    do {
      guard case .object(let members) = payload else {
        throw Refusal("a notification is an object with a \"title\" and a \"message\"")
      }
      for member in members where !keys.contains(member.key) {
        throw Refusal("a notification has no \"\(member.key)\"; it has \(keys.joined(separator: ", "))")
      }
      var result = Notification(
        title: try text(payload, "title") ?? "", message: try text(payload, "message") ?? "")
      guard !result.title.isEmpty || !result.message.isEmpty else {
        throw Refusal("a notification needs a \"title\" or a \"message\"")
      }
      result.icon = try text(payload, "icon")
      if let icon = result.icon, !IconName.all.contains(icon) {
        throw Refusal("no icon is named \"\(icon)\"; there are \(IconName.all.joined(separator: ", "))")
      }
      result.id = try text(payload, "id")
      result.priority = try choice(payload, "priority") ?? .normal
      result.hideStyle = try choice(payload, "hideStyle") ?? .slide
      result.isSticky = try flag(payload, "sticky") ?? false
      result.duration = try milliseconds(payload, "duration", 0...3_600_000)
      result.showDuration = try milliseconds(payload, "showDuration", 0...10_000)
      result.hideDuration = try milliseconds(payload, "hideDuration", 0...10_000)
      if let number = try number(payload, "sound", 0...100_000) {
        guard let code = Int(exactly: number), let sound = Sound(rawValue: code) else {
          let known = Sound.allCases.map { "\($0.rawValue)" }.joined(separator: ", ")
          throw Refusal("no sound has the number \(decimals(number)); there are \(known)")
        }
        result.sound = sound
      }
      result.background = try color(payload, "background")
      result.titleColor = try color(payload, "titleColor")
      result.messageColor = try color(payload, "messageColor")
      result.actions = try actions(payload)
      if let number = try number(payload, "opens", 1...100_000) { result.opens = Int(number) }
      return .success(result)
    } catch let refusal as Refusal {
      return .failure(refusal)
    } catch {
      return .failure(Refusal("\(error)"))
    }
  }

  private static func text(_ payload: Payload, _ key: String) throws -> String? {
    guard let value = payload[key] else { return nil }
    guard let text = value.string else { throw Refusal("\"\(key)\" is text") }
    guard text.unicodeScalars.count <= longestText else {
      throw Refusal("\"\(key)\" is longer than \(longestText) letters")
    }
    return text
  }

  private static func flag(_ payload: Payload, _ key: String) throws -> Bool? {
    guard let value = payload[key] else { return nil }
    guard let flag = value.bool else { throw Refusal("\"\(key)\" is true or false") }
    return flag
  }

  private static func number(
    _ payload: Payload, _ key: String, _ range: ClosedRange<Double>
  ) throws -> Double? {
    guard let value = payload[key] else { return nil }
    guard let number = value.number, range.contains(number) else {
      throw Refusal(
        "\"\(key)\" is a number from \(decimals(range.lowerBound)) to \(decimals(range.upperBound))")
    }
    return number
  }

  private static func milliseconds(
    _ payload: Payload, _ key: String, _ range: ClosedRange<Double>
  ) throws -> Time? {
    try number(payload, key, range).map { Time.milliseconds($0) }
  }

  private static func choice<Choice: RawRepresentable & CaseIterable>(
    _ payload: Payload, _ key: String
  ) throws -> Choice? where Choice.RawValue == String {
    guard let word = try text(payload, key) else { return nil }
    guard let choice = Choice(rawValue: word) else {
      let known = Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      throw Refusal("\"\(key)\" is one of \(known)")
    }
    return choice
  }

  private static func color(_ payload: Payload, _ key: String) throws -> Color? {
    guard let word = try text(payload, key) else { return nil }
    guard word.utf8.count == 7, word.hasPrefix("#"), let hex = UInt32(word.dropFirst(), radix: 16)
    else { throw Refusal("\"\(key)\" is a colour such as \"#0a84ff\"") }
    return Color(hex: hex)
  }

  private static func actions(_ payload: Payload) throws -> [String] {
    guard let value = payload["actions"] else { return [] }
    guard let items = value.array, items.count <= 2 else {
      throw Refusal("\"actions\" is a list of at most two words")
    }
    let words = items.compactMap(\.string)
    guard words.count == items.count else { throw Refusal("an action is a word") }
    return words
  }
}
