/// An error that a reader made with bytes.
package struct Finding: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }

  /// Throws unless a fact holds.
  static func unless(_ fact: Bool, _ what: @autoclosure () -> String) throws(Finding) {
    guard fact else { throw Finding(what()) }
  }
}
