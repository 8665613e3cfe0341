/// Something that a door did to bytes and should not have done.
package struct Finding: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }

  /// Throws unless a fact holds.
  static func unless(_ fact: Bool, _ what: @autoclosure () -> String) throws(Finding) {
    guard fact else { throw Finding(what()) }
  }
}
