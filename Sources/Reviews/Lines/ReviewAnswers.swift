import JSON

/// What a reader of the page saved: lines that are to be added to a review.
package struct ReviewAnswers: Equatable, Sendable {
  /// The only version of the format so far.
  package static let version = 1

  /// The review that they answer.
  package var review: String
  package var notes: [ReviewNote]
  package var verdicts: [ReviewVerdict]

  package init(review: String, notes: [ReviewNote] = [], verdicts: [ReviewVerdict] = []) {
    self.review = review
    self.notes = notes
    self.verdicts = verdicts
  }

  /// Reads a file's bytes; anything wrong with one line refuses them all, and so does a line that is later than `latest`: it
  /// would have the last word until then.
  package init(_ bytes: [UInt8], file: String?, latest: String) throws(Problem) {
    do throws(Problem) {
      guard bytes.count <= ReviewLimits.answersBytes else {
        throw Problem(
          what: "the answers have more than \(ReviewLimits.answersBytes >> 20) MiB",
          remedy: "split the answers into several files")
      }
      // Line by line, so that only one line at a time is held as it is in the file.
      let outline = try JSONReader.outline(
        bytes, listKeys: ["notes", "verdicts"], allowComments: false,
        limits: JSONLimits(
          bytes: ReviewLimits.answersBytes, itemValues: ReviewLimits.lineValues))
      var object = try ObjectReader(outline.value, in: "a file of answers")
      let version = try object.integer("answers")
      guard version == ReviewAnswers.version else {
        throw object.problem(
          of: "answers", "the answers have the version \(version)",
          "this program reads version \(ReviewAnswers.version)")
      }
      review = try ReviewOrigin.id("review", of: &object)
      notes = try ReviewAnswers.lines("notes", of: &object, latest)
      verdicts = try ReviewAnswers.lines("verdicts", of: &object, latest)
      try object.finish()
    } catch {
      throw error.inFile(file)
    }
  }

  private static func lines<Line: ReviewLine>(
    _ key: String, of object: inout ObjectReader, _ latest: String
  ) throws(Problem) -> [Line] {
    let list = try object.value(key)
    var lines: [Line] = []
    try list.forEachItem("\(quoted(key)) of \(object.name)") { (item) throws(Problem) in
      guard lines.count < ReviewLimits.lines else {
        throw item.problem(
          "the file has more than \(ReviewLimits.lines) lines", "send the lines in several files")
      }
      lines.append(try line(item, latest))
    }
    return lines
  }

  private static func line<Line: ReviewLine>(
    _ value: JSONValue, _ latest: String
  ) throws(Problem) -> Line {
    let line = try Line(value)
    guard !line.origin.isLater(than: latest) else {
      throw (value["date"] ?? value).problem(
        "the date of \(Line.words), \(line.origin.date), is in the future on this machine",
        "correct the clock that is wrong, and then the date of the line")
    }
    return line
  }

  /// The file, as the page writes it.
  package var bytes: [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.object { object in
      object.member("answers", ReviewAnswers.version)
      object.member("review", review)
      object.key("notes")
      object.array { array in for note in notes { array.object { note.write(&$0) } } }
      object.key("verdicts")
      object.array { array in for verdict in verdicts { array.object { verdict.write(&$0) } } }
    }
    return writer.bytes
  }
}
