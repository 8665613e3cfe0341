import Files
import Foundation
import TestSupport

/// A folder with a scenario, and the program run in it.
struct TestProject {
  let scratch: TemporaryFolder
  /// Where the program keeps what it remembers of its user.
  let home: TemporaryFolder

  /// A project of a user with a home, which is a new one unless given.
  init(home: TemporaryFolder? = nil) throws {
    scratch = try TemporaryFolder()
    self.home = try home ?? TemporaryFolder()
    try write()
  }

  var folder: String { scratch.path }
  func path(_ name: String) -> String { scratch.at(name) }

  /// Writes a scenario with one shot.
  func write(
    _ header: String = "", textSize: Double = 1, to name: String = "a.scenario.json"
  ) throws {
    try scratch.put(
      "{ \"scenario\": 1, \(header)\"textSize\": \(textSize), \"steps\": [ { \"shot\": \"start\" } ] }",
      at: name)
  }

  @discardableResult
  func run(_ words: String...) throws -> Program.Result { try run(words) }

  @discardableResult
  func run(_ words: [String], environment: [String: String] = [:]) throws -> Program.Result {
    try Program.run(
      words, environment: ["XDG_STATE_HOME": home.path].merging(environment) { $1 },
      folder: folder)
  }

  /// Every file of a folder with its content, what a link points to for one.
  func contents(_ name: String) throws -> [String: [UInt8]] {
    try TestProject.contents(of: path(name))
  }

  static func contents(of folder: String) throws -> [String: [UInt8]] {
    let manager = FileManager.default
    var contents: [String: [UInt8]] = [:]
    for name in try manager.contentsOfDirectory(atPath: folder) {
      let file = "\(folder)/\(name)"
      contents[name] =
        switch try SafeFile.kind(file) {
        case .link: Array(try manager.destinationOfSymbolicLink(atPath: file).utf8)
        case .folder: Array("folder".utf8)
        default: try SafeFile.read(file)
        }
    }
    return contents
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path(name), withIntermediateDirectories: true)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name), withDestinationPath: target)
  }

  func copy(_ name: String, to place: String) throws {
    try FileManager.default.copyItem(atPath: path(name), toPath: place)
  }
}
