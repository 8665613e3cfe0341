import Files
import JSON
import Rehearsal
import TestDesks
import Testing
import TouchKit
import TuningFiles

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
    let changes = [
      TuningChange("touch.slop", .number(0.1 + 0.2)),
      TuningChange("scroll.wheel.curve", .curve(.cubic(x1: 0.1, y1: 0, x2: 1, y2: 1.1))),
      TuningChange("scroll.to.curve", .curve(.easeOut)),
      TuningChange("box.curve", .curve(.spring(response: 0.1, damping: 0.7))),
      TuningChange("box.color", .color(Color(red: 1, green: 0.2, blue: 0, alpha: 51 / 255))),
    ]
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

  private func tunings(_ usual: String, _ other: String = "{}") -> Result<[String: Tuning], Problem>
  {
    Result { () throws(Problem) in
      let read = try TuningReader(Desk.catalogue).tunings(
        usual: .init("default", path: "d.json", bytes: Array(usual.utf8)),
        others: [.init("other", path: "o.json", bytes: Array(other.utf8))])
      return Dictionary(uniqueKeysWithValues: read.map { ($0.name, $0.tuning) })
    }
  }

  /// The default tuning's file with a text in place of another.
  private func usual(_ old: String = "", _ new: String = "") -> String {
    let text = String(decoding: TuningWriter.write(Desk.tuning.all), as: UTF8.self)
    return old.isEmpty ? text : text.replacing(old, with: new)
  }

  @Test func `The default gives every value, and another tuning means it where it says nothing`()
    throws
  {
    let read = try tunings(usual(), #"{"box.duration": 2}"#).get()
    var slow = Desk.tuning
    slow.set("box.duration", .number(2))
    #expect(read == ["default": Desk.tuning, "other": slow])
  }

  @Test func `What the default says is what all tunings mean`() throws {
    let read = try tunings(usual(#""box.duration": 0.2"#, #""box.duration": 3"#)).get()
    #expect(read.values.map { $0[Desk.moving.duration] } == [.seconds(3), .seconds(3)])
  }

  @Test(arguments: [
    (
      #""box.duration": 0.2,"#, "",
      #"d.json:1:1: the tuning "default" has no "box.duration"; add it: this file must have every tuning"#
    ),
    (
      #""box.duration": 0.2"#, #""box.durration": 0.2"#,
      #"d.json:44:3: there is no tuning "box.durration"; did you mean "box.duration"?"#
    ),
    (
      #""box.duration": 0.2"#, #""box.duration": 20"#,
      #"d.json:44:19: "box.duration" is 20; it must be 0 to 10"#
    ),
    (
      #""box.curve": "linear""#, #""box.duration": 0.2"#,
      #"d.json:45:3: duplicate key "box.duration"; the first one is in line 44; keep one of them"#
    ),
  ])
  func `A broken default is refused where it is wrong`(
    _ old: String, _ new: String, _ message: String
  ) {
    guard case .failure(let problem) = tunings(usual(old, new)) else {
      Issue.record("it was read")
      return
    }
    #expect(problem.description == message)
  }

  @Test func `A default without values names the first of them`() {
    guard case .failure(let problem) = tunings("{}") else {
      Issue.record("it was read")
      return
    }
    #expect(
      problem.description
        == #"d.json:1:1: the tuning "default" has no "touch.slop", "touch.tap.interval", "touch.tap.distance" and 43 more; add them: this file must have every tuning"#
    )
  }

  @Test func `A broken tuning beside the default is refused in its own file`() {
    guard case .failure(let problem) = tunings(usual(), #"{"box.side": "up"}"#) else {
      Issue.record("it was read")
      return
    }
    #expect(
      problem.description == #"o.json:1:14: "box.side" is "up"; known: "left", "right""#)
  }

  private static let refusals: [(String, String)] = [
    (
      "[]",
      "t.json:1:1: a tuning is an array; it must be an object with the keys and values of a tuning"
    ),
    (
      #"{"box.durration": 1}"#,
      #"t.json:1:2: there is no tuning "box.durration"; did you mean "box.duration"?"#
    ),
    (#"{"box.duration": "1"}"#, #"t.json:1:18: "box.duration" is a string; it must be a number"#),
    (#"{"box.duration": 1e308}"#, #"t.json:1:18: "box.duration" is 1e308; it must be 0 to 10"#),
    (#"{"box.duration": NaN}"#, "t.json:1:18: NaN is not a JSON number; write a finite number"),
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
      #"{"box.curve": [0, 1, 1]}"#, #"t.json:1:15: "box.curve" has 3 items; it must have 4 items"#
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
      #"t.json:1:22: duplicate key "box.side"; the first one is in line 1; keep one of them"#
    ),
  ]

  @Test(arguments: refusals)
  func `A wrong tuning is refused where it is wrong`(_ text: String, _ message: String) {
    #expect(refusal(text) == message)
  }

  @Test func `Without files a prototype has the kit's values for the engine`() throws {
    let tunings = try TuningReader(TuningCatalogue()).tunings([])
    #expect(tunings.map(\.name) == ["default"])
    #expect(tunings[0].tuning["touch.slop"] == .number(10))
  }

  @Test func `A value of a prototype's own needs a file that gives it`() throws {
    let catalogue = TuningCatalogue([Tunable.color("lamp.color", "the light")])
    #expect(
      problem { () throws(Problem) in _ = try TuningReader(catalogue).tunings([]) }?.contains(
        #"the tuning "default" has no "lamp.color""#) == true)
  }

  private func problem(_ body: () throws(Problem) -> Void) -> String? {
    do throws(Problem) {
      try body()
      return nil
    } catch {
      return error.description
    }
  }
}
