import JSON
import TestSupport
import Testing
import TouchKit

@testable import Reviews

/// Lines of notes and verdicts, and what they come to.
@Suite struct ReviewLinesTests {
  private static let first = String(repeating: "0", count: 31) + "1"
  private static let second = String(repeating: "0", count: 31) + "2"

  static func origin(
    _ number: Int, _ author: String = "Maya", second: Int = 0
  ) -> ReviewOrigin {
    let digits = String(number, radix: 16)
    let seconds = String(100 + second % 60).dropFirst()
    return ReviewOrigin(
      id: String(repeating: "0", count: 32 - digits.count) + digits, author: author,
      date: "2026-11-25T21:31:\(seconds).000Z")
  }

  @Test func `A line is read as it was written`() throws {
    let note = ReviewNote(
      ReviewLinesTests.origin(7), .note, text: "Too late\nby a breath",
      target: ReviewNote.Target(
        take: "a/b.take.json", view: "row-3", offset: Point(3.25, 4), point: Point(20, 300.5),
        at: 1840.5, until: 2000, tuning: "classic"),
      drawing: [
        ReviewNote.Stroke(kind: .arrow, points: [Point(1, 2), Point(3, 4)]),
        ReviewNote.Stroke(kind: .stroke, points: [Point(5, 6)]),
      ],
      changes: [
        .init(key: "drawer.open.duration", json: "0.3"),
        .init(key: "drawer.open.curve", json: #"{"spring":{"response":0.3,"damping":1}}"#),
      ])
    #expect(try ReviewNote.read(note.line) == [note])
    let verdict = ReviewVerdict(
      ReviewLinesTests.origin(8), choice: 1, because: "It follows the finger", isBlind: true)
    #expect(try ReviewVerdict.read(verdict.line) == [verdict])
    let none = ReviewVerdict(ReviewLinesTests.origin(9), choice: nil, because: "", isBlind: false)
    #expect(try ReviewVerdict.read(verdict.line + none.line) == [verdict, none])
    for kind in ReviewNote.Kind.allCases where kind.hasTarget {
      let line = ReviewNote(
        ReviewLinesTests.origin(3), kind, to: ReviewLinesTests.first,
        text: kind.hasText ? "so" : nil)
      #expect(try ReviewNote.read(line.line) == [line])
    }
  }

  @Test
  func `A place is read as exactly as it is written, so that answers taken in twice are once`()
    throws
  {
    let line = """
      {"id":"\(ReviewLinesTests.first)","author":"Maya","date":"2026-11-25T21:31:00.000Z","kind":"note","text":"a",\
      "offset":[1.005,2.4949],"point":[196,83.836],"drawing":[{"kind":"arrow","points":[[1.2345,2],[3,4.999]]}]}
      """
    let read = try ReviewNote.read(Array(line.utf8))
    #expect(read.first?.target.point == Point(196, 83.84))
    #expect(try ReviewNote.read(read.flatMap(\.line)) == read)
  }

  @Test func `The same line twice counts once, and two of one id that differ are refused`() throws {
    let note = ReviewNote(ReviewLinesTests.origin(1), .note, text: "a")
    var other = note
    other.text = "b"
    #expect(try ReviewNote.read(note.line + Array("\n".utf8) + note.line) == [note])
    let problem = #expect(throws: Problem.self) { try ReviewNote.read(note.line + other.line) }
    #expect(problem?.position?.line == 2)
  }

  @Test(
    arguments: [
      (#"{}"#, "id"), (#"[]"#, "object"), (#"<<<<<<< ours"#, "<"),
      (
        #"{"id":"g","author":"a","date":"2026-11-25T21:31:44Z","kind":"note","text":""}"#,
        "not an id"
      ),
      (
        #"{"id":"\#(first)","author":"","date":"2026-11-25T21:31:44Z","kind":"note","text":""}"#,
        "0 characters"
      ),
      (
        #"{"id":"\#(first)","author":"a","date":"yesterday","kind":"note","text":""}"#, "not a date"
      ),
      (
        #"{"id":"\#(first)","author":"a","date":"2026-11-25T21:31:44Z","kind":"shout","text":""}"#,
        "shout"
      ),
      (
        #"{"id":"\#(first)","author":"a","date":"2026-11-25T21:31:44Z","kind":"note","text":"","x":1}"#,
        "unknown key"
      ),
      (
        #"{"id":"\#(first)","author":"a","date":"2026-11-25T21:31:44Z","kind":"reply","text":"x"}"#,
        "\"to\""
      ),
      (
        #"{"id":"\#(first)","author":"a","date":"2026-11-25T21:31:44Z","kind":"note","text":"","at":9,"until":3}"#,
        "ends before"
      ),
      (
        #"{"id":"\#(first)","author":"a","date":"2026-11-25T21:31:44Z","kind":"note","text":"","point":[1]}"#,
        "2"
      ),
    ])
  func `What is no line is told with its place`(text: String, words: String) throws {
    let good = ReviewNote(ReviewLinesTests.origin(2), .note, text: "good").line
    let problem = #expect(throws: Problem.self) {
      try ReviewNote.read(good + Array(text.utf8) + Array("\n".utf8))
    }
    #expect(problem?.position?.line == 2)
    #expect(problem?.description.contains(words) == true, "\(problem?.description ?? "")")
  }

  @Test
  func `Threads have replies, edits by their own authors, and the last of resolve and reopen`() {
    func line(
      _ number: Int, _ kind: ReviewNote.Kind, to: Int? = nil, _ author: String = "Maya",
      _ text: String? = nil
    ) -> ReviewNote {
      ReviewNote(
        ReviewLinesTests.origin(number, author, second: number), kind,
        to: to.map { ReviewLinesTests.origin($0).id }, text: text)
    }
    let lines = [
      line(1, .note, "Maya", "one"), line(2, .note, "Jon", "two"),
      line(3, .reply, to: 1, "Jon", "r"),
      line(4, .edit, to: 1, "Maya", "one, better"), line(5, .edit, to: 1, "Jon", "not his"),
      line(6, .edit, to: 3, "Jon", "r, better"), line(7, .resolve, to: 2), line(8, .resolve, to: 1),
      line(9, .reopen, to: 1), line(10, .reply, to: 99, "Jon", "to nobody"),
    ]
    let discussion = Discussion(lines)
    #expect(discussion.threads.map(\.text) == ["one, better", "two"])
    #expect(discussion.threads[0].replies.map(\.text) == ["r, better"])
    #expect(discussion.threads.map(\.isResolved) == [false, true])
    #expect(discussion.orphans.map(\.origin.id) == [ReviewLinesTests.origin(10).id])
    var dice = SeededRandom(seed: 20)
    for _ in 0..<100 { #expect(Discussion(lines.shuffled(using: &dice)) == discussion) }
  }

  @Test func `What takes a line back leaves the discussion as it was, or a note without words`() {
    func line(_ number: Int, _ kind: ReviewNote.Kind, to: Int? = nil, _ text: String? = nil)
      -> ReviewNote
    {
      ReviewNote(
        ReviewLinesTests.origin(number, "Maya", second: number), kind,
        to: to.map { ReviewLinesTests.origin($0).id }, text: text)
    }
    let before = [
      line(1, .note, "one"), line(2, .edit, to: 1, "one, better"), line(3, .note, "two"),
      line(4, .resolve, to: 3),
    ]
    let discussion = Discussion(before)
    for said in [
      line(10, .edit, to: 1, "worse"), line(10, .resolve, to: 1), line(10, .reopen, to: 3),
    ] {
      var opposite = discussion.opposite(of: said)
      opposite.origin = ReviewLinesTests.origin(11, "Maya", second: 11)
      #expect(Discussion(before + [said]) != discussion)
      #expect(Discussion(before + [said, opposite]) == discussion)
    }
    for said in [line(10, .note, "three"), line(10, .reply, to: 1, "r"), line(10, .note, "")] {
      var opposite = discussion.opposite(of: said)
      opposite.origin = ReviewLinesTests.origin(11, "Maya", second: 11)
      let after = Discussion(before + [said, opposite])
      #expect(after.orphans.isEmpty)
      // What takes that back says it again.
      var again = Discussion(before + [said]).opposite(of: opposite)
      again.origin = ReviewLinesTests.origin(12, "Maya", second: 12)
      #expect(Discussion(before + [said, opposite, again]) == Discussion(before + [said]))
      switch said.kind {
      case .reply: #expect(after.threads[0].replies.map(\.text) == [""])
      default: #expect(after.threads[2].isTakenBack != after.threads[2].isResolved)
      }
    }
  }
}
