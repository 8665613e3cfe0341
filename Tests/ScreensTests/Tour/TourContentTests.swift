import TouchStyle

import JSON
import Testing

@testable import Screens

@Suite struct TourContentTests {
  private func content(version: String = "1.2.0", _ media: [[String]]) throws -> TourContent {
    let entries = media.map {
      """
      { "id": "\($0[0])", "model": "\($0[1])", "version": "\($0[2])", "seconds": 5,
        "scene": "rows", "shape": "round" }
      """
    }
    let text = """
      { "version": "\(version)", "media": [\(entries.joined(separator: ","))],
        "sections": [{ "name": "a", "title": "A", "summary": "", "blocks": [
          { "text": "words" }, { "media": "x" }] }] }
      """
    return try TourContent(try JSONReader.parse(Array(text.utf8), file: "test"))
  }

  @Test func `TO-04: the newest version up to the present one counts, as numbers and not as text`()
    throws
  {
    let content = try content([
      ["x", "any", "1.0.0"], ["x", "any", "1.2.0"], ["x", "any", "1.10.0"], ["x", "any", "1.1.9"],
      ["y", "any", "1.2.0"],
    ])
    #expect(content.media("x", model: "modern")?.version == MediaVersion("1.2"))
    #expect(
      try self.content(
        version: "1.10",
        content.media.map {
          [$0.id, $0.model, $0.version.parts.map(String.init).joined(separator: ".")]
        }
      ).media("x", model: "modern")?.version == MediaVersion("1.10"))
  }

  @Test func `TO-04: one made for the model counts before one for all, others' never`() throws {
    let content = try content([
      ["x", "any", "1.2.0"], ["x", "classic", "1.0.0"], ["x", "librem", "1.2.0"],
      ["x", "classic", "1.3.0"],
    ])
    #expect(content.media("x", model: "classic")?.version == MediaVersion("1.0.0"))
    #expect(content.media("x", model: "classic")?.model == "classic")
    #expect(content.media("x", model: "modern")?.model == "any")
  }

  @Test func `TO-04: without a picture that fits the text is there all the same`() throws {
    for media in [
      [], [["x", "any", "1.3.0"]], [["x", "librem", "1.0.0"]], [["y", "any", "1.0.0"]],
    ] {
      let content = try content(media)
      #expect(content.media(in: content.sections[0], model: "modern") == nil)
      #expect(content.sections[0].blocks[0] == .text("words"))
    }
  }

  @Test(arguments: ["", "1.", ".1", "1..2", "1.2.3.4", "-1", "a", "1.2b", "١"])
  func `What is no version is refused`(text: String) { #expect(MediaVersion(text) == nil) }

  @Test(arguments: Devices.all.map(\.name))
  func `The phone's own tour has a picture for every place that asks for one`(model: String) throws
  {
    let content = try TourContent.bundled()
    for section in content.sections {
      for case .media(let id) in section.blocks {
        #expect(content.media(id, model: model) != nil, "\(id) on \(model)")
      }
    }
  }
}
