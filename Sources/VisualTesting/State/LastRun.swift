import Files
import JSON

/// The folder that the last run wrote.
package struct LastRun: Sendable {
  package let result: SuiteResult
  private let folder: Folder
  private let resultsHash: String

  static let resultsName = "results.json"

  /// Whether a run wrote a file of this name.
  static func isOwn(_ file: String) -> Bool {
    [resultsName, Stamp.fileName].contains(file)
      || file.prefix(4).utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        && [".png", ".tree.json", ".csv", ".log.json", ".sweep.json"].contains {
          file.hasSuffix($0)
        }
  }

  /// Reads a run's folder.
  package init(_ path: String) throws(Problem) {
    guard try SafeFile.kind(path) != nil else {
      throw Problem(
        file: path, what: "there are no results of a test run here",
        remedy: "run \"\(ProgramIdentity.command) test\" first")
    }
    folder = try Folder(opening: path)
    do throws(Problem) {
      let bytes = try folder.read(LastRun.resultsName)
      result = try JSONReport.read(bytes)
      resultsHash = SHA256.hex(of: bytes)
    } catch {
      throw error.inFile("\(path)/\(LastRun.resultsName)")
    }
  }

  /// The bytes of one of its files.
  func file(_ name: String) throws(Problem) -> [UInt8] { try folder.read(name) }

  package var path: String { folder.path }

  /// Whether it has a stamp, right or wrong.
  func hasStamp() throws(Problem) -> Bool {
    try folder.kind(of: Stamp.fileName) != nil
  }

  /// Whether the folder's stamp is this one's for the results and every file beside them.
  func bears(_ stamp: Stamp) throws(Problem) -> Bool {
    guard try hasStamp() else { return false }
    var hashes = [LastRun.resultsName: resultsHash]
    for name in try folder.names() where ![LastRun.resultsName, Stamp.fileName].contains(name) {
      hashes[name] = SHA256.hex(of: try folder.read(name))
    }
    return try folder.read(Stamp.fileName, atMost: LastRun.longestStamp)
      == Array(stamp.text(hashes).utf8)
  }

  private static let longestStamp = 1 << 10
}
