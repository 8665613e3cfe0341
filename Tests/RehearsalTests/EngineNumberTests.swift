import Files
import GtkPaint
import Rehearsal
import TestDesks
import TestSupport
import Testing
import TouchKit

/// What the same inputs come to changes only with the engine's number.
@Suite struct EngineNumberTests {
  private static let file =
    #filePath.split(separator: "/").dropLast(2).reduce("") { "\($0)/\($1)" }
    + "/numbers/engine.txt"

  private static let onDesk = [
    ("tap", #"{ "tap": "button" }, { "wait": 900 }"#),
    ("caught", #"{ "tap": "button" }, { "wait": 70 }, { "tap": "button" }, { "wait": 900 }"#),
    ("fling", drag([380, 340, 290, 230])),
    ("short-drag", drag([380, 367, 361])),
    ("beyond", drag([230, 300, 390, 460])),
    ("slow", drag([380, 340, 290, 230], every: 60)),
  ]
  private static let onMotionDesk = [
    ("curve", #"{ "go": { "to": 140, "duration": 333 } }, { "wait": 900 }"#),
    ("spring", #"{ "go": { "to": 140, "damping": 0.6 } }, { "wait": 900 }"#),
    ("still-spring", #"{ "go": { "to": 140, "damping": 1 } }, { "wait": 900 }"#),
    (
      "reversed",
      #"{ "go": { "to": 140, "damping": 0.8 } }, { "wait": 120 }, { "go": { "to": -30, "damping": 0.8 } }, { "wait": 900 }"#
    ),
  ]

  /// A finger's way down or up the list, with so many milliseconds between its places.
  private static func drag(_ ys: [Int], every step: Int = 8) -> String {
    let moves = ys.enumerated().map { number, y in
      touch(number == 0 ? "began" : "moved", y) + #"{ "wait": \#(step) }, "#
    }
    return moves.joined() + touch("ended", ys.last ?? 0) + #"{ "wait": 2500 }"#
  }

  private static func touch(_ phase: String, _ y: Int) -> String {
    #"{ "touch": 1, "phase": "\#(phase)", "x": 160, "y": \#(y) }, "#
  }

  /// The numbers of a view and of those in it.
  private func numbers(_ node: ViewTree.Node) -> [Double] {
    [node.frame.x, node.frame.y, node.frame.width, node.frame.height, node.alpha]
      + node.children.flatMap(numbers)
  }

  @Test func `Ten scenarios give the numbers that belong to the engine's number`() throws {
    let runs =
      try Self.onDesk.map { ($0, try Desk.run($1)) }
      + Self.onMotionDesk.map { ($0, try MotionDesk.run($1)) }
    let hashes = runs.map { name, run in
      let frames = (0...150).map { frame in
        run.tree(at: .milliseconds(Double(frame) * 50 / 3)).windows.flatMap { $0.views }.flatMap(
          numbers)
      }
      #expect(Set(frames).count > 2, "nothing moves in \(name)")
      return (name: name, hash: Array(frames.joined()).withUnsafeBytes { SHA256.hex(of: $0) })
    }
    let text = String(decoding: try SafeFile.read(Self.file), as: UTF8.self)
    let fault = NumberedHashes.fault(in: text, Engine.number, hashes)
    #expect(fault == nil)
  }
}
