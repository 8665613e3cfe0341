import Files
import Foundation
import GtkPaint
import Rehearsal
import Screens
import TouchKit

/// A take of a storm: whether it fails, and its shortest part that fails alike.
enum StormFile {
  private static let tries = 4000

  static func read(_ path: String) throws -> Line {
    Line(try ScenarioReader(phone).read(SafeFile.read(path), file: path))
  }

  static func check(_ path: String, fonts: Fonts) throws -> StormFault? {
    StormRun.check(phone, try read(path), measurer: PangoMeasurer(fonts: fonts))
  }

  /// Writes the shortest case that ends as this one does. Each is tried in a process of its own, as it may die.
  static func shrink(_ path: String, to result: String) throws {
    let end = try outcome(of: path)
    print("ends: \(end.isEmpty ? "well" : end)")
    guard !end.isEmpty else { return }
    let candidate = result + ".try"
    var shrinker = Shrinker(phone, tries: tries) { storm in
      (try? SafeFile.write(storm.write(phone), to: candidate)) != nil
        && (try? outcome(of: candidate)) == end
    }
    let shortest = shrinker.shrink(try read(path))
    try SafeFile.write(shortest.write(phone), to: result)
    try? FileManager.default.removeItem(atPath: candidate)
    print("inputs: \(shortest.inputs.count)")
  }

  /// In what way a case fails: the kind of its fault or the number of the signal; empty where it does not.
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
