import CSystem
import Testing
import TouchKit

@testable import GtkPaint

@Suite struct LifetimeTests {
  /// How many objects of the shim are left over on this thread by what `body` makes.
  private func leftOver(_ body: () throws -> Void) rethrows -> Int64 {
    let before = dp_objects_alive()
    try body()
    return dp_objects_alive() - before
  }

  @Test func `A painter, its scenes and its pixels are freed with their owners`() throws {
    let left = try leftOver {
      let fixture = try PainterFixture(size: Showcase.size, scale: 2)
      for step in 0..<10 { _ = try fixture.paint(Showcase.items(shift: Double(step) * 0.7)) }
      let scene = fixture.scene(Showcase.items())
      _ = try scene.svg()
      _ = try scene.pdf()
      _ = scene.nodeText()
    }
    #expect(left == 0)
  }

  @Test func `A scene outlives its painter and measurer`() throws {
    let left = try leftOver {
      let scene = try PainterFixture(size: Showcase.size, scale: 2).scene(Showcase.items())
      let surface = try Surface(width: 400, height: 400)
      surface.draw(scene)
      #expect(Pixels(surface).extent(besides: 0) != nil)
    }
    #expect(left == 0)
  }

  @Test func `Every frame's texts, icons and shadows together stay within bounds`() throws {
    let fixture = try PainterFixture(size: Size(100, 100))
    let style = TextStyle(size: 12, lineHeight: 16)
    // A thread counts what it made and another one freed, so that it rarely begins at zero.
    let before = dp_objects_alive()
    var most: Int64 = 0
    for step in 0..<3000 {
      var path = Path()
      path.circle(10, 10, radius: 4 + Double(step) / 1000)
      _ = fixture.scene([
        .text(Text("\(step)", style: style), .zero, width: nil, .black),
        .fillPath(path, .zero, scale: 1, .black),
        .shadow(Rect(20, 20, 20, 20), .zero, Shadow(blur: 2 + Double(step) / 250, color: .black)),
      ])
      most = max(most, dp_objects_alive() - before)
    }
    // At most 2048 texts, 512 outlines and 128 shadows with a few pictures each.
    #expect(most < 9000)
  }

  @Test func `Frames add nothing that lasts but their scenes, whatever is kept of them for later`()
    throws
  {
    let fixture = try PainterFixture(size: Size(100, 100))
    let style = TextStyle(size: 12, lineHeight: 16)
    let scene = fixture.scene([.text(Text("0", style: style), .zero, width: nil, .black)])
    let (alive, lasting) = (dp_objects_alive(), dp_lasting_objects_alive())
    for step in 1..<10 {
      let text = Text("\(step)", style: style)
      _ = fixture.scene([.text(text, .zero, width: nil, .black)])
    }
    #expect(dp_objects_alive() > alive, "the painter keeps what it made")
    #expect(dp_lasting_objects_alive() == lasting)
    withExtendedLifetime(scene) {}
  }

  @Test func `A path's pictures are found again by place and by value`() throws {
    var cache = OutlineCache()
    var path = Path()
    path.circle(5, 5, radius: 3)
    let first = cache.outline(path)
    #expect(cache.outline(path) === first)
    var twin = Path()
    twin.circle(5, 5, radius: 3)
    #expect(cache.outline(twin) === first)
    twin.line(9, 9)
    #expect(cache.outline(twin) !== first)
    #expect(cache.outline(path) === first)
  }

  @Test func `A cache forgets what was not asked for lately`() {
    var cache = GenerationCache<Int, Int>(limit: 4)
    for key in 0..<100 {
      #expect(cache.find(key) == nil)
      cache.keep(key * 2, for: key)
      #expect(cache.find(key) == key * 2)
      #expect(key == 0 || cache.find(0) == 0, "what is asked for stays")
      if key == 0 { cache.keep(0, for: 0) }
      #expect(cache.count <= 8)
    }
    #expect(cache.find(50) == nil)
    #expect(cache.find(99) == 198)
  }
}
