import Files
import JSON

/// The folder for the scenarios that show where sweeps went wrong most. It is not the last run's, which playing such a
/// scenario replaces.
struct SweepFolder: Sendable {
  let path: String

  init(_ path: String) { self.path = path }

  /// Where the worst run of a test's sweep is kept.
  func file(of test: PictureTest, _ sweep: SweepTest) -> String {
    var stem = test.file
    if stem.hasSuffix(ScenarioFinder.ending) { stem.removeLast(ScenarioFinder.ending.count) }
    stem.replace("/", with: "@")
    if !SweepFolder.isPlain(stem) { stem = SHA256.hex(of: Array(stem.utf8)) }
    return "\(path)/\(stem)-\(sweep.name)\(ScenarioFinder.ending)"
  }

  /// More of a path would make no file's name.
  private static let longest = 120

  /// Whether a name is one for a file everywhere.
  private static func isPlain(_ name: String) -> Bool {
    (1...longest).contains(name.utf8.count) && !name.hasPrefix(".")
      && name.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
          || "._-@".unicodeScalars.contains($0)
      }
  }

  func write(_ bytes: [UInt8], to file: String) throws(Problem) {
    try Folder(creating: path).write(bytes, to: name(of: file))
  }

  /// Removes what an earlier run left.
  func remove(_ file: String) throws(Problem) {
    guard try SafeFile.kind(file) != nil else { return }
    try Folder(opening: path).remove(name(of: file))
  }

  private func name(of file: String) -> String { String(file.dropFirst(path.count + 1)) }
}
