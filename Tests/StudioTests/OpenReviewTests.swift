import Files
import GtkPaint
import JSON
import Rehearsal
import Reviews
import Screens
import TestSupport
import Testing
import TouchKit

@testable import Studio

@Suite struct OpenReviewTests {
  private static let take = """
    { "scenario": 1, "take": true, "name": "a tap", "device": "classic", "screen": "inbox", "steps": [
      { "at": 50.000, "touch": 1, "phase": "began", "x": 160, "y": 10 },
      { "at": 80.000, "touch": 1, "phase": "ended", "x": 160, "y": 10 } ], "end": 500 }
    """
  private let temporary: TemporaryFolder

  init() throws { temporary = try TemporaryFolder() }

  private func review() throws -> OpenReview {
    let folder = try Folder(creating: temporary.at("r.review"))
    try folder.write(Array(OpenReviewTests.take.utf8), to: "a.take.json")
    try folder.write(Array(OpenReviewTests.take.utf8), to: "b.take.json")
    try folder.write(
      Array(
        """
        { "review": 1, "title": "Which?", "compare": [
          { "take": "a.take.json", "tuning": "default" }, { "take": "a.take.json", "tuning": "classic" },
          { "take": "b.take.json" } ] }
        """.utf8), to: "review.json")
    return try OpenReview(folder.path, phone)
  }

  private func note(_ text: String, at: Double, until: Double? = nil, take: String? = nil)
    -> ReviewNote
  {
    ReviewNote(
      ReviewOrigin(new: "Noor"), .note, text: text,
      target: ReviewNote.Target(
        take: take, view: "row-1", offset: Point(4, 5), point: Point(100, 100), at: at, until: until
      ))
  }

  @Test func `What others have written meanwhile is taken in and told, and what was chosen stays`()
    throws
  {
    var mine = try review()
    var other = try OpenReview(mine.folder.path, phone)
    let notes = [note("mine", at: 100), note("theirs", at: 50)]
    try mine.add(notes[0])
    (mine.chosen, mine.take, mine.drafts) = (notes[0].origin.id, 0, ["verdict": "half"])
    #expect(try mine.reread() == nil)
    #expect(try other.reread() == "New in the review: 1 entry.")
    try other.add(notes[1])
    try other.add(ReviewNote(ReviewOrigin(new: "Jon"), .reply, to: notes[0].origin.id, text: "so"))
    try other.add(
      ReviewVerdict(ReviewOrigin(new: "Jon"), choice: 0, because: "calm", isBlind: false))
    #expect(try mine.reread() == "New in the review: 2 entries and 1 verdict.")
    #expect(mine.sequence.map(\.text) == ["theirs", "mine"])
    #expect((mine.chosen, mine.drafts) == (notes[0].origin.id, ["verdict": "half"]))
    // What cannot be read changes nothing.
    let folder = try Folder(opening: mine.folder.path, followingLink: false)
    try folder.write(Array("{".utf8), to: "notes.jsonl")
    #expect(throws: Problem.self) { try mine.reread() }
    #expect(mine.sequence.map(\.text) == ["theirs", "mine"])
    try folder.write([], to: "notes.jsonl")
    #expect(try mine.reread() == "The review folder has changed.")
    #expect(mine.sequence.isEmpty)
  }

  @Test func `Notes have numbers in their order, and are gone through by their moments`() throws {
    var review = try review()
    let notes = [
      note("late", at: 400), note("early", at: 100), note("other take", at: 5, take: "b.take.json"),
    ]
    for note in notes { try review.add(note) }
    #expect(review.sequence.map(\.text) == ["early", "late"])
    #expect(review.take(of: notes[2]) == 1)
    try review.add(ReviewNote(ReviewOrigin(new: "Jon"), .resolve, to: notes[1].origin.id))
    #expect(review.sequence.map(\.text) == ["late"])
    let rows = ReviewRows.all(review)
    let headings = rows.filter { $0.outline.kind == .heading }.map(\.outline.title)
    #expect(headings == ["Takes", "Notes"])
    #expect(rows.filter(\.outline.isFaint).count == 1)
    #expect(rows.count { if case .note = $0.act { true } else { false } } == 3)
    // Another program that opens the folder knows them.
    #expect(try OpenReview(review.folder.path, phone).discussion == review.discussion)
  }

  @Test func `A note is seen around its moment, where its view is, or says that it is gone`() throws
  {
    let moment = note("here", at: 300, until: 350)
    for (time, isSeen) in [(149, false), (151, true), (320, true), (499, true), (501, false)] {
      #expect(OpenReview.isSeen(moment, at: .milliseconds(time)) == isSeen, "\(time)")
    }
    let review = try review()
    let run = Run(
      phone, review.shown.recording, measurer: PangoMeasurer(fonts: try Fonts()))
    let tree = run.state(at: .milliseconds(300)).tree()
    let row = try #require(tree.nodes.first { $0.id == "row-1" })
    #expect(OpenReview.place(of: moment, in: tree) == row.frame.origin + Point(4, 5))
    var gone = moment
    gone.target.view = "no-such-view"
    #expect(OpenReview.place(of: gone, in: tree) == nil)
    gone.target.view = nil
    #expect(OpenReview.place(of: gone, in: tree) == Point(100, 100))
  }

  @Test func `Strangers' words stay on one line and turn nothing around`() throws {
    var review = try review()
    try review.add(note("a\nb\u{202E}c\u{7}", at: 1))
    let row = try #require(ReviewRows.all(review).first { $0.detail.hasPrefix("a") })
    #expect(row.outline.title == "1. a b\\u{202E}c\\u{7}")
  }

  @Test
  func
    `A name that hides a letter says so, words that need one keep it, and a date that has not come is marked`()
    throws
  {
    var review = try review()
    var first = note("می\u{200C}خواهم", at: 1)
    first.origin.author = "Ma\u{200D}ya"
    var edit = ReviewNote(ReviewOrigin(new: "Jon"), .reply, to: first.origin.id, text: "so")
    edit.origin.date = "9999-12-31T23:59:59Z"
    for note in [first, edit] { try review.add(note) }
    let rows = ReviewRows.all(review).filter { $0.act == .note(first.origin.id) }.map(\.outline)
    #expect(rows.map(\.title) == ["1. می\u{200C}خواهم", "so"])
    #expect(rows[0].note.hasPrefix("Ma\\u{200D}ya · dated in the future"))
    #expect(rows[1].note == "Jon · dated in the future")
  }
}
