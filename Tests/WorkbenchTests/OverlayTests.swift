import GtkPaint
import Testing
import TestSupport

@testable import MotionStudy
@testable import TouchKit
@testable import Workbench

@Suite struct OverlayTests {
  private static let fonts = Result { try Fonts() }
  private let layout = PhoneLayout(
    canvas: Size(900, 1200), density: 1, screen: Size(320, 480), .init(zoom: 2))

  private func items(_ marks: OverlayMarks) throws -> [DisplayItem] {
    marks.list(layout, PangoMeasurer(fonts: try OverlayTests.fonts.get())).items
  }

  private func words(_ marks: OverlayMarks) throws -> [String] {
    try items(marks).compactMap { item in
      guard case .text(let text, _, _, _) = item else { return nil }
      return text.string
    }
  }

  private func target(_ frame: Rect, reach: Rect?) -> PressTarget {
    PressTarget(name: "it", id: "it", words: "It", frame: frame, reach: reach)
  }

  private func contrast(_ ratio: Double, in box: Rect, size: Double = 14) -> TextContrast {
    TextContrast(
      text: ShownText(string: "Words", box: box, size: size, weight: 400, color: .black),
      ratio: ratio)
  }

  @Test func `Nothing is drawn where nothing was chosen, and all of it is on the screen alone`()
    throws
  {
    #expect(OverlayMarks().isEmpty)
    let marks = OverlayMarks(grid: Size(320, 480))
    #expect(!marks.isEmpty)
    let drawn = try items(marks)
    #expect(drawn.first == .pushClip(layout.frame, .zero) && drawn.last == .pop)
  }

  @Test
  func `A stroke is drawn dark on light where it was made, and an arrow has a head at its end`()
    throws
  {
    let stroke = NoteMarks.Stroke(isArrow: false, points: [Point(10, 20), Point(30, 20)])
    let arrow = NoteMarks.Stroke(isArrow: true, points: [Point(10, 50), Point(110, 50)])
    var marks = OverlayMarks()
    marks.notes.strokes = [stroke, arrow]
    let paths = try items(marks).compactMap { item -> Path? in
      guard case .strokePath(let path, layout.frame.origin, scale: 2, _, _) = item else {
        return nil
      }
      return path
    }
    #expect(paths.count == 4 && paths[0] == paths[1] && paths[2] == paths[3])
    #expect(paths[0].elements == [.move(Point(10, 20)), .line(Point(30, 20))])
    #expect(
      paths[2].elements == [
        .move(Point(10, 50)), .line(Point(110, 50)), .move(Point(110, 50)), .line(Point(98, 57)),
        .move(Point(110, 50)), .line(Point(98, 43)),
      ])
    // One point is a dot, and an arrow without a way has no head.
    let dot = NoteMarks.Stroke(isArrow: true, points: [Point(5, 5)])
    #expect(NoteMarks.path(dot).elements == [.move(Point(5, 5)), .line(Point(5, 5))])
  }

  @Test func `The grid has a line at every eighth point`() throws {
    let lines = try items(OverlayMarks(grid: Size(320, 480))).compactMap { item -> Rect? in
      guard case .fill(let box, _, _) = item else { return nil }
      return box
    }
    #expect(lines.count == 39 + 59)
    let upright = lines.filter { $0.height > $0.width }.map { $0.x - layout.frame.x }
    #expect(upright == (1...39).map { Double($0) * 16 })
  }

  @Test func `Small targets say their size, covered ones that they are, good ones nothing`() throws
  {
    let marks = OverlayMarks(targets: [
      target(Rect(0, 0, 30, 30), reach: Rect(0, 0, 30.06, 30)),
      target(Rect(100, 0, 50, 50), reach: nil),
      target(Rect(200, 0, 50, 50), reach: Rect(200, 0, 50, 50)),
    ])
    #expect(try words(marks) == ["30.1 × 30", "covered"])
  }

  @Test func `A contrast is never told better than it is`() throws {
    let marks = OverlayMarks(contrasts: [
      contrast(4.499, in: Rect(10, 10, 40, 16)), contrast(4.5, in: Rect(10, 60, 40, 16)),
      contrast(6.999, in: Rect(10, 110, 40, 16)), contrast(21, in: Rect(10, 160, 40, 16)),
      contrast(3, in: Rect(10, 210, 90, 30), size: 24),
    ])
    #expect(try words(marks) == ["4.49", "4.5 AA", "6.99 AA", "21 AAA", "3 AA"])
  }

  @Test func `The tags of texts in a row cover none of them`() throws {
    let boxes = (0..<6).map { Rect(Double($0) * 53 + 2, 440, 49, 16) }
    let all = try items(OverlayMarks(contrasts: boxes.map { contrast(5, in: $0) }))
    let tags = all.compactMap { item -> Rect? in
      guard case .fill(let box, CornerRadii(all: 2), _) = item else { return nil }
      return box
    }
    #expect(tags.count == 6)
    for tag in tags {
      #expect(layout.frame.contains(tag))
      for box in boxes { #expect(tag.intersection(layout.onCanvas(box)) == nil) }
      #expect(tags.filter { $0.intersects(tag) }.count == 1)
    }
  }

  @Test func `The last motion's onionSkin has equal steps back from its end`() {
    func times(_ from: Int, _ to: Int, before last: Int) -> [Int64] {
      OnionSkinFinder.times(
        in: .milliseconds(from)...(.milliseconds(to)), before: .milliseconds(last)
      )
      .map { $0.microseconds / 1000 }
    }
    #expect(times(0, 200, before: 1000) == [2, 68, 134, 200])
    #expect(times(0, 200, before: 200) == [2, 68, 134])
    #expect(times(0, 100_000, before: 100_000).count == 14)
    #expect(times(500, 500, before: 500).isEmpty)
  }

  // MARK: Measures

  private func node(
    _ id: String, _ frame: Rect, clipped: Rect? = nil, _ children: [ViewTree.Node] = []
  ) -> ViewTree.Node {
    ViewTree.Node(
      id: id, role: nil, label: nil, text: nil, value: nil, frame: frame, clipped: clipped,
      alpha: 1,
      visible: true, enabled: true, isPressable: false, actions: [], children: children)
  }

  private func tree(_ views: [ViewTree.Node]) -> ViewTree {
    ViewTree(
      time: .zero, device: .test("small", Size(320, 480), margin: 16), screen: Size(320, 480),
      orientation: .portrait, focused: nil, touches: [],
      windows: [ViewTree.WindowNode(id: "window", level: 0, views: views)])
  }

  @Test func `A view is measured in the one around it, or from the one that was chosen`() throws {
    let page = node(
      "page", Rect(0, 20, 320, 460),
      [
        node("same", Rect(0, 20, 320, 460), [node("title", Rect(16, 30, 100, 40))]),
        node("button", Rect(200, 100, 60, 30)),
      ])
    let tree = tree([page])
    let inside = try #require(ViewMeasure(at: Point(20, 40), from: nil, in: tree))
    #expect(inside.view.id == "title" && inside.other?.id == "same" && !inside.isAnchored)
    #expect(inside.sizeWords == "title is 100 × 40 points")
    #expect(inside.distanceWords(to: "same") == "in same: 16 left, 204 right, 10 above, 410 below")
    let apart = try #require(ViewMeasure(at: Point(210, 110), from: "title", in: tree))
    #expect(apart.isAnchored && apart.distances.lines.map(\.length) == [84, 30])
    #expect(apart.distanceWords(to: "title") == "30 below, 84 right of title")
    let itself = try #require(ViewMeasure(at: Point(20, 40), from: "title", in: tree))
    #expect(!itself.isAnchored)
    let gone = try #require(ViewMeasure(at: Point(20, 40), from: "nobody", in: tree))
    #expect(!gone.isAnchored)
    #expect(ViewMeasure(at: Point(20, 5), from: nil, in: tree) == nil)
  }

  @Test
  func
    `A view that is cut off says its size as drawn, as the thread above does, and how much of it is seen`()
    throws
  {
    let long = node("long", Rect(0, 200, 320, 668), clipped: Rect(0, 200, 320, 280))
    let measure = try #require(ViewMeasure(at: Point(20, 300), from: nil, in: tree([long])))
    #expect(measure.sizeWords == "long is 320 × 668 points as drawn; clipped, 320 × 280 are seen")
    // Distances are those of what is seen.
    #expect(measure.view.frame == Rect(0, 200, 320, 280))
    // A cut that no tenth tells is none.
    let whole = node("whole", Rect(0, 200, 320, 100.02), clipped: Rect(0, 200, 320, 100))
    let other = try #require(ViewMeasure(at: Point(20, 250), from: nil, in: tree([whole])))
    #expect(other.sizeWords == "whole is 320 × 100 points")
  }

  @Test func `Faults are told by kind, each with what it lacks`() {
    let box = Rect(0, 0, 10, 10)
    let rows = FaultRows.all([
      ScreenFault(kind: .contrast(ratio: 2.999, needed: 4.5), name: "«a»", frame: box),
      ScreenFault(kind: .nameless, name: "b", frame: box),
      ScreenFault(kind: .smallTarget(Size(43.96, 20)), name: "c", frame: box),
    ])
    #expect(
      rows.map(\.outline.title) == [
        "1 text hard to read", "«a»", "1 target smaller than a finger", "c",
        "1 target without a name", "b",
      ])
    #expect(rows.map(\.outline.note) == ["", "2.99 : 1", "", "43.9 × 20", "", "no name"])
    #expect(rows.map { $0.frame == nil } == [true, false, true, false, true, false])
    #expect(FaultRows.all([]).isEmpty)
  }
}
