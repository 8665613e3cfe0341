import Files
import TouchKit

/// What the tour shows: sections to read and the moving pictures in them.
struct TourContent: Sendable {
  /// A page of the tour.
  struct Section: Sendable {
    var name: String
    var title: String
    var summary: String
    var blocks: [Block]
  }

  /// A part of a page.
  enum Block: Equatable, Sendable {
    case heading(String)
    case text(String)
    /// A moving picture by its name in the catalogue.
    case media(String)
    case link(String, to: String)
  }

  var version: MediaVersion
  var media: [Media]
  var sections: [Section]

  /// The newest moving picture of a name that this version can show: one for the model, or one for any.
  func media(_ id: String, model: String) -> Media? {
    media.filter { $0.id == id && $0.version <= version && ($0.model == model || $0.isForAny) }
      .max { a, b in
        // One made for the model counts more than a newer one for all.
        a.isForAny != b.isForAny ? a.isForAny : a.version < b.version
      }
  }

  /// The moving picture of a section on a model, if it has one.
  func media(in section: Section, model: String) -> Media? {
    for case .media(let id) in section.blocks {
      if let found = media(id, model: model) { return found }
    }
    return nil
  }
}

/// A moving picture of the catalogue.
struct Media: Equatable, Sendable {
  enum Shape: String, CaseIterable, Sendable { case round, square }

  var id: String
  /// The device it is for, or `any`.
  var model: String
  var version: MediaVersion
  var seconds: Double
  var scene: MovieScene
  /// The corners of the phone in the picture.
  var shape: Shape

  var isForAny: Bool { model == "any" }
}

extension TourContent {
  /// The tour that the phone comes with.
  static func bundled() -> TourContent {
    do {
      return try TourContent(Resource.json("content/tour.json"))
    } catch {
      preconditionFailure("content/tour.json: \(error)")
    }
  }

  init(_ value: JSONValue) throws(Problem) {
    var file = try ObjectReader(value, in: "the tour")
    version = try TourContent.version(&file)
    media = []
    for value in try file.array("media") { media.append(try Media(value)) }
    sections = []
    for value in try file.array("sections", count: 1...99) {
      sections.append(try Section(value))
    }
    try file.finish()
  }

  fileprivate static func version(_ reader: inout ObjectReader) throws(Problem) -> MediaVersion {
    guard let version = MediaVersion(try reader.string("version")) else {
      throw reader.problem(of: "version", "no version", "write numbers such as 1.2.0")
    }
    return version
  }
}

extension Media {
  fileprivate init(_ value: JSONValue) throws(Problem) {
    var reader = try ObjectReader(value, in: "a moving picture")
    id = try reader.string("id")
    model = try reader.string("model")
    version = try TourContent.version(&reader)
    seconds = try reader.number("seconds", in: 1...600)
    let scenes = MovieScene.allCases
    let word = try reader.enumeration("scene", of: scenes.map(\.rawValue))
    scene = scenes.first { $0.rawValue == word } ?? scenes[0]
    let corners = try reader.enumeration("shape", of: Shape.allCases.map(\.rawValue))
    shape = Shape(rawValue: corners) ?? .round
    try reader.finish()
  }
}

extension TourContent.Section {
  fileprivate init(_ value: JSONValue) throws(Problem) {
    var reader = try ObjectReader(value, in: "a section")
    name = try reader.string("name")
    title = try reader.string("title")
    summary = try reader.string("summary")
    blocks = []
    for value in try reader.array("blocks", count: 1...99) {
      blocks.append(try TourContent.Block(value))
    }
    try reader.finish()
  }
}

extension TourContent.Block {
  fileprivate init(_ value: JSONValue) throws(Problem) {
    var reader = try ObjectReader(value, in: "a part of a section")
    if let words = try reader.optionalString("text") {
      self = .text(words)
    } else if let words = try reader.optionalString("heading") {
      self = .heading(words)
    } else if let id = try reader.optionalString("media") {
      self = .media(id)
    } else {
      self = .link(try reader.string("link"), to: try reader.string("to"))
    }
    try reader.finish()
  }
}
