/// Ends a program whose author has to change its code, where no caller could throw.
package enum AuthorsMistake {
  /// Set once, before the program has a second thread. Embedded Swift has no lock.
  nonisolated(unsafe) private static var ending: (@Sendable (String) -> Never)?

  /// From now on the program reports such a mistake and ends by `ending`, not as if the kit had a fault. Only for the beginning of
  /// a program.
  package static func end(by ending: @escaping @Sendable (String) -> Never) {
    AuthorsMistake.ending = ending
  }

  /// Ends the program with what is wrong and what to do.
  static func end(_ words: String) -> Never {
    if let ending { ending(words) }
    preconditionFailure(words)
  }
}
