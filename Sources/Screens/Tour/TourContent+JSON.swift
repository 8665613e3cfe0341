import JSON
import TouchKit

/// Reads the tour from its file.
extension TourContent {
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
    let word = try reader.enumeration("scene", of: scenes.map { $0.rawValue })
    scene = scenes.first { $0.rawValue == word } ?? scenes[0]
    let name = try reader.enumeration("shape", of: Corners.allCases.map { $0.rawValue })
    corners = Corners(rawValue: name) ?? .round
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
