import GtkPaint
import Rehearsal
import Screens
import Testing
import TouchKit

@testable import Workbench

@Suite struct TreeRowsTests {
  private static let fonts = Result { try Fonts() }

  /// The inbox, whose drawer a finger pulls down and lets go.
  private func stage(at milliseconds: Int) throws -> Stage {
    let measurer = PangoMeasurer(fonts: try TreeRowsTests.fonts.get())
    var inputs: [Input] = []
    for step in 0...10 {
      let phase: Touch.Phase = step == 0 ? .began : step == 10 ? .ended : .moved
      inputs.append(
        Input(
          .touch(finger: 1, phase: phase, at: Point(160, 8 + Double(step) * 15)),
          at: .milliseconds(step * 20)))
    }
    let run = Run(
      phone, Recording(start: StartState(usualOf: phone), inputs: inputs), measurer: measurer)
    return run.state(at: .milliseconds(milliseconds))
  }

  private func rows(at milliseconds: Int) throws -> TreeRows {
    let stage = try stage(at: milliseconds)
    var rows = TreeRows()
    _ = rows.update(stage.tree(), stage.tree(.model))
    return rows
  }

  private func row(_ id: String, in rows: TreeRows) throws -> TreeRows.Row {
    try #require(rows.rows.first { $0.id == id }, "\(id)")
  }

  @Test func `Views stand in each other, with their places; elements of lists are closed at first`()
    throws
  {
    var rows = try rows(at: 0)
    let list = try row("row-1", in: rows)
    #expect(list.outline.kind == .closed && list.outline.depth > 2)
    #expect(list.outline.note.hasSuffix("×84"))
    #expect(rows.rows.first?.outline.note.hasPrefix("level") == true)
    let closed = rows.rows.count
    let index = try #require(rows.rows.firstIndex { $0.id == "row-1" })
    rows.fold(index)
    let open = try row("row-1", in: rows)
    #expect(rows.rows.count > closed && open.outline.kind == .open)
    rows.fold(index)
    #expect(rows.rows.count == closed)
  }

  @Test func `A chosen view stays chosen where another one comes before it`() throws {
    let stage = try stage(at: 0)
    var rows = try rows(at: 0)
    let chosen = try row("row-3", in: rows).mark
    let unnamed = try #require(rows.rows.first { $0.id == nil }).mark
    var tree = stage.tree()
    var other = try #require(tree.windows[0].views.first)
    (other.id, other.children) = (nil, [])
    tree.windows[0].views.insert(other, at: 0)
    _ = rows.update(tree, tree)
    let index = try #require(rows.index(of: chosen))
    #expect(rows.rows[index].id == "row-3" && rows.rows[index].mark != chosen)
    #expect(rows.index(of: unnamed) != nil)
    tree.windows[0].views = []
    _ = rows.update(tree, tree)
    #expect(rows.index(of: chosen) == nil)
  }

  @Test func `A search finds ids, roles and words, also in closed rows`() throws {
    var rows = try rows(at: 3000)
    rows.search("Lindqvist")
    #expect(!rows.rows.isEmpty && rows.rows.allSatisfy { $0.outline.depth == 0 })
    rows.search("SWITCH")
    #expect((4...9).contains(rows.rows.count))
    rows.search("no such view")
    #expect(rows.rows.isEmpty)
    rows.search("")
    #expect(!rows.rows.isEmpty)
  }

  @Test func `What moves says where to, and at rest nothing does`() throws {
    let moving = try row("content", in: try rows(at: 260))
    #expect(moving.outline.note.hasPrefix("→") && moving.detail.contains("moves to"))
    let still = try row("content", in: try rows(at: 3000))
    #expect(!still.outline.note.hasPrefix("→") && !still.detail.contains("moves to"))
  }

  @Test func `The values that all moves to are those that are shown at the end`() throws {
    let (moving, still) = (try stage(at: 260).tree(.model), try stage(at: 5000).tree())
    let (wanted, got) = (still.nodes.filter { $0.id != nil }, moving.nodes.filter { $0.id != nil })
    #expect(wanted.map(\.id) == got.map(\.id))
    #expect(wanted.map(\.frame) == got.map(\.frame) && wanted.map(\.alpha) == got.map(\.alpha))
  }

  @Test func `A view that is picked on the phone is found, whatever is closed`() throws {
    let stage = try stage(at: 0)
    var rows = try rows(at: 0)
    for place in [Point(100, 330), Point(40, 60), Point(160, 300)] {
      let view = try #require(ViewPicker.node(at: place, in: stage.tree()))
      let found = rows.reveal(view.frame, view.id)
      let row = rows.rows[try #require(found)]
      #expect(row.id == view.id && row.frame == (view.clipped ?? view.frame))
    }
    let nobody = rows.reveal(Rect(1, 2, 3, 4), "nobody")
    #expect(nobody == nil)
  }
}
