/// Reads the files that other files name. A page has no files, so what reads scenarios knows no file system.
package protocol FileReading: AnyObject, Sendable {
  /// The content of a regular file of at most so many bytes. A symbolic link is refused.
  func read(_ path: String, atMost limit: Int) throws(Problem) -> [UInt8]

  /// Whether there is a symbolic link at a path.
  func isLink(_ path: String) throws(Problem) -> Bool
}
