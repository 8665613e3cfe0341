/// What an application itself does with a touch that lands, before any window is asked.
public enum Interception: Hashable, Sendable {
  /// Neither the application nor any view receives the touch.
  case refused(because: String)
  /// Only the application receives the touch.
  case taken(String)
  /// The application receives the touch, and then the windows do.
  case shared(String)

  /// What happens to the touch, in words.
  public var words: String {
    switch self {
    case .refused(let words), .taken(let words), .shared(let words): words
    }
  }

  /// Whether the windows receive the touch.
  public var reachesWindows: Bool {
    switch self {
    case .refused, .taken: false
    case .shared: true
    }
  }
}
