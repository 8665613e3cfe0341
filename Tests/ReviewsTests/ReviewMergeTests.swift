import Files
import Glibc
import JSON
import Rehearsal
import TestSupport
import Testing
import Threads
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
    let expected: [UInt8] = Array(own.utf8) + [10] + note(2).line + note(3).line
    #expect(bytes == expected)
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
      let read = try ReviewAnswers(bytes, file: "answers.json", latest: ReviewOrigin.latest())
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
    #expect(throws: Problem.self) { try read(#"{"answers":2}"#) }
    #expect(throws: Problem.self) { try read("{") }
    let long = String(repeating: " ", count: ReviewLimits.answersBytes + 1)
    #expect(throws: Problem.self) { try read(long) }
    let good = answers([note(1)])
    #expect(try read(String(decoding: good.bytes, as: UTF8.self)) == good)
  }

  private func read(
    _ text: String, latest: String = "2026-11-26T00:00:00.000Z"
  ) throws(Problem) -> ReviewAnswers {
    try ReviewAnswers(Array(text.utf8), file: "a", latest: latest)
  }

  @Test func `A line whose date has not come refuses the whole file, with its place`() throws {
    func file(_ note: String, _ verdict: String = "2026-11-25T00:00:00Z") -> String {
      func origin(_ number: Int) -> String {
        #""id": "\#(ReviewLinesTests.origin(number).id)", "author": "Maya""#
      }
      return """
        { "answers": 1, "review": "\(ReviewMergeTests.id)", "notes": [
          { \(origin(1)), "date": "2026-11-25T21:31:44Z", "kind": "note", "text": "x" },
          { \(origin(2)), "date": "\(note)", "kind": "resolve", "to": "\(ReviewLinesTests.origin(1).id)" } ],
          "verdicts": [
          { \(origin(3)), "date": "\(verdict)", "choice": "A" } ] }
        """
    }
    #expect(try read(file("2026-11-26T00:00:00.000Z")).notes.count == 2)
    for (text, line) in [
      (file("2026-11-26T00:00:00.001Z"), 3), (file("9999-12-31T23:59:59Z"), 3),
      (file("2026-11-25T21:31:45Z", "2026-11-26T00:00:01Z"), 5),
    ] {
      let problem = #expect(throws: Problem.self) { try read(text) }
      #expect(problem?.file == "a" && problem?.position?.line == line)
      #expect(problem?.what.contains("is in the future") == true)
      // No clock is set before what it reads.
      #expect(throws: Never.self) { try read(text, latest: "9999-12-31T23:59:59Z") }
    }
    let now = ReviewOrigin(new: "Maya").date
    #expect(now < ReviewOrigin.latest() && ReviewOrigin.latest().count == now.count)
  }

  @Test
  func
    `A line in the folder whose date has not come is kept, and it and what it is about are known`()
    throws
  {
    let path = try make()
    var late = ReviewNote(
      ReviewLinesTests.origin(3), .edit, to: ReviewLinesTests.origin(1).id, text: "hm")
    late.origin.date = "9999-12-31T23:59:59Z"
    var verdict = ReviewVerdict(ReviewLinesTests.origin(4), choice: 0, because: "", isBlind: false)
    verdict.origin.date = late.origin.date
    try Folder(opening: path).write(note(1).line + note(2).line + late.line, to: "notes.jsonl")
    try Folder(opening: path).write(verdict.line, to: "verdicts.jsonl")
    let folder = try ReviewFolder(path)
    #expect(folder.notes.count == 3 && folder.verdicts.count == 1)
    #expect(
      folder.dated(after: "2026-11-26T00:00:00Z")
        == Set([1, 3, 4].map { ReviewLinesTests.origin($0).id }))
    #expect(folder.dated(after: late.origin.date).isEmpty)
  }

  @Test func `A preview is what a merge adds, and writes nothing`() throws {
    var folder = try ReviewFolder(make())
    let names = try temporary.names("r.review")
    let given = [("a", answers([note(2), note(1)]))]
    let preview = try folder.preview(given)
    #expect(preview.notes == [note(1), note(2)])
    #expect(try temporary.names("r.review") == names && folder.notes.isEmpty)
    #expect(try folder.merge(given) == preview)
    #expect(try folder.preview(given).known == 2)
  }

  @Test
  func
    `What a writer left that was ended by force goes with the next merge, also one that adds nothing`()
    throws
  {
    let path = try make()
    for name in ["notes.jsonl.partial-1-0", "verdicts.jsonl.partial-1-0"] {
      try temporary.put("half", at: "r.review/\(name)")
    }
    var folder = try ReviewFolder(path)
    _ = try folder.preview([("a", answers([note(1)]))])
    #expect(try temporary.names("r.review").count == 3)
    _ = try folder.merge([("a", answers([]))])
    #expect(try temporary.names("r.review") == ["review.json"])
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
