import Glibc

/// Memory for pictures in pages of two megabytes: the first write to each page costs more than to fill it, and a picture has
/// thousands of small ones.
package enum LargePages {
  private static let size = 2 << 20

  /// Asks for them if memory that is about to be filled has room for any; if the system has no such pages, nothing
  /// changes.
  package static func use(in memory: UnsafeRawBufferPointer) {
    guard memory.count >= size, let start = memory.baseAddress else { return }
    let first = start.alignedUp(toMultipleOf: size)
    let count = (start + memory.count).alignedDown(toMultipleOf: size) - first
    if count > 0 { _ = madvise(UnsafeMutableRawPointer(mutating: first), count, MADV_HUGEPAGE) }
  }
}
