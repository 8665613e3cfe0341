import Files
import JSON

/// A review as a folder, which git merges: what it asks, its takes, and lines that are only ever added.
package struct ReviewFolder: Sendable {
  package let path: String
  package let review: Review
  package private(set) var notes: [ReviewNote]
  package private(set) var verdicts: [ReviewVerdict]
  private let folder: Folder

  /// Reads all of it but the takes.
  package init(_ path: String) throws(Problem) {
    let folder = try Folder(opening: path, followingLink: true)
    self.path = path
    self.folder = folder
    guard try folder.kind(of: Review.fileName) != nil else {
      throw Problem(
        file: path, what: "the folder has no \(Review.fileName)",
        remedy: "a review is a folder with this file; see docs/design-review.md")
    }
    review = try ReviewFolder.telling(path, Review.fileName) { () throws(Problem) in
      try Review(folder.read(Review.fileName, atMost: 1 << 20))
    }
    notes = try ReviewFolder.lines(in: folder)
    verdicts = try ReviewFolder.lines(in: folder)
  }

  /// Whether a path, which a stranger may have written, is one of a file in the folder.
  static func isInside(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return !parts.isEmpty && parts.count <= 4 && parts.allSatisfy { isSafeName(String($0)) }
  }

  /// A file of the review; no link may point to a file outside the folder.
  package func read(_ path: String, atMost limit: Int) throws(Problem) -> [UInt8] {
    guard ReviewFolder.isInside(path) else {
      throw Problem(file: self.path, what: "\(quoted(path)) is not a file of the review")
    }
    var parts = path.split(separator: "/").map(String.init)
    let name = parts.removeLast()
    var inner = folder
    for part in parts { inner = try inner.folder(part) }
    return try inner.read(name, atMost: limit)
  }

  /// How messages call a file of the review.
  package func full(_ path: String) -> String {
    self.path.hasSuffix("/") ? self.path + path : "\(self.path)/\(path)"
  }

  /// The ids of lines that are dated later than `latest`, and of the lines that they are about: a line has the last word
  /// until its date has come.
  package func dated(after latest: String) -> Set<String> {
    let notes = notes.filter { $0.origin.isLater(than: latest) }
    let verdicts = verdicts.filter { $0.origin.isLater(than: latest) }
    return Set(notes.map(\.origin.id) + notes.compactMap(\.to) + verdicts.map(\.origin.id))
  }

  /// Reads the lines again: others may have added some.
  package mutating func reread() throws(Problem) {
    (notes, verdicts) = try (ReviewFolder.lines(in: folder), ReviewFolder.lines(in: folder))
  }

  /// The files that others add lines to.
  package var lineFiles: [String] { [ReviewNote.fileName, ReviewVerdict.fileName].map(full) }

  // MARK: Adding

  /// Adds a line; lines that others added before that are known afterwards.
  package mutating func add(_ note: ReviewNote) throws(Problem) {
    _ = try merge([(path, ReviewAnswers(review: review.id, notes: [note]))])
  }

  package mutating func add(_ verdict: ReviewVerdict) throws(Problem) {
    _ = try merge([(path, ReviewAnswers(review: review.id, verdicts: [verdict]))])
  }

  /// What came of answers.
  package struct Merged: Equatable, Sendable {
    package var notes: [ReviewNote] = []
    package var verdicts: [ReviewVerdict] = []
    /// How many lines were there already.
    package var known = 0
  }

  /// What is to be added: lines, and the files with them.
  private struct Addition {
    var merged = Merged()
    var notes: [ReviewNote] = []
    var verdicts: [ReviewVerdict] = []
    var files: [(name: String, bytes: [UInt8])] = []
  }

  /// What merging answers would add. Nothing is written.
  package func preview(_ answers: [(file: String, answers: ReviewAnswers)]) throws(Problem)
    -> Merged
  {
    try addition(of: answers).merged
  }

  /// Adds the lines of answers that are not there yet. All answers are looked at before any line is written; two merges at
  /// once wait for each other, and one that is ended by force leaves each file as it was or as it was to be.
  package mutating func merge(_ answers: [(file: String, answers: ReviewAnswers)]) throws(Problem)
    -> Merged
  {
    let added = try folder.locked { () throws(Problem) in
      clear()
      let addition = try addition(of: answers)
      for file in addition.files { try folder.write(file.bytes, to: file.name) }
      return addition
    }
    (notes, verdicts) = (added.notes, added.verdicts)
    return added.merged
  }

  /// Removes what writers left that were ended by force.
  package func clear() { folder.sweep() }

  private func addition(
    of answers: [(file: String, answers: ReviewAnswers)]
  ) throws(Problem) -> Addition {
    for one in answers where one.answers.review != review.id {
      throw Problem(
        file: one.file, what: "the answers belong to another review",
        remedy: "merge the answers into that review")
    }
    var addition = Addition()
    (addition.notes, addition.merged.notes) = try add(
      answers.map { ($0.file, $0.answers.notes) }, &addition.merged.known)
    (addition.verdicts, addition.merged.verdicts) = try add(
      answers.map { ($0.file, $0.answers.verdicts) }, &addition.merged.known)
    addition.files = try [file(with: addition.merged.notes), file(with: addition.merged.verdicts)]
      .compactMap(\.self)
    return addition
  }

  /// All lines of a file and of answers, and those of them that are new, in their order.
  private func add<Line: ReviewLine>(
    _ answers: [(file: String, lines: [Line])], _ knownCount: inout Int
  ) throws(Problem) -> (all: [Line], new: [Line]) {
    let lines: [Line] = try ReviewFolder.lines(in: folder)
    var known: [String: Line] = [:]
    for line in lines { known[line.origin.id] = line }
    var new: [Line] = []
    for (file, added) in answers {
      for line in added {
        guard let other = known[line.origin.id] else {
          known[line.origin.id] = line
          new.append(line)
          continue
        }
        guard other == line else {
          throw Problem(
            file: file,
            what:
              "\(Line.words) \(line.origin.id) has the id of a line that is already in the review, but other content",
            remedy: "a line of a review is never changed: remove this line from the answers")
        }
        knownCount += 1
      }
    }
    guard lines.count + new.count <= ReviewLimits.lines else {
      throw Problem(
        file: full(Line.fileName),
        what: "the file would have more than \(ReviewLimits.lines) lines",
        remedy: "start another review")
    }
    new.sort { $0.origin.comes(before: $1.origin) }
    return (lines + new, new)
  }

  /// A file with lines behind those that are in it, whose bytes stay; nil if there are no lines to add.
  private func file<Line: ReviewLine>(
    with lines: [Line]
  ) throws(Problem) -> (name: String, bytes: [UInt8])? {
    guard !lines.isEmpty else { return nil }
    var bytes = try ReviewFolder.bytes(Line.fileName, in: folder)
    if let last = bytes.last, last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    for line in lines { bytes += line.line }
    guard bytes.count <= ReviewLimits.fileBytes else {
      throw Problem(
        file: full(Line.fileName),
        what: "the file would have more than \(ReviewLimits.fileBytes >> 20) MiB",
        remedy: "start another review")
    }
    return (Line.fileName, bytes)
  }

  private static func lines<Line: ReviewLine>(in folder: Folder) throws(Problem) -> [Line] {
    try telling(folder.path, Line.fileName) { () throws(Problem) in
      try Line.read(bytes(Line.fileName, in: folder))
    }
  }

  /// A file's bytes; empty if it is not there yet.
  private static func bytes(_ name: String, in folder: Folder) throws(Problem) -> [UInt8] {
    guard try folder.kind(of: name) != nil else { return [] }
    return try folder.read(name, atMost: ReviewLimits.fileBytes)
  }

  private static func telling<Value>(
    _ path: String, _ name: String, _ body: () throws(Problem) -> Value
  ) throws(Problem) -> Value {
    do throws(Problem) {
      return try body()
    } catch {
      throw error.inFile(path.hasSuffix("/") ? path + name : "\(path)/\(name)")
    }
  }
}
