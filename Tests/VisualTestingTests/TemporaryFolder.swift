import Foundation

/// A folder that is gone with its owner.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("drawer-proto-tests-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func at(_ name: String) -> String { "\(path)/\(name)" }

  func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: at(name))))
  }

  func put(_ bytes: [UInt8], at name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: at(name)))
  }

  func names(_ name: String = ".") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: at(name)).sorted()
  }

  /// Every file below with its content.
  func contents(_ name: String) throws -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for file in try names(name) { contents[file] = try bytes("\(name)/\(file)") }
    return contents
  }
}

/// Equal numbers in equal order in every run.
struct Dice: RandomNumberGenerator {
  var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &+ 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Makes a symbolic link; false where that is not possible.
func symlinked(_ target: String, as link: String) -> Bool { symlink(target, link) == 0 }
