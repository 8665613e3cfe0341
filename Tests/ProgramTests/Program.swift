import Files
import Foundation
import TestSupport

/// The built program, run as another process.
enum Program {
  struct Result {
    /// The exit status; that of a shell (128 + number) where a signal ended it.
    var status: Int32
    var output: [UInt8]
    var complaints: String

    var text: String { String(decoding: output, as: UTF8.self) }
    /// The lines of the complaints.
    var lines: [String] {
      complaints.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(
        String.init)
    }
  }

  /// The checkout.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func resource(_ path: String) -> String {
    root.appendingPathComponent("resources").appendingPathComponent(path).path
  }

  static let drawer = resource("scenarios/drawer.scenario.json")

  /// The program lies where the test bundle does.
  static let path: String = {
    let bundle = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: bundle ?? "").deletingLastPathComponent()
      .appendingPathComponent("drawer-proto").path
  }()

  /// Runs it to its end.
  static func run(
    _ arguments: [String], environment: [String: String] = [:], folder: String? = nil
  ) throws -> Result {
    try run(path, arguments, environment: environment, folder: folder)
  }

  static func run(
    _ program: String, _ arguments: [String], environment: [String: String] = [:],
    folder: String? = nil
  ) throws -> Result {
    let scratch = try TemporaryFolder()
    let output = scratch.at("stdout")
    let complaints = scratch.at("stderr")
    for file in [output, complaints] {
      try SafeFile.write([], to: file)
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ["PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no"]
      .merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: complaints)
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationReason == .exit
        ? process.terminationStatus : 128 + process.terminationStatus,
      output: try SafeFile.read(output),
      complaints: String(decoding: try SafeFile.read(complaints), as: UTF8.self))
  }
}
