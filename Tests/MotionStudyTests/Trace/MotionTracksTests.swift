import Files
import JSON
import MotionStudy
import TestDesks
import Testing
import TouchKit

@Suite struct MotionTracksTests {
  private func tracks(
    _ steps: String, ids: [String] = [],
    properties: [MotionTracks.Property] = MotionTracks.Property.allCases
  ) throws -> MotionTracks {
    let run = try Desk.run(steps)
    var tracks = MotionTracks(ids: ids, properties: properties)
    for time in stride(from: 0, through: 300, by: 50) {
      run.run(to: .milliseconds(time))
      tracks.sample(run.stage)
    }
    tracks.finish(run.stage.log.entries)
    return tracks
  }

  @Test func `Without names what moves is tracked`() throws {
    let tracks = try tracks(#"{ "tap": "button" }"#)
    #expect(tracks.numbers.tracks.map(\.name) == ["box.x"])
    #expect(tracks.numbers.tracks[0].values == [20, 20, 65, 110, 155, 200, 200])
    #expect(
      tracks.spans == [
        MotionTracks.Span(
          what: "box.x", from: 20, to: 200, began: .milliseconds(50), ended: .milliseconds(250),
          wasInterrupted: false)
      ])
  }

  @Test func `A motion that is interrupted says so, and the next begins where it was`() throws {
    let tracks = try tracks(#"{ "tap": "button" }, { "wait": 50 }, { "tap": "button" }"#)
    #expect(tracks.spans.map(\.wasInterrupted) == [true, false])
    #expect(tracks.spans.map(\.from) == [20, 110])
    #expect(tracks.spans.map(\.began) == [.milliseconds(50), .milliseconds(150)])
    #expect(tracks.spans.map(\.ended) == [.milliseconds(150), nil])
  }

  @Test func `As CSV a view that is not there leaves its cell empty`() throws {
    let text = String(
      decoding: try tracks(
        #"{ "tap": "button" }"#, ids: ["box", "field"], properties: [.x, .alpha]

      ).numbers.csv, as: UTF8.self)
    #expect(
      text == """
        time,box.x,box.alpha,field.x,field.alpha
        0,20,1,,
        50,20,1,,
        100,65,1,,
        150,110,1,,
        200,155,1,,
        250,200,1,,
        300,200,1,,

        """)
  }

  @Test func `As JSON it has times, tracks and motions`() throws {
    let tracks = try tracks(#"{ "tap": "button" }"#, ids: ["box"], properties: [.y])
    var object = try ObjectReader(try JSONReader.parse(tracks.json), in: "a trace")
    #expect(try object.integer("trace") == 1)
    #expect(try object.array("times").count == 7)
    #expect(try object.array("tracks").count == 1)
    #expect(try object.array("motions").count == 1)
    try object.finish()
  }

  @Test func `The plot has a line for each track and a bar for each motion`() throws {
    let text = String(
      decoding: try tracks(#"{ "tap": "button" }"#).svg(title: "a < b & c"), as: UTF8.self)
    #expect(text.hasPrefix("<svg ") && text.hasSuffix("</svg>\n"))
    #expect(text.contains("a &lt; b &amp; c"))
    #expect(text.split(separator: "\n").filter { $0.hasPrefix("<polyline") }.count == 1)
    #expect(text.contains(">box.x 20 → 200</text>"))
  }
}
