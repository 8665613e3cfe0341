/// Decides what may be done with an address that a page asks for.
enum LinkPolicy {
  enum Answer: Equatable {
    /// An address to go to.
    case pass(Address)
    /// Not an address, but a message from the page to the tour.
    case signal(String)
    case refuse(String)
  }

  /// An address in its parts; scheme and host are in lower case.
  struct Address: Equatable {
    var scheme: String
    var host: String
    /// What follows the host, as it was written.
    var path: String

    /// Nil if there is no scheme.
    init?(_ text: String) {
      guard let colon = text.firstIndex(of: ":") else { return nil }
      let scheme = text[..<colon].lowercased()
      let letters = scheme.unicodeScalars
      guard let first = letters.first, ("a"..."z").contains(first),
        letters.allSatisfy({
          ("a"..."z").contains($0) || ("0"..."9").contains($0) || "+-.".unicodeScalars.contains($0)
        })
      else { return nil }
      self.scheme = scheme
      var rest = text[text.index(after: colon)...]
      guard rest.hasPrefix("//") else {
        host = ""
        path = String(rest)
        return
      }
      rest = rest.dropFirst(2)
      let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
      host = rest[..<end].lowercased()
      path = String(rest[end...])
    }

    /// The last part of the path.
    var name: String {
      path.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").last.map(String.init) ?? ""
    }
  }

  /// The scheme of messages from pages to the tour.
  static let ownScheme = "rb"
  /// What a page asks for when its end has been seen.
  static let scrolledToBottom = "rb://scrolled.bottom"
  private static let known = ["http", "https", "file"]

  static func answer(_ text: String) -> Answer {
    guard let address = Address(text) else { return .refuse("it has no scheme") }
    if address.scheme == ownScheme { return .signal(address.host) }
    guard known.contains(address.scheme) else {
      return .refuse("nobody knows the scheme \(address.scheme)")
    }
    return .pass(address)
  }
}
