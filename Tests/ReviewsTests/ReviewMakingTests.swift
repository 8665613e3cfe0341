import GtkPaint
import JSON
import Rehearsal
import Screens
import TestSupport
import Testing
import TouchKit

@testable import Reviews

@Suite struct ReviewMakingTests {
  private let temporary: TemporaryFolder

  init() throws { temporary = try TemporaryFolder() }

  @Test func `A review that is made opens with the designs that it was made of`() throws {
    let first = StartState(usualOf: phone)
    var second = first
    second.use(tuning: "classic")
    second.set(TuningChange("drawer.open.duration", .number(0.7)))
    var third = first
    third.settings.environment.appearance = .dark
    third.settings.environment.textSize = 1.3
    third.settings.environment.direction = .rightToLeft
    third.settings.device = try #require(phone.device(named: "compact"))
    let line = Recording(
      start: first,
      inputs: [Input(.touch(finger: 1, phase: .began, at: Point(160, 10)), at: .milliseconds(50))],
      end: .milliseconds(500))
    let path = try ReviewFolder.make(
      temporary.at("a.review"), of: phone, titled: "A review", take: line.write(phone),
      designs: [
        ("one", first), ("two, \u{202E}", second), (String(repeating: "x", count: 300), third),
      ])
    let folder = try ReviewFolder(path)
    let takes = try ReviewTake.all(of: folder, phone)
    #expect(takes.count == 1 && takes[0].recording.inputs == line.inputs)
    let starts = takes[0].variants.map(\.start)
    #expect(starts.map(\.settings) == [first, second, third].map(\.settings))
    #expect(
      starts.map { $0.tuning(of: phone) } == [first, second, third].map { $0.tuning(of: phone) })
    #expect(folder.notes.isEmpty && folder.review.title == "A review")
    // What is there is never replaced.
    #expect(throws: Problem.self) {
      try ReviewFolder.make(path, of: phone, titled: "b", take: [], designs: [])
    }
    let page = try ReviewPage(
      folder, of: phone, fonts: Fonts(), program: "a program", scale: 1
    ) { _ in }.bytes()
    #expect(!page.isEmpty)
  }

  @Test func `A review that is made of a range shows that range under each design`() throws {
    let first = StartState(usualOf: phone)
    var second = first
    second.use(tuning: "classic")
    let line = Recording(
      start: first,
      inputs: [Input(.touch(finger: 1, phase: .began, at: Point(160, 10)), at: .milliseconds(50))],
      end: .milliseconds(5000))
    let range = Time(microseconds: 1_234_567)...Time.milliseconds(1700)
    let path = try ReviewFolder.make(
      temporary.at("range.review"), of: phone, titled: "A range", take: line.write(phone),
      designs: [("one", first), ("two", second)], range: range)
    let folder = try ReviewFolder(path)
    #expect(folder.review.compared.map(\.from) == [1234.567, 1234.567])
    #expect(folder.review.compared.map(\.to) == [1700, 1700])
    let take = try #require(try ReviewTake.all(of: folder, phone).first)
    #expect(take.variants.map(\.range) == [range, range])
    // Without one it is all of the take, and nothing is said.
    let whole = try ReviewFolder(
      ReviewFolder.make(
        temporary.at("whole.review"), of: phone, titled: "All", take: line.write(phone),
        designs: [("one", first)]))
    #expect(whole.review.compared.map(\.from) == [nil] && whole.review.compared.map(\.to) == [nil])
  }

  @Test
  func
    `What a start has otherwise is suggested as it stands in a file, and tried it is that start`()
    throws
  {
    let first = StartState(usualOf: phone)
    var tuned = first
    for change in [
      TuningChange("drawer.height", .number(132)),
      TuningChange("drawer.open.duration", .number(0.7)),
      TuningChange("banner.background", .color(Color(hex: 0x3366FF))),
    ] {
      tuned.set(change)
    }
    let line = Recording(start: first, inputs: [], end: .milliseconds(500))
    let folder = try ReviewFolder(
      ReviewFolder.make(
        temporary.at("s.review"), of: phone, titled: "s", take: line.write(phone),
        designs: [("one", first)]))
    let take = try #require(try ReviewTake.all(of: folder, phone).first)
    #expect(take.changes(to: first, of: phone).isEmpty)
    let changes = take.changes(to: tuned, of: phone)
    #expect(
      Set(changes.map(\.key)) == ["drawer.height", "drawer.open.duration", "banner.background"])
    let note = ReviewNote(ReviewOrigin(new: "Maya"), .note, text: "", changes: changes)
    let read = try #require(try ReviewNote.read(note.line).first)
    var tried = first
    for change in read.changes { tried.set(try ReviewTake.change(change, of: phone)) }
    #expect(tried.tuning(of: phone) == tuned.tuning(of: phone))
  }

  @Test func `Lines that are made now have ids of their own and dates that are read`() throws {
    let origins = (0..<100).map { _ in ReviewOrigin(new: "Maya") }
    #expect(Set(origins.map(\.id)).count == 100)
    let lines = origins.flatMap { ReviewNote($0, .note, text: "x").line }
    #expect(try ReviewNote.read(lines).map(\.origin) == origins)
    #expect(origins.allSatisfy { $0.date > "2026-01-01" && $0.date < "2100" })
  }
}
