import JSON

/// The files of the system, for what reads files by their paths.
package final class SystemFiles: FileReading {
  package init() {}

  package func read(_ path: String, atMost limit: Int) throws(Problem) -> [UInt8] {
    try SafeFile.read(path, atMost: limit, noFollow: true)
  }

  package func isLink(_ path: String) throws(Problem) -> Bool {
    try SafeFile.kind(path) == .link
  }
}
