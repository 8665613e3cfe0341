import Files
import JSON

/// The user's secret key, which distinguishes results of the user's own runs from a stranger's.
package struct ResultsKey: Sendable {
  private let bytes: [UInt8]

  private static let name = "key"
  private static let count = 32

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The user's key; nil if it does not exist. A key that others could have read or written is refused.
  package static func present() throws(Problem) -> ResultsKey? {
    guard let folder = UserFolder.usual?.path else { return nil }
    return try SecretFile.read(name, in: folder, count: count).map(ResultsKey.init)
  }

  /// The user's key, made if it does not exist.
  package static func made() throws(Problem) -> ResultsKey {
    let folder = try UserFolder.made().path
    if let key = try present() { return key }
    try SecretFile.make(name, in: folder, count: count)
    // Read again, since another run may have made one at the same time.
    guard let key = try present() else {
      throw Problem(
        file: "\(folder)/\(name)", what: "another program removed the key as soon as it was made")
    }
    return key
  }

  /// The signature of a text, which only holders of the key can make.
  func signature(of text: String) -> String { SHA256.hex(of: Array(text.utf8), key: bytes) }
}
