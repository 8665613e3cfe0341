import Files
import Glibc
import Rehearsal
import TestSupport
import Testing
import TouchKit

@testable import Reviews

/// Answers that come back to a review.
@Suite struct ReviewMergeTests {
  private static let id = String(repeating: "a", count: 32)
  private let temporary: TemporaryFolder

  init() throws { temporary = try TemporaryFolder() }

  private func make(_ name: String = "r.review") throws -> String {
    let folder = try Folder(creating: temporary.at(name))
    try folder.write(
      Array(
        #"{"review": 1, "id": "\#(ReviewMergeTests.id)", "title": "t", "compare": [{"take": "a.take.json"}]}"#
          .utf8), to: "review.json")
    return folder.path
  }

  private func note(_ number: Int, _ author: String = "Maya", _ text: String = "x") -> ReviewNote {
    ReviewNote(
      ReviewLinesTests.origin(number, author, second: number), .note, text: text,
      target: ReviewNote.Target(at: Double(number)))
  }

  private func answers(_ notes: [ReviewNote], _ verdicts: [ReviewVerdict] = []) -> ReviewAnswers {
    ReviewAnswers(review: ReviewMergeTests.id, notes: notes, verdicts: verdicts)
  }

  @Test func `Twice is once, and what stands in the files keeps its bytes`() throws {
    let path = try make()
    // As an editor left it: spaces, no last line feed.
    let own =
      #"{ "id": "\#(ReviewLinesTests.origin(1).id)", "author": "Maya", "date": "2026-11-25T21:31:01Z", "kind": "note", "text": "mine" }"#
    try Folder(opening: path).write(Array(own.utf8), to: "notes.jsonl")
    var folder = try ReviewFolder(path)
    let verdict = ReviewVerdict(
      ReviewLinesTests.origin(50), choice: 0, because: "so", isBlind: false)
    let first = try folder.merge([("a", answers([note(3), note(2)], [verdict]))])
    #expect(first.notes.map(\.origin.id) == [note(2), note(3)].map(\.origin.id))
    #expect(first.verdicts == [verdict] && first.known == 0)
    let bytes = try Folder(opening: path).read("notes.jsonl")
    #expect(bytes == Array(own.utf8) + [10] + note(2).line + note(3).line)
    let again = try folder.merge([("a", answers([note(3), note(2)], [verdict]))])
    #expect(again.notes.isEmpty && again.verdicts.isEmpty && again.known == 3)
    #expect(try Folder(opening: path).read("notes.jsonl") == bytes)
    #expect(try ReviewFolder(path).notes == folder.notes)
  }

  @Test func `Answers within a review's own limits are taken in, however many values they have`()
    throws
  {
    var folder = try ReviewFolder(try make())
    let points = (0..<ReviewLimits.strokePoints.upperBound).map { Point(Double($0), 0.5) }
    let stroke = ReviewNote.Stroke(kind: .stroke, points: points)
    let drawn = (1...2).map { number in
      var note = note(number)
      note.drawing = Array(repeating: stroke, count: ReviewLimits.strokes)
      return note
    }
    let many = (3...20_000).map { number in
      var note = note(number)
      note.target.point = Point(1, 2)
      note.target.offset = Point(3, 4)
      return note
    }
    for notes in [drawn, many] {
      // Without the spaces of a page's file.
      let lines = notes.map { String(decoding: $0.line, as: UTF8.self) }.joined(separator: ",")
      let bytes = Array(
        #"{"answers":1,"review":"\#(ReviewMergeTests.id)","notes":[\#(lines)],"verdicts":[]}"#.utf8)
      #expect(bytes.count <= ReviewLimits.answersBytes)
      let read = try ReviewAnswers(bytes, file: "answers.json")
      #expect(read.notes == notes)
      #expect(try folder.merge([("answers.json", read)]).notes.count == notes.count)
    }
    #expect(try ReviewFolder(folder.path).notes.count == 20_000)
  }

  @Test func `What can't be taken in is refused whole`() throws {
    let path = try make()
    var folder = try ReviewFolder(path)
    _ = try folder.merge([("a", answers([note(1)]))])
    let before = try Folder(opening: path).read("notes.jsonl")
    var foreign = answers([note(4)])
    foreign.review = String(repeating: "b", count: 32)
    let rewritten = answers([note(5), note(1, "Maya", "other words")])
    for bad in [foreign, rewritten] {
      let problem = #expect(throws: Problem.self) {
        try folder.merge([("good", answers([note(6)])), ("bad", bad)])
      }
      #expect(problem?.file == "bad")
      #expect(try Folder(opening: path).read("notes.jsonl") == before)
    }
    #expect(throws: Problem.self) { try ReviewAnswers(Array(#"{"answers":2}"#.utf8), file: "a") }
    #expect(throws: Problem.self) { try ReviewAnswers(Array("{".utf8), file: "a") }
    let long = [UInt8](repeating: 32, count: ReviewLimits.answersBytes + 1)
    #expect(throws: Problem.self) { try ReviewAnswers(long, file: "a") }
    #expect(try ReviewAnswers(answers([note(1)]).bytes, file: nil) == answers([note(1)]))
  }

  /// Reviewers, who each know some of the others' notes, answer, save and merge in any order.
  fileprivate func mergeInAnyOrder(readers: Int, seed: Int) throws {
    var dice = SeededRandom(seed: UInt64(seed))
    var all: [ReviewAnswers] = []
    var written: [ReviewNote] = []
    for reader in 0..<readers {
      var mine: [ReviewNote] = []
      for _ in 0..<Int.random(in: 0...5, using: &dice) {
        let number = written.count + 1
        let origin = ReviewLinesTests.origin(
          number, "reader \(reader % 7)", second: Int.random(in: 0...59, using: &dice))
        let target = written.randomElement(using: &dice)?.origin.id
        let kind = target == nil ? .note : ReviewNote.Kind.allCases.randomElement(using: &dice)
        guard let kind else { continue }
        let line = ReviewNote(
          origin, kind, to: kind.hasTarget ? target : nil,
          text: kind.hasText ? "words \(number)" : nil)
        mine.append(line)
        written.append(line)
      }
      // Saved more than once, with what others had said meanwhile.
      all.append(answers(mine))
      all.append(answers(mine + written.filter { _ in Bool.random(using: &dice) }.map { $0 }))
    }
    // The simple model: all lines, each once.
    var results: [Discussion] = [Discussion(written)]
    for round in 0..<3 {
      let path = try make("r\(round).review")
      var rest = all.shuffled(using: &dice)
      while !rest.isEmpty {
        let count = min(rest.count, Int.random(in: 1...9, using: &dice))
        var folder = try ReviewFolder(path)
        _ = try folder.merge(rest.prefix(count).map { ("a", $0) })
        rest.removeFirst(count)
      }
      let folder = try ReviewFolder(path)
      #expect(folder.notes.count == written.count)
      results.append(Discussion(folder.notes))
    }
    #expect(results.allSatisfy { $0 == results[0] })
  }

  @Test func `The order of answers makes no difference`() throws {
    try mergeInAnyOrder(readers: 15, seed: 4)
  }

  @Test func `Many merges at once lose nothing`() throws {
    let path = try make()
    let counts = try Workers.map(24, with: Array(repeating: (), count: 8)) { _, number in
      var folder = try ReviewFolder(path)
      return try folder.merge([("a", answers((0..<5).map { note(number * 5 + $0 + 1) }))]).notes
        .count
    }
    #expect(counts.reduce(0, +) == 120)
    #expect(try ReviewFolder(path).notes.count == 120)
  }

  @Test func `A review leads to nothing outside its folder`() throws {
    let path = try make()
    try Folder(creating: temporary.at("outside")).write([1], to: "a.take.json")
    #expect(symlink("../outside", "\(path)/link") == 0)
    let folder = try ReviewFolder(path)
    for name in [
      "../outside/a.take.json", "/etc/passwd", "link/a.take.json", "", ".", "a//b", "a/../b",
      "a\u{0}b", "review.json/",
    ] {
      #expect(throws: Problem.self, "\(name)") { try folder.read(name, atMost: 100) }
    }
    #expect(throws: Problem.self) { try ReviewFolder(temporary.at("outside")) }
  }
}

@Suite struct ReviewMergeLong {
  @Test(arguments: 0..<4) func `The order of a hundred reviewers' answers makes no difference`(
    seed: Int
  ) throws {
    try ReviewMergeTests().mergeInAnyOrder(readers: 100, seed: seed)
  }
}
