import Testing
import TouchKit

@testable import GtkPaint

@Suite struct DocumentTests {
  private func scene() throws -> Scene {
    let painter = try PainterFixture().painter
    return painter.scene(
      DisplayList(items: Showcase.items()), size: Showcase.size, scale: 2, for: .document)
  }

  @Test func `Documents are the same bytes every time`() throws {
    let (first, second) = (try scene(), try scene())
    let equal = (
      svg: try first.svg() == second.svg(), again: try first.svg() == first.svg(),
      pdf: try first.pdf() == second.pdf(), node: first.nodeText() == second.nodeText()
    )
    #expect(equal == (true, true, true, true))
  }

  @Test func `Documents are of their kind and hold the picture`() throws {
    let scene = try scene()
    let svg = String(decoding: try scene.svg(), as: UTF8.self)
    #expect(svg.hasPrefix("<?xml"))
    #expect(svg.contains("width=\"200px\" height=\"200px\" viewBox=\"0 0 200 200\""))
    #expect(svg.contains("<path"))
    let pdf = try scene.pdf()
    #expect(pdf.starts(with: Array("%PDF-".utf8)))
    // The letters stay letters, and the date is no day's.
    for part in ["Inter-SemiBold", "/MediaBox [ 0 0 200 200 ]", "/CreationDate (20000101000000Z)"] {
      let isThere = pdf.firstRange(of: Array(part.utf8)) != nil
      #expect(isThere, "\(part)")
    }
    #expect(String(decoding: scene.nodeText(), as: UTF8.self).contains("color {"))
  }

  @Test func `Names in an SVG are numbered anew and still meet`() {
    func renumbered(_ text: String) -> String {
      String(decoding: SVGNames.renumbered(Array(text.utf8)), as: UTF8.self)
    }
    #expect(
      renumbered(##"<g id="surface77"/><g id="surface9"/><use xlink:href="#surface9"/>"##)
        == ##"<g id="surface0"/><g id="surface1"/><use xlink:href="#surface1"/>"##)
    #expect(
      renumbered(##"<clipPath id="clip8"/><g clip-path="url(#clip8)" mask="url(#mask8)"/>"##)
        == ##"<clipPath id="clip0"/><g clip-path="url(#clip0)" mask="url(#mask0)"/>"##)
    let kept = ##"<symbol id="glyph0-12"/><use xlink:href="#glyph0-12" x="3"/><a id="x"/>"##
    #expect(renumbered(kept) == kept)
    #expect(renumbered(##"<g id="surface1"##) == ##"<g id="surface1"##)
    #expect(renumbered("") == "")
  }
}
