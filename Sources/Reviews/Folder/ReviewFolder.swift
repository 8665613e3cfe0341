import Files

/// A review as a folder, which git merges: what it asks, its takes, and lines that are only ever added.
public struct ReviewFolder: Sendable {
  public let path: String
  public let review: Review
  public private(set) var notes: [ReviewNote]
  public private(set) var verdicts: [ReviewVerdict]
  private let folder: Folder

  /// Reads all of it but the takes.
  public init(_ path: String) throws(Problem) {
    let folder = try Folder(opening: path, followingLink: true)
    self.path = path
    self.folder = folder
    guard try folder.kind(of: Review.fileName) != nil else {
      throw Problem(
        file: path, what: "the folder has no \(Review.fileName)",
        remedy: "a review is a folder with one; see docs/design-review.md")
    }
    review = try ReviewFolder.telling(path, Review.fileName) { () throws(Problem) in
      try Review(folder.read(Review.fileName, atMost: 1 << 20))
    }
    notes = try ReviewFolder.lines(in: folder)
    verdicts = try ReviewFolder.lines(in: folder)
  }

  /// Whether a path, which a stranger may have written, leads to a file in the folder.
  static func isInside(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return !parts.isEmpty && parts.count <= 4 && parts.allSatisfy { isSafeName(String($0)) }
  }

  /// A file of the review; no link leads out of the folder.
  public func read(_ path: String, atMost limit: Int) throws(Problem) -> [UInt8] {
    guard ReviewFolder.isInside(path) else {
      throw Problem(file: self.path, what: "\(quoted(path)) is no file of the review")
    }
    var parts = path.split(separator: "/").map(String.init)
    let name = parts.removeLast()
    var inner = folder
    for part in parts { inner = try inner.folder(part) }
    return try inner.read(name, atMost: limit)
  }

  /// How messages call a file of the review.
  public func full(_ path: String) -> String {
    self.path.hasSuffix("/") ? self.path + path : "\(self.path)/\(path)"
  }

  // MARK: Adding

  /// Adds a line; what others have added meanwhile is known afterwards.
  public mutating func add(_ note: ReviewNote) throws(Problem) {
    _ = try merge([(path, ReviewAnswers(review: review.id, notes: [note]))])
  }

  public mutating func add(_ verdict: ReviewVerdict) throws(Problem) {
    _ = try merge([(path, ReviewAnswers(review: review.id, verdicts: [verdict]))])
  }

  /// What came of answers.
  public struct Merged: Equatable, Sendable {
    public var notes: [ReviewNote] = []
    public var verdicts: [ReviewVerdict] = []
    /// How many lines were there already.
    public var known = 0
  }

  /// Adds the lines of answers that are not there yet. All answers are looked at before any line is written; two merges at
  /// once wait for each other, and one that is ended by force leaves each file as it was or as it was to be.
  public mutating func merge(_ answers: [(file: String, answers: ReviewAnswers)]) throws(Problem)
    -> Merged
  {
    for one in answers where one.answers.review != review.id {
      throw Problem(
        file: one.file, what: "the answers are to another review", remedy: "merge them there")
    }
    var merged = Merged()
    var (notes, verdicts) = (self.notes, self.verdicts)
    try folder.locked { () throws(Problem) in
      (notes, merged.notes) = try add(answers.map { ($0.file, $0.answers.notes) }, &merged.known)
      (verdicts, merged.verdicts) = try add(
        answers.map { ($0.file, $0.answers.verdicts) }, &merged.known)
      try append(merged.notes)
      try append(merged.verdicts)
    }
    (self.notes, self.verdicts) = (notes, verdicts)
    return merged
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
            what: "\(Line.words) \(line.origin.id) says something else than the one that is known",
            remedy: "nobody's words are rewritten: take it out of the answers")
        }
        knownCount += 1
      }
    }
    guard lines.count + new.count <= ReviewLimits.lines else {
      throw Problem(
        file: full(Line.fileName), what: "there would be more than \(ReviewLimits.lines) lines",
        remedy: "begin another review")
    }
    new.sort { $0.origin.comes(before: $1.origin) }
    return (lines + new, new)
  }

  /// Writes lines behind those that stand in their file, whose bytes stay.
  private func append<Line: ReviewLine>(_ lines: [Line]) throws(Problem) {
    guard !lines.isEmpty else { return }
    var bytes = try ReviewFolder.bytes(Line.fileName, in: folder)
    if let last = bytes.last, last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    for line in lines { bytes += line.line }
    guard bytes.count <= ReviewLimits.fileBytes else {
      throw Problem(
        file: full(Line.fileName),
        what: "the file would have more than \(ReviewLimits.fileBytes >> 20) MiB",
        remedy: "begin another review")
    }
    try folder.write(bytes, to: Line.fileName)
  }

  private static func lines<Line: ReviewLine>(in folder: Folder) throws(Problem) -> [Line] {
    try telling(folder.path, Line.fileName) { () throws(Problem) in
      try Line.read(bytes(Line.fileName, in: folder))
    }
  }

  /// A file's bytes; none if it is not there yet.
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
