import Synchronization

/// Ends a program whose author has to change its code, where no caller could throw.
package enum AuthorsMistake {
  private static let ending = Mutex<(@Sendable (String) -> Never)?>(nil)

  /// From now on the program reports such a mistake and ends by `ending`, not as if the kit had a fault.
  package static func end(by ending: @escaping @Sendable (String) -> Never) {
    AuthorsMistake.ending.withLock { $0 = ending }
  }

  /// Ends the program with what is wrong and what to do.
  static func end(_ words: String) -> Never {
    if let end = ending.withLock({ $0 }) { end(words) }
    preconditionFailure(words)
  }
}
