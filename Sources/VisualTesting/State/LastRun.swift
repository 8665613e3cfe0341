import Files

/// The folder that a run left behind.
public struct LastRun: Sendable {
  public let result: SuiteResult
  private let folder: Folder

  static let resultsName = "results.json"

  /// Whether a run wrote a file of this name.
  static func isOwn(_ file: String) -> Bool {
    file == resultsName
      || file.prefix(4).utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        && (file.hasSuffix(".png") || file.hasSuffix(".tree.json"))
  }

  /// Reads a run's folder.
  public init(_ path: String) throws(Problem) {
    guard try SafeFile.kind(path) != nil else {
      throw Problem(
        file: path, what: "no run left its results here", remedy: "run \"drawer-proto test\" first")
    }
    folder = try Folder(opening: path)
    do throws(Problem) {
      result = try JSONReport.read(folder.read(LastRun.resultsName))
    } catch {
      throw error.inFile("\(path)/\(LastRun.resultsName)")
    }
  }

  /// The bytes of one of its files.
  public func file(_ name: String) throws(Problem) -> [UInt8] { try folder.read(name) }

  public var path: String { folder.path }
}
