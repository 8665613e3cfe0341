// Names of classes: the build reads them from the compiled engine and makes a table of them, by the address of what the first word of
// each object points to.
import CPage

extension Referable {
  /// The name of the object's class, for logs and messages.
  final var className: String {
    let kind = unsafeBitCast(self, to: UnsafePointer<UnsafeRawPointer>.self).pointee
    return dp_class_name(kind).map { String(cString: $0) } ?? "an object"
  }
}

extension Control {
  /// Whether it is made of a subclass.
  final var isOfSubclass: Bool { className != "Control" }
}
