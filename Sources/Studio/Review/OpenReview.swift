import JSON
import Rehearsal
import Reviews
import TouchKit

/// The review that is open in the window.
nonisolated struct OpenReview {
  private(set) var folder: ReviewFolder
  let takes: [ReviewTake]
  /// The index of the take that is shown.
  var take = 0 { didSet { arrange() } }
  /// The note that is chosen.
  var chosen: String?
  private(set) var discussion: Discussion
  /// Open notes of the shown take, in the order of their moments.
  private(set) var sequence: [ReviewNote] = []
  /// The places of the threads by their notes' ids; only looked up, never iterated.
  private var places: [String: Int] = [:]
  /// The ids of lines whose dates are in the future, and of the lines that they are about; only looked up, too.
  private(set) var ahead: Set<String> = []
  /// What was written and not sent, by what it answers; only looked up, too.
  var drafts: [String: String] = [:]

  init(_ path: String, _ prototype: Prototype) throws(Problem) {
    folder = try ReviewFolder(path)
    takes = try ReviewTake.all(of: folder, prototype)
    discussion = Discussion(folder.notes)
    ahead = folder.dated(after: ReviewOrigin.latest())
    arrange()
  }

  var shown: ReviewTake { takes[take] }

  mutating func add(_ note: ReviewNote) throws(Problem) {
    try folder.add(note)
    discuss()
  }

  /// Takes in what others have done to the folder, in words; nil if nothing.
  mutating func reread() throws(Problem) -> String? {
    let (notes, verdicts) = (folder.notes, folder.verdicts)
    try folder.reread()
    guard folder.notes != notes || folder.verdicts != verdicts else { return nil }
    discuss()
    let known = Set((notes.map(\.origin) + verdicts.map(\.origin)).map(\.id))
    func new(_ origins: [ReviewOrigin], _ word: String, _ several: String? = nil) -> String? {
      let count = origins.count { !known.contains($0.id) }
      return count == 0 ? nil : NumberWords.count(count, word, several)
    }
    let news = [
      new(folder.notes.map(\.origin), "entry", "entries"),
      new(folder.verdicts.map(\.origin), "verdict"),
    ].compactMap(\.self)
    guard !news.isEmpty else { return "The review folder has changed." }
    return "New in the review: \(news.joined(separator: " and "))."
  }

  private mutating func discuss() {
    discussion = Discussion(folder.notes)
    ahead = folder.dated(after: ReviewOrigin.latest())
    arrange()
  }

  mutating func add(_ verdict: ReviewVerdict) throws(Problem) { try folder.add(verdict) }

  // MARK: Notes

  /// The number that people call a note by, from 1.
  func number(of id: String) -> Int? { places[id].map { $0 + 1 } }

  func thread(_ id: String) -> Discussion.Thread? { places[id].map { discussion.threads[$0] } }

  /// The take that a note is about.
  func take(of note: ReviewNote) -> Int? {
    guard let path = note.target.take else { return 0 }
    return takes.firstIndex { $0.path == path }
  }

  private mutating func arrange() {
    places = [:]
    for (index, thread) in discussion.threads.enumerated() {
      places[thread.note.origin.id] = index
    }
    sequence = discussion.threads.filter {
      !$0.isResolved && !$0.isTakenBack && take(of: $0.note) == take
    }.map(\.note)
      .sorted { ($0.target.at ?? 0, $0.origin.id) < ($1.target.at ?? 0, $1.origin.id) }
  }

  /// A note before and behind its moment is seen so long, in milliseconds.
  private static let around = 150.0

  static func isSeen(_ note: ReviewNote, at time: Time) -> Bool {
    guard let at = note.target.at else { return false }
    return (at - around...max(at, note.target.until ?? at) + around).contains(time.milliseconds)
  }

  /// Where a note is on a screen: in its view wherever that is now, or else at its place; nil if neither is known.
  static func place(of note: ReviewNote, in tree: ViewTree) -> Point? {
    if let id = note.target.view,
      let node = tree.nodes.first(where: { $0.id == id && $0.visible })
    {
      let offset = note.target.offset ?? Point(node.frame.width / 2, node.frame.height / 2)
      return node.frame.origin + offset
    }
    return note.target.view == nil ? note.target.point : nil
  }
}
