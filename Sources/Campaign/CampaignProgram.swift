import Files
import Foundation
import GtkPaint
import Rehearsal
import Screens

/// The program of `script/campaign`: reads its command line and runs a task many times in one process.
@main
enum CampaignProgram {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    do {
      Fonts.leaveHostAlone()
      let fonts = try Fonts()
      switch (words.first, words.dropFirst().map { $0 }) {
      case ("storm", let rest) where rest.count == 3:
        let numbers = rest.compactMap { UInt64($0) }
        guard numbers.count == rest.count else { return fail() }
        MonkeySeries(fonts: fonts).run(
          from: numbers[0], count: numbers[1], seconds: Double(numbers[2]))
      case ("record", let rest) where rest.count == 2:
        guard let seed = UInt64(rest[0]) else { return fail() }
        try MonkeyRecorder(path: rest[1]).record(seed, fonts: fonts)
      case ("check", let rest) where rest.count == 1:
        guard let fault = try MonkeyFile.check(rest[0], fonts: fonts) else { return }
        print(fault)
        exit(failed)
      case ("shrink", let rest) where rest.count == 2:
        try MonkeyShrinker.shrink(rest[0], to: rest[1])
      case ("replay", let paths) where !paths.isEmpty:
        for path in paths { print(try Replay(path).digest(fonts: fonts), path) }
      case ("threads", let paths) where !paths.isEmpty:
        let differing = try ThreadedReplay(paths).differing()
        for path in differing {
          print("\(path): a replay on several threads differs from a replay on one thread")
        }
        print("\(paths.count - differing.count) passed, \(differing.count) failed")
        if !differing.isEmpty { exit(failed) }
      case ("states", let rest) where rest.count >= 3:
        guard let first = UInt64(rest[1]), let count = UInt64(rest[2]) else { return fail() }
        var list = StateList(folder: rest[0], fonts: fonts)
        let made = try list.make(seeds: first..<first + count, scenarios: Array(rest.dropFirst(3)))
        print("\(made) states")
      default: fail()
      }
    } catch {
      FileHandle.standardError.write(Data("Campaign: \(error)\n".utf8))
      exit(broken)
    }
  }

  /// Exit statuses as those of the program: something failed, the command line is wrong, the machine does not have
  /// something that is needed.
  static let failed: Int32 = 1
  private static let wrongLine: Int32 = 2
  private static let broken: Int32 = 3

  private static func fail() {
    print(
      """
      usage: Campaign storm SEED COUNT SECONDS
             Campaign record SEED FILE
             Campaign check FILE
             Campaign shrink FILE RESULT
             Campaign replay FILE …
             Campaign threads FILE …
      """)
    print("       Campaign states FOLDER SEED COUNT SCENARIO …")
    exit(wrongLine)
  }
}
