import CFonts
import Files
import Foundation
import GtkPaint
import JSON
import MonkeyTesting
import PageEngine
import Rehearsal
import Screens
import TextSetting
import TouchKit

/// Makes a list of states for a page to reach: takes of monkeys on all screens, devices, tunings and surroundings, and scenarios, each
/// with the numbers that stand for its state at some times (`StateHash`).
///
/// A line of the list is `font NAME`, for a font beside it and its pattern, `file NAME`, for a take or a scenario, or
/// `at MICROSECONDS NUMBER` for a state of the file before. Every state is reached twice, with texts set by ourselves and by
/// Pango; both have to be equal.
struct StateList {
  private let folder: String
  private let ours: PageEngine
  private let pangos: PageEngine
  private let measurer: PangoMeasurer
  private var lines: [String] = []
  private var states = 0

  private static let inputs = 60
  private static let times: [Int64] = [1, 2, 3, 4]

  init(folder: String, fonts: Fonts) {
    self.folder = folder
    measurer = PangoMeasurer(fonts: fonts)
    pangos = PageEngine(phone, measurer: measurer)
    ours = PageEngine(phone, measurer: TextSetter(faces: StateList.faces))
  }

  private static var fonts: UnsafeBufferPointer<DPKitFont> {
    UnsafeBufferPointer(start: dp_kit_fonts(), count: Int(dp_kit_font_count()))
  }
  private static var faces: [FontFace] {
    fonts.map {
      FontFace(
        pattern: $0.pattern, bytes: UnsafeBufferPointer(start: $0.bytes, count: $0.count))
    }
  }

  /// Writes the list and its files, and returns how many states it has.
  mutating func make(seeds: Range<UInt64>, scenarios: [String]) throws -> Int {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for font in StateList.fonts {
      let name = String(cString: font.name)
      let bytes = UnsafeBufferPointer(start: font.bytes, count: font.count)
      try write(Array(bytes), name)
      try write(Array(String(cString: font.pattern).utf8), "\(name).pattern")
      lines.append("font \(name)")
    }
    for seed in seeds { try add(storm(seed), name: "storm-\(seed).take.json") }
    for path in scenarios {
      try add(SafeFile.read(path), name: (path as NSString).lastPathComponent)
    }
    try write(Array(lines.joined(separator: "\n").utf8), "states.txt")
    return states
  }

  private func write(_ bytes: [UInt8], _ name: String) throws {
    try SafeFile.write(bytes, to: "\(folder)/\(name)", throughLinks: true)
  }

  /// The take of a monkey.
  private func storm(_ seed: UInt64) -> [UInt8] {
    var monkey = Monkey(seed: seed, phone)
    let storm = MonkeyRun(phone, monkey.startState, measurer: measurer)
    for _ in 0..<StateList.inputs { storm.send(monkey.next(on: storm.stage)) }
    return storm.run.write(name: "")
  }

  private mutating func add(_ bytes: [UInt8], name: String) throws {
    let scenario = try ScenarioReader(phone).read(bytes, file: name)
    let end = Run(phone, scenario, under: nil, observer: nil, measurer: measurer).finish()
    try ours.open(bytes)
    try pangos.open(bytes)
    try write(bytes, name)
    lines.append("file \(name)")
    for part in StateList.times {
      let time = Time(microseconds: end.microseconds * part / 4)
      let hash = ours.hash(at: time)
      guard hash == pangos.hash(at: time) else {
        throw Problem(
          file: name, what: "with our texts and with Pango's the states differ at \(time)", remedy: "")
      }
      lines.append("at \(time.microseconds) \(String(hash, radix: 16))")
      states += 1
    }
  }
}
