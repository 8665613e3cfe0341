import GtkPaint
import Testing
import TouchKit

@Suite struct PaintingTests {
  @Test func `a filled rectangle has its colour`() throws {
    let painter = Painter(measurer: PangoMeasurer(fonts: try Fonts()))
    let list = DisplayList(items: [
      .fill(Rect(0, 0, 100, 50), .zero, .white),
      .text(Text("Hello", style: TextStyle(size: 16, lineHeight: 22)), Point(4, 4), width: nil, .black),
    ])
    let scene = painter.scene(list, size: Size(100, 50), scale: 2)
    let pixels = try painter.pixels(scene)
    let bytes = pixels.straightBytes
    #expect(bytes.count == 200 * 100 * 4)
    #expect(Array(bytes[0..<4]) == [255, 255, 255, 255])
    #expect(bytes.contains { $0 < 20 })
  }
}
