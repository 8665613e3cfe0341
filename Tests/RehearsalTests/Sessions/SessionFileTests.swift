import JSON
import Rehearsal
import TestDesks
import Testing
import TestSupport
import TouchKit

@Suite struct SessionFileTests {
  private func touch(_ phase: Touch.Phase, _ x: Double, at milliseconds: Double) -> RecordedInput {
    RecordedInput(
      Input(
        .touch(finger: 1, phase: phase, at: Point(x, 20)), at: .milliseconds(milliseconds)),
      landing: phase == .began
        ? RecordedInput.Landing(view: "button", offset: Point(1.5, 2)) : nil)
  }

  /// Two branches, the second from within the first, with an end, a name and a drop.
  private var branched: SessionTree {
    var start = StartState(usualOf: Desk.prototype)
    start.settings.environment.textSize = 1.3
    start.set(TuningChange("box.duration", .number(0.3)))
    var tree = SessionTree(start: start)
    for index in 0..<4 {
      tree.append(
        touch(index % 2 == 0 ? .began : .ended, 20, at: Double(index) * 100), to: SessionTree.main)
    }
    tree.extend(SessionTree.main, to: .milliseconds(900))
    let first = tree.branchOff(SessionTree.main, at: .milliseconds(100), name: "slower")
    tree.append(touch(.began, 30, at: 150), to: first)
    tree.append(touch(.ended, 30, at: 250), to: first)
    let second = tree.branchOff(first, at: .milliseconds(200))
    tree.append(RecordedInput(Input(.type("é\n"), at: .milliseconds(220))), to: second)
    tree.drop(second)
    tree.rename(SessionTree.main, to: "first try")
    tree.decide(
      Verdict(
        designs: ["Default", "Classic tuning"], choice: 1, isBlind: true, branch: first,
        time: .milliseconds(120.5)))
    tree.decide(
      Verdict(
        designs: ["ä", "b", ""], choice: nil, isBlind: false, branch: SessionTree.main, time: .zero)
    )
    tree.retract(0)
    return tree
  }

  private func read(_ bytes: [UInt8]) throws -> SessionReader.Reading {
    try SessionReader(ScenarioReader(Desk.prototype)).read(bytes, file: "s")
  }

  private func file(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test func `A session is written and read back whole`() throws {
    let tree = branched
    let bytes = SessionWriter.write(tree, of: Desk.prototype)
    #expect(SessionReader.isSession(bytes))
    #expect(try read(bytes).tree == tree)
    #expect(try read(bytes).remarks == [])
    #expect(SessionWriter.write(try read(bytes).tree, of: Desk.prototype) == bytes)
  }

  @Test func `A line has the inputs of those that it comes from, up to where it leaves them`() {
    let tree = branched
    func times(_ id: String) -> [Double] { tree.recording(of: id).inputs.map(\.time.milliseconds) }
    #expect(times("main") == [0, 100, 200, 300])
    #expect(times("b1") == [0, 100, 150, 250])
    #expect(times("b2") == [0, 100, 150, 220])
    #expect(tree.recording(of: "main").end == .milliseconds(900))
    #expect(tree.shown.map(\.id) == ["main", "b1"])
  }

  @Test func `A branch before another one's origin comes from where that time belongs`() {
    var tree = branched
    let made = tree.branchOff("b2", at: .milliseconds(50))
    #expect(tree.branch(made)?.origin == SessionTree.Origin("main", at: .milliseconds(50)))
    #expect(tree.inputs(of: made).map(\.input.time) == [.zero])
    let same = tree.branchOff("b2", at: .milliseconds(100))
    #expect(tree.branch(same)?.origin == SessionTree.Origin("main", at: .milliseconds(100)))
  }

  @Test func `What comes from a dropped branch isn't shown, and comes back with it`() {
    var tree = branched
    tree.restore("b2")
    tree.drop("b1")
    #expect(tree.shown.map(\.id) == ["main"] && !tree.isShown("b2"))
    tree.restore("b1")
    #expect(tree.shown.map(\.id) == ["main", "b1", "b2"])
  }

  @Test func `Cut off at any byte, a session is open up to there`() throws {
    let bytes = SessionWriter.write(branched, of: Desk.prototype)
    let header = try #require(bytes.firstIndex(of: UInt8(ascii: "\n"))) + 1
    for end in 0...bytes.count {
      let cut = Array(bytes[..<end])
      guard end >= header - 1 else {
        #expect(throws: Problem.self) { try read(cut) }
        continue
      }
      let reading = try read(cut)
      // A line is whole as soon as its last brace is there.
      let whole = cut.last == UInt8(ascii: "\n") || cut.last == UInt8(ascii: "}")
      #expect(reading.remarks.isEmpty || !whole, "cut at \(end)")
      let lines = cut.count { $0 == UInt8(ascii: "\n") } + (cut.last == UInt8(ascii: "}") ? 1 : 0)
      let written = SessionWriter.write(reading.tree, of: Desk.prototype)
      #expect(written.count { $0 == UInt8(ascii: "\n") } <= max(lines, 1))
    }
  }

  @Test func `What is wrong is told with its line`() throws {
    let start = String(
      decoding: SessionWriter.header(StartState(usualOf: Desk.prototype), of: Desk.prototype),
      as: UTF8.self)
    func refusal(_ text: String) -> String? {
      do {
        _ = try read(file(text))
        return nil
      } catch {
        return "\(error)"
      }
    }
    let touch = #"{"at": 5, "line": "main", "touch": 1, "phase": "began", "x": 1, "y": 1}"#
    #expect(
      refusal("") == "s: the file is empty; the first line of a session has \"session\": 1")
    #expect(refusal("{\"scenario\": 1}\n")?.hasPrefix("s:1:1: this is not a session") == true)
    #expect(
      refusal(start.replacing("\"session\":1", with: "\"session\":2"))?
        .contains("it must be 1") == true)
    #expect(
      refusal(start.replacing("\"prototype\":\"", with: "\"prototype\":\"other"))?
        .contains("this is a session of \"other") == true)
    #expect(refusal(start + touch + "\n" + touch.replacing("5", with: "4") + "\n") != nil)
    #expect(
      refusal(start + touch.replacing("main", with: "b7") + "\n")
        == "s:2:19: there is no branch \"b7\"; the line that begins a branch must come before the inputs of the branch"
    )
    #expect(refusal(start + "{\"drop\": \"main\"}\n")?.contains("can't be dropped") == true)
    #expect(
      refusal(start + "{\"branch\": \"main\", \"from\": \"main\", \"at\": 1}\n")?
        .contains("is empty, too long, or used by another branch") == true)
    #expect(
      refusal(start + "{\"wait\": 5}\n")?.contains("this line of the session is not known") == true)
    let verdict = #"{"verdict":["a","b"],"choice":1,"blind":true,"line":"main","time":1}"#
    #expect(refusal(start + verdict + "\n") == nil)
    #expect(refusal(start + verdict.replacing("1,", with: "2,") + "\n")?.contains("choice") == true)
    #expect(refusal(start + verdict.replacing(",\"b\"", with: "") + "\n") != nil)
    #expect(refusal(start + verdict.replacing("\"b\"", with: "7") + "\n") != nil)
    #expect(refusal(start + verdict.replacing("main", with: "b9") + "\n") != nil)
    #expect(refusal(start + "{\"retract\":0}\n")?.contains("no verdict") == true)
    #expect(refusal(start + verdict + "\n{\"retract\":1}\n") != nil)
    #expect(refusal(start + "nonsense\n" + touch + "\n")?.hasPrefix("s:2:1:") == true)
  }

  @Test func `A tuning, a device and a screen that are gone are told, and the usual ones used`()
    throws
  {
    var text = String(
      decoding: SessionWriter.header(StartState(usualOf: Desk.prototype), of: Desk.prototype),
      as: UTF8.self)
    text = text.replacing("\"tuning\":\"default\"", with: "\"tuning\":\"gone\"")
    let reading = try read(file(text))
    #expect(reading.tree.start == StartState(usualOf: Desk.prototype))
    #expect(
      reading.remarks.map(\.what) == ["there is no tuning \"gone\" now"])
    #expect(reading.remarks.first?.position?.line == 1)
  }
}
