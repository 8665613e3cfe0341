import Foundation

/// A folder of a test's own, which is removed with the object.
public final class TemporaryFolder {
  public let path: String

  public init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("drawer-proto-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  public func at(_ name: String) -> String { "\(path)/\(name)" }

  @discardableResult
  public func put(_ text: String, at name: String) throws -> String {
    try put(Array(text.utf8), at: name)
  }

  /// Returns the file's path.
  @discardableResult
  public func put(_ bytes: [UInt8], at name: String) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: at(name)))
    return at(name)
  }

  public func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: at(name))))
  }

  public func text(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }

  public func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: at(name), withIntermediateDirectories: true)
  }

  public func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: at(name), withDestinationPath: target)
  }

  /// What is in it, or in a folder in it, sorted.
  public func names(_ name: String = ".") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: at(name)).sorted()
  }

  /// Every file in a folder with its content.
  public func contents(_ name: String) throws -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for file in try names(name) { contents[file] = try bytes("\(name)/\(file)") }
    return contents
  }
}
