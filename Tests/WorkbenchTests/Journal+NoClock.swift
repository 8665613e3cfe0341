import TouchKit

@testable import Workbench

extension Journal {
  /// A journal whose clock never rings: what waits is written with what comes next, or at the end.
  convenience init(in folder: String, _ prototype: Prototype) {
    self.init(in: folder, prototype) { _, _ in VirtualAlarms() }
  }
}
