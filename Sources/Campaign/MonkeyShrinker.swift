import Files
import Foundation
import Rehearsal
import Screens
import MonkeyTesting

/// Finds the shortest monkey test that fails like another one.
enum MonkeyShrinker {
  private static let tries = 4000

  /// Writes the shortest case that ends as this one does. Each is tried in a process of its own, because it may crash.
  static func shrink(_ path: String, to result: String) throws {
    let end = try outcome(of: path)
    print("ends: \(end.isEmpty ? "well" : end)")
    guard !end.isEmpty else { return }
    let candidate = result + ".try"
    var shrinker = Shrinker(phone, tries: tries) { storm in
      (try? SafeFile.write(storm.write(phone), to: candidate)) != nil
        && (try? outcome(of: candidate)) == end
    }
    let shortest = shrinker.shrink(try MonkeyFile.read(path))
    try SafeFile.write(shortest.write(phone), to: result)
    try? FileManager.default.removeItem(atPath: candidate)
    print("inputs: \(shortest.inputs.count)")
  }

  /// In what way a case fails: the kind of its fault or the number of the signal; empty if it does not fail.
  private static func outcome(of path: String) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["check", path]
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal { return "signal \(process.terminationStatus)" }
    return String(text.prefix { $0 != ":" })
  }
}
