import Files
import JSON
import TestDesks
import Testing
import TestSupport
import TouchKit
import TuningFiles

@Suite struct TuningFileEditorTests {
  private let editor = TuningFileEditor(Desk.catalogue)

  private func edit(
    _ text: String, _ changes: [TuningChange], over usual: Tuning? = nil
  ) throws -> String {
    String(
      decoding: try editor.text(Array(text.utf8), file: "t.json", with: changes, over: usual),
      as: UTF8.self)
  }

  private func refusal(_ text: String, _ changes: [TuningChange]) -> String {
    do throws(Problem) {
      _ = try editor.text(Array(text.utf8), file: "t.json", with: changes)
      return ""
    } catch {
      return error.description
    }
  }

  private func duration(_ seconds: Double) -> TuningChange {
    TuningChange("box.duration", .number(seconds))
  }
  private func side(_ word: String) -> TuningChange { TuningChange("box.side", .choice(word)) }
  private func curve(_ curve: TimingCurve) -> TuningChange {
    TuningChange("box.curve", .curve(curve))
  }
  private func color(_ hex: UInt32) -> TuningChange {
    TuningChange("box.color", .color(Color(hex: hex)))
  }

  @Test func `Only the value that changes is written anew`() throws {
    #expect(
      try edit(
        "// ours\r\n{ \"box.duration\"\t: 0.20 , // short\r\n\"box.side\":\"left\" }\r\n\r\n",
        [duration(0.25)])
        == "// ours\r\n{ \"box.duration\"\t: 0.25 , // short\r\n\"box.side\":\"left\" }\r\n\r\n")
  }

  @Test func `What the file has already stays as it is written`() throws {
    let text =
      ##"{"box.duration": 2.50e-1, "box.color": "\u00233366FFff", "box.curve": [0, 0.0, 1e0, 1]}"##
    #expect(
      try edit(
        text, [duration(0.25), color(0x3366FF), curve(.cubic(x1: 0, y1: 0, x2: 1, y2: 1))])
        == text)
    #expect(try edit(text, []) == text)
  }

  @Test func `In a curve that keeps its form only the numbers that change are written anew`() throws
  {
    #expect(
      try edit(
        #"{"box.curve": {"spring": {/* slow */ "damping": 0.80, "response" : 0.350 }}}"#,
        [curve(.spring(response: 0.4, damping: 0.8))])
        == #"{"box.curve": {"spring": {/* slow */ "damping": 0.80, "response" : 0.4 }}}"#)
    #expect(
      try edit(
        #"{"box.curve": [0.10, 0, /* y */ 1.0,1]}"#,
        [curve(.cubic(x1: 0.1, y1: -0.5, x2: 1, y2: 1))])
        == #"{"box.curve": [0.10, -0.5, /* y */ 1.0,1]}"#)
  }

  @Test func `A curve of another form is written as the project writes it`() throws {
    let name = #"{"box.curve":"ease-in"}"#
    let spring = #"{"box.curve":{ "spring": { "response": 0.35, "damping": 0.8 } }}"#
    let points = #"{"box.curve":[0.1, 0, 1, 1.1]}"#
    #expect(try edit(name, [curve(.spring(response: 0.35, damping: 0.8))]) == spring)
    #expect(try edit(spring, [curve(.cubic(x1: 0.1, y1: 0, x2: 1, y2: 1.1))]) == points)
    #expect(try edit(points, [curve(.easeIn)]) == name)
  }

  @Test func `Names with escapes are found, and the schema's address is left alone`() throws {
    #expect(
      try edit(
        #"{"$schema": "box.duration", "box\u002eduration": 1}"#, [duration(2)])
        == #"{"$schema": "box.duration", "box\u002eduration": 2}"#)
  }

  @Test func `Of several values for a name the last one counts`() throws {
    #expect(
      try edit("{}", [duration(1), side("left"), duration(2)]).contains(#""box.duration": 2"#))
  }

  /// What a file is, and what it is when `box.duration` and `box.side` come to it.
  private static let ends: [(String, String)] = [
    ("{}", "{\n  \"box.duration\": 2,\n  \"box.side\": \"left\"\n}"),
    ("{\n}\n", "{\n  \"box.duration\": 2,\n  \"box.side\": \"left\"\n}\n"),
    ("{\r\n}\r\n", "{\r\n  \"box.duration\": 2,\r\n  \"box.side\": \"left\"\r\n}\r\n"),
    ("{ /* none */ }\n", "{ /* none */ \n  \"box.duration\": 2,\n  \"box.side\": \"left\"\n}\n"),
    ("{ // none\n}\n", "{ // none\n  \"box.duration\": 2,\n  \"box.side\": \"left\"\n}\n"),
    (
      "{\n\t// none\n\n}\n",
      "{\n\t// none\n\t\"box.duration\": 2,\n\t\"box.side\": \"left\"\n\n}\n"
    ),
    (
      ##"{"box.color":"#112233"}"##,
      ##"{"box.color":"#112233","box.duration":2,"box.side":"left"}"##
    ),
    (
      ##"{ "box.color": "#112233" }"##,
      ##"{ "box.color": "#112233", "box.duration": 2, "box.side": "left" }"##
    ),
    (
      ##"{"touch.slop": 9,"box.color": "#112233" /* blue */ }"##,
      ##"{"touch.slop": 9,"box.color": "#112233", /* blue */"box.duration": 2,"box.side": "left" }"##
    ),
    (
      "{\n    \"box.color\" : \"#112233\"\n}\n",
      "{\n    \"box.color\" : \"#112233\",\n    \"box.duration\" : 2,\n    \"box.side\" : \"left\"\n}\n"
    ),
    (
      "{\r\n\t\"box.color\": \"#112233\" // blue\r\n}\r\n",
      "{\r\n\t\"box.color\": \"#112233\", // blue\r\n\t\"box.duration\": 2,\r\n\t\"box.side\": \"left\"\r\n}\r\n"
    ),
    (
      "{\n  \"box.color\": \"#112233\" // blue\n  // \"box.side\": \"right\"\n\n}",
      "{\n  \"box.color\": \"#112233\", // blue\n  // \"box.side\": \"right\"\n  \"box.duration\": 2,\n  \"box.side\": \"left\"\n\n}"
    ),
    (
      "{ \"box.color\": \"#112233\" // blue\n}",
      "{ \"box.color\": \"#112233\", // blue\n  \"box.duration\": 2,\n  \"box.side\": \"left\"\n}"
    ),
    (
      "{ \"touch.slop\": 9\n, \"box.color\": \"#112233\" // blue\n}",
      "{ \"touch.slop\": 9\n, \"box.color\": \"#112233\" // blue\n, \"box.duration\": 2\n, \"box.side\": \"left\"\n}"
    ),
    (
      "{\n  \"touch.slop\": 9, \"box.color\": \"#112233\"}",
      "{\n  \"touch.slop\": 9, \"box.color\": \"#112233\",\n  \"box.duration\": 2,\n  \"box.side\": \"left\"}"
    ),
    (
      "{\"$schema\": \"x\"\n}",
      "{\"$schema\": \"x\", \"box.duration\": 2, \"box.side\": \"left\"\n}"
    ),
  ]

  @Test(arguments: ends)
  func `Names that the file lacks come to its end as those before them are laid out`(
    text: String, wanted: String
  ) throws {
    #expect(try edit(text, [duration(2), side("left")]) == wanted)
  }

  @Test func `A value can change and a name come behind it in one go`() throws {
    #expect(
      try edit("{\n  \"box.duration\": 1 // s\n}", [side("left"), duration(2)])
        == "{\n  \"box.duration\": 2, // s\n  \"box.side\": \"left\"\n}")
  }

  @Test func `A file that may leave values out gets none that are the usual ones`() throws {
    let usual = Desk.tuning
    #expect(
      try edit(
        #"{"box.duration": 3}"#,
        [
          TuningChange("box.duration", usual["box.duration"]),
          TuningChange("box.side", usual["box.side"]),
        ],
        over: usual) == #"{"box.duration": 0.2}"#)
  }

  private static let refusals: [(String, TuningChange, String)] = [
    (
      "{}", TuningChange("box.durration", .number(1)),
      #"t.json: there is no tuning "box.durration"; did you mean "box.duration"?"#
    ),
    (
      "{}", TuningChange("box.duration", .number(20)),
      #"t.json: "box.duration" can't be 20.0; a tuning file can't have this value"#
    ),
    (
      "{}", TuningChange("box.duration", .number(.nan)),
      #"t.json: "box.duration" can't be nan; a tuning file can't have this value"#
    ),
    (
      "{}", TuningChange("box.curve", .curve(.spring(response: 20, damping: 1))),
      #"t.json: "box.curve" can't be a spring of response 20.0 and damping 1.0; a tuning file can't have this value"#
    ),
    (
      "{}", TuningChange("box.color", .color(Color(red: 0.3, green: 0, blue: 0, alpha: 1))),
      #"t.json: "box.color" would have another value when the file is read again; the file was not changed"#
    ),
    (
      "{\"box.duration\": 1,}", TuningChange("box.duration", .number(2)),
      "t.json:1:19: there can't be a comma before \"}\"; remove the comma"
    ),
    (
      "\u{FEFF}{}", TuningChange("box.duration", .number(2)),
      "t.json:1:1: the file starts with a byte order mark; save it as UTF-8 without one"
    ),
  ]

  @Test(arguments: refusals)
  func `What can't be written or read is refused`(
    text: String, change: TuningChange, message: String
  ) {
    #expect(refusal(text, [change]) == message)
  }

  /// A curve's name, or how it begins if it has none.
  private func form(of curve: String) -> String {
    curve.hasPrefix("\"") ? curve : String(curve.prefix(1))
  }

  @Test func `In odd files only the changed values' bytes change`() throws {
    var random = SeededRandom(seed: 101)
    var (changed, forms) = (0, Set<String>())
    for number in 0..<300 {
      var file = OddTuningFile(&random, Desk.catalogue)
      let text = file.text
      var changes: [TuningChange] = []
      for index in file.members.indices where random.whole(below: 2) == 0 {
        let name = file.members[index].change.name
        let entry = try #require(Desk.catalogue[name])
        let value = OddTuningFile.value(of: entry, &random)
        if case .curve = value { forms.insert(form(of: OddTuningFile.plain(value))) }
        file.change(index, to: value)
        changes.append(TuningChange(name, value))
      }
      changes.shuffle(using: &random)
      changed += changes.count
      let edited = try edit(text, changes)
      guard edited == file.text else {
        Issue.record("file \(number):\n\(text)\nwith \(changes):\n\(edited)")
        return
      }
      let read = try TuningReader(Desk.catalogue).read(Array(edited.utf8), file: nil)
      #expect(read == file.members.map(\.change))
    }
    #expect(changed > 500 && forms.count == 7, "\(changed), \(forms)")
  }

  @Test func `In odd files names are added in one piece behind the last value, and a comma`() throws
  {
    var random = SeededRandom(seed: 103)
    for number in 0..<300 {
      let file = OddTuningFile(&random, Desk.catalogue)
      let text = Array(file.text.utf8)
      let known = Set(file.members.map(\.change.name))
      let missing = Desk.catalogue.entries.filter { !known.contains($0.name) }
      let added = missing.shuffled(using: &random).prefix(1 + random.whole(below: 3)).map {
        TuningChange($0.name, OddTuningFile.value(of: $0, &random))
      }
      let edited = try editor.text(text, file: nil, with: added)
      let read = try TuningReader(Desk.catalogue).read(edited, file: nil)
      #expect(read == file.members.map(\.change) + added)
      let kept = file.upToLastValue.utf8.count
      #expect(edited.prefix(kept) == text.prefix(kept))
      let rest = text.dropFirst(kept)
      // The comma may be the first byte behind the last value, or part of what is added.
      let isWhole = [0, 1].contains { commas in
        let tail = edited.dropFirst(kept + commas)
        let same = zip(tail, rest).prefix { $0 == $1 }.count
        let sameAtEnd = zip(tail.reversed(), rest.reversed()).prefix { $0 == $1 }.count
        return same + sameAtEnd >= rest.count
      }
      if !isWhole {
        Issue.record("file \(number):\n\(file.text)\n→\n\(String(decoding: edited, as: UTF8.self))")
      }
    }
  }
}
