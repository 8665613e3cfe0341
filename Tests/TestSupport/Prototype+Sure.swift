import TouchKit

/// Makes prototypes of tests.
extension Prototype {
  /// A prototype of a test's own, in which nothing is missing.
  public static func sure(_ make: () throws(PrototypeFault) -> Prototype) -> Prototype {
    do {
      return try make()
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
