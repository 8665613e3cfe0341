import Glibc

/// Reports how much memory the process uses, for checks whether that grows.
package enum ProcessMemory {
  /// The memory that the process has now; 0 if the system does not report it.
  package static var residentKilobytes: Int {
    guard let file = fopen("/proc/self/status", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, 256, file) != nil {
      let text = String(
        decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      if text.hasPrefix("VmRSS:") { return Int(text.filter(\.isNumber)) ?? 0 }
    }
    return 0
  }
}
