import Files
import GtkPaint
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
    let line = Line(
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
    #expect(takes.count == 1 && takes[0].line.inputs == line.inputs)
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

  @Test func `Lines that are made now have ids of their own and dates that are read`() throws {
    let origins = (0..<100).map { _ in ReviewOrigin(new: "Maya") }
    #expect(Set(origins.map(\.id)).count == 100)
    let lines = origins.flatMap { ReviewNote($0, .note, text: "x").line }
    #expect(try ReviewNote.read(lines).map(\.origin) == origins)
    #expect(origins.allSatisfy { $0.date > "2026-01-01" && $0.date < "2100" })
  }
}
