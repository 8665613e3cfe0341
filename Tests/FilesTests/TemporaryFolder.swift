import Files
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

  func put(_ text: String, at name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: at(name)))
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: at(name))), as: UTF8.self)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: at(name), withIntermediateDirectories: true)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: at(name), withDestinationPath: target)
  }

  func names(_ name: String = ".") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: at(name)).sorted()
  }
}

/// The problem that `body` throws, or nil.
func problem(_ body: () throws(Problem) -> Void) -> Problem? {
  do throws(Problem) {
    try body()
    return nil
  } catch {
    return error
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
