import Files
import Rehearsal
import Testing
import TouchKit

@Suite struct TuningFileTests {
  private func read(_ text: String) throws -> [TuningChange] {
    try TuningReader(Desk.catalogue).read(Array(text.utf8), file: "t.json")
  }

  private func refusal(_ text: String) -> String {
    do throws(Problem) {
      _ = try TuningReader(Desk.catalogue).read(Array(text.utf8), file: "t.json")
      return ""
    } catch {
      return error.description
    }
  }

  @Test func `Numbers, choices, colours and curves are read in the order of the file`() throws {
    #expect(
      try read(
        """
        { // a comment
          "$schema": "x", "box.curve": "ease-in-out", "box.duration": 1.5, "box.side": "left",
          "box.color": "#3366FF", "scroll.to.curve": {"spring": {"response": 0.5, "damping": 1}},
          "scroll.wheel.curve": [0.4, -2, 0.6, 3]
        }
        """) == [
          TuningChange("box.curve", .curve(.easeInOut)),
          TuningChange("box.duration", .number(1.5)), TuningChange("box.side", .choice("left")),
          TuningChange("box.color", .color(Color(hex: 0x3366FF))),
          TuningChange("scroll.to.curve", .curve(.spring(response: 0.5, damping: 1))),
          TuningChange("scroll.wheel.curve", .curve(.cubic(x1: 0.4, y1: -2, x2: 0.6, y2: 3))),
        ])
    #expect(try read("{}") == [])
  }

  @Test func `What is written reads back the same`() throws {
    var tuning = Tuning(Desk.catalogue)
    tuning.set("box.curve", .curve(.spring(response: 0.1, damping: 0.7)))
    tuning.set("box.color", .color(Color(red: 1, green: 0.2, blue: 0, alpha: 51 / 255)))
    tuning.set("touch.slop", .number(0.1 + 0.2))
    tuning.set("scroll.to.curve", .curve(.easeOut))
    tuning.set("scroll.wheel.curve", .curve(.cubic(x1: 0.1, y1: 0, x2: 1, y2: 1.1)))
    let changes = TuningWriter.changes(of: tuning)
    #expect(changes.count == 5)
    let file = TuningWriter.write(changes)
    #expect(try TuningReader(Desk.catalogue).read(file, file: nil) == changes)
    #expect(
      String(decoding: file, as: UTF8.self) == """
        {
          "touch.slop": 0.30000000000000004,
          "scroll.wheel.curve": [0.1, 0, 1, 1.1],
          "scroll.to.curve": "ease-out",
          "box.curve": { "spring": { "response": 0.1, "damping": 0.7 } },
          "box.color": "#ff330033"
        }

        """)
  }

  private static let refusals: [(String, String)] = [
    ("[]", "t.json:1:1: a tuning is an array; it must be an object of tunings"),
    (
      #"{"box.durration": 1}"#,
      #"t.json:1:2: no tuning "box.durration"; did you mean "box.duration"?"#
    ),
    (#"{"box.duration": "1"}"#, #"t.json:1:18: "box.duration" is a string; it must be a number"#),
    (#"{"box.duration": 1e308}"#, #"t.json:1:18: "box.duration" is 1e308; it must be 0 to 10"#),
    (#"{"box.duration": NaN}"#, "t.json:1:18: NaN is no JSON number; write a finite number"),
    (#"{"box.side": "up"}"#, #"t.json:1:14: "box.side" is "up"; known: "left", "right""#),
    (
      #"{"box.color": "red"}"#,
      ##"t.json:1:15: "box.color" is "red"; it must be a colour such as "#3366ff" or "#3366ff80""##
    ),
    (
      ##"{"box.color": "#+12345"}"##,
      ##"t.json:1:15: "box.color" is "#+12345"; it must be a colour such as "#3366ff" or "#3366ff80""##
    ),
    (
      #"{"box.curve": "ease-inout"}"#,
      #"t.json:1:15: "box.curve" is "ease-inout"; did you mean "ease-in-out"?"#
    ),
    (
      #"{"box.curve": [0, 1, 2, 1]}"#,
      #"t.json:1:22: x2 of "box.curve" is 2; it must be 0 to 1"#
    ),
    (
      #"{"box.curve": [0, 1, 1]}"#, #"t.json:1:15: "box.curve" has 3 items; it must have 4"#
    ),
    (
      #"{"box.curve": {"spring": {"response": 0.2}}}"#,
      #"t.json:1:26: the spring of "box.curve" has no "damping"; add it"#
    ),
    (
      #"{"box.curve": {"spring": {"response": 0, "damping": 1}}}"#,
      #"t.json:1:39: "response" of the spring of "box.curve" is 0; it must be 0.01 to 10"#
    ),
    (
      #"{"box.curve": 3}"#,
      #"t.json:1:15: "box.curve" is a number; it must be the name of a curve, [x1, y1, x2, y2] or {"spring": …}"#
    ),
    (
      #"{"box.side": "left", "box.side": "left"}"#,
      #"t.json:1:22: duplicate key "box.side"; it already stands in line 1; keep one of them"#
    ),
  ]

  @Test(arguments: refusals)
  func `A wrong tuning is refused where it is wrong`(_ text: String, _ message: String) {
    #expect(refusal(text) == message)
  }
}
