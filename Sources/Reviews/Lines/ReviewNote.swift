import Files
import JSON
import TouchKit

/// A line of `notes.jsonl`: a note, or what a person did about one.
package struct ReviewNote: Equatable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case note, reply, resolve, reopen, edit

    /// Whether it is about another line.
    var hasTarget: Bool { self != .note }
    var hasText: Bool { self == .note || self == .reply || self == .edit }
  }

  /// What a person drew over the frozen frame, in points of the screen.
  package struct Stroke: Equatable, Sendable {
    package enum Kind: String, CaseIterable, Sendable { case stroke, arrow }

    package var kind: Kind
    package var points: [Point]

    package init(kind: Kind, points: [Point]) {
      (self.kind, self.points) = (kind, points)
    }
  }

  /// Where and when a note points to. Each is there if it can be; one that leads nowhere is no harm to the others.
  package struct Target: Equatable, Sendable {
    /// The take, as the review names it (default: the first one).
    package var take: String?
    package var view: String?
    /// The place in the view, in points.
    package var offset: Point?
    /// The place on the screen, in points.
    package var point: Point?
    /// A moment or a range, in milliseconds.
    package var at: Double?
    package var until: Double?
    package var tuning: String?

    package init(
      take: String? = nil, view: String? = nil, offset: Point? = nil, point: Point? = nil,
      at: Double? = nil, until: Double? = nil, tuning: String? = nil
    ) {
      self.take = take
      self.view = view
      self.offset = offset
      self.point = point
      self.at = at
      self.until = until
      self.tuning = tuning
    }
  }

  package var origin: ReviewOrigin
  package var kind: Kind
  /// The line that it is about.
  package var to: String?
  package var text: String?
  package var target: Target
  package var drawing: [Stroke]
  /// The beginning of the hash of the frame that its author saw.
  package var look: String?
  /// Suggested values of tunings, as JSON.
  package var changes: [Change]

  /// A tuning's key with a value, as it is in a file.
  package struct Change: Equatable, Sendable {
    package var key: String
    package var json: String

    package init(key: String, json: String) {
      (self.key, self.json) = (key, json)
    }
  }

  package init(
    _ origin: ReviewOrigin, _ kind: Kind, to: String? = nil, text: String? = nil,
    target: Target = Target(), drawing: [Stroke] = [], look: String? = nil, changes: [Change] = []
  ) {
    self.origin = origin
    self.look = look
    self.kind = kind
    self.to = to
    self.text = text
    self.target = target
    self.drawing = drawing
    self.changes = changes
  }
}

extension ReviewNote: ReviewLine {
  static let fileName = "notes.jsonl"
  static let words = "a note"

  init(_ value: JSONValue) throws(Problem) {
    var line = try ObjectReader(value, in: ReviewNote.words)
    origin = try ReviewOrigin(&line)
    let word = try line.enumeration("kind", of: Kind.allCases.map(\.rawValue))
    guard let kind = Kind(rawValue: word) else { preconditionFailure("unknown kind \(word)") }
    self.kind = kind
    to = kind.hasTarget ? try ReviewOrigin.id("to", of: &line) : nil
    text = kind.hasText ? try line.text("text", ReviewLimits.text) : nil
    target = Target()
    (drawing, changes) = ([], [])
    if kind == .note { try readTarget(&line) }
    try line.finish()
  }

  private mutating func readTarget(_ line: inout ObjectReader) throws(Problem) {
    target.take = try line.optionalText("take", ReviewLimits.path)
    target.view = try line.optionalText("view", ReviewLimits.name)
    target.offset = try line.optionalValue("offset").map(ReviewNote.point)
    target.point = try line.optionalValue("point").map(ReviewNote.point)
    target.at = try line.optionalNumber("at", in: ReviewLimits.time)
    target.until = try line.optionalNumber("until", in: ReviewLimits.time)
    target.tuning = try line.optionalText("tuning", ReviewLimits.name)
    if let until = target.until, until < target.at ?? until {
      throw line.problem(
        of: "until", "the note ends before it begins", "\"at\" must be before \"until\"")
    }
    let strokes = try line.optionalArray("drawing", count: 0...ReviewLimits.strokes) ?? []
    drawing = try strokes.map(ReviewNote.stroke)
    look = try ReviewOrigin.look(&line)
    if let set = line.optionalValue("set") { changes = try ReviewNote.changes(set) }
  }

  private static func point(_ value: JSONValue) throws(Problem) -> Point {
    let numbers = try value.array("a place", count: 2...2)
    let x = try numbers[0].number("a place", in: ReviewLimits.place)
    let y = try numbers[1].number("a place", in: ReviewLimits.place)
    // As exactly as it is written: a line that was read and written is the same line.
    return Point((x * 100).rounded() / 100, (y * 100).rounded() / 100)
  }

  private static func stroke(_ value: JSONValue) throws(Problem) -> Stroke {
    var object = try ObjectReader(value, in: "a drawing")
    let word = try object.enumeration("kind", of: Stroke.Kind.allCases.map(\.rawValue))
    let points = try object.array("points", count: ReviewLimits.strokePoints)
    try object.finish()
    return Stroke(kind: Stroke.Kind(rawValue: word) ?? .stroke, points: try points.map(point))
  }

  private static func changes(_ value: JSONValue) throws(Problem) -> [Change] {
    guard case .object(let members) = value.kind, members.count <= ReviewLimits.changes else {
      throw value.problem(
        "\"set\" of a note is \(value.kindName)",
        "it must be an object of at most \(ReviewLimits.changes) tunings")
    }
    return try members.map { member throws(Problem) in
      guard ReviewLimits.name.contains(member.key.unicodeScalars.count) else {
        throw member.value.problem(
          "the name of a tuning is too long", "use the names of tunings that the prototype has")
      }
      var writer = JSONWriter()
      writer.value(member.value)
      guard writer.bytes.count <= ReviewLimits.valueBytes else {
        throw member.value.problem(
          "the value of a tuning is too long", "write a number, a word, a colour or a curve")
      }
      return Change(key: member.key, json: writer.text)
    }
  }

  func write(_ object: inout JSONWriter) {
    origin.write(&object)
    object.member("kind", kind.rawValue)
    if let to { object.member("to", to) }
    if let text { object.member("text", text) }
    if let take = target.take { object.member("take", take) }
    if let view = target.view { object.member("view", view) }
    if let offset = target.offset { object.member("offset", offset) }
    if let point = target.point { object.member("point", point) }
    if let at = target.at { object.member("at", at) }
    if let until = target.until { object.member("until", until) }
    if let tuning = target.tuning { object.member("tuning", tuning) }
    if !drawing.isEmpty {
      object.key("drawing")
      object.array { strokes in
        for stroke in drawing {
          strokes.object { object in
            object.member("kind", stroke.kind.rawValue)
            object.key("points")
            object.array { points in for point in stroke.points { points.point(point) } }
          }
        }
      }
    }
    if let look { object.member("look", look) }
    if !changes.isEmpty {
      object.key("set")
      object.object { set in
        for change in changes {
          guard let value = try? JSONReader.parse(Array(change.json.utf8)) else { continue }
          set.key(change.key)
          set.value(value)
        }
      }
    }
  }
}
