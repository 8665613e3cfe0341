import GtkPaint
import Rehearsal
import TouchKit
import Widgets
import Workbench

/// Draws the timeline.
extension TimelineView {
  func snapshot(_ snapshot: Canvas.Snapshot) {
    let picture = TimelinePicture(
      map: map, height: height, marks: content.marks, notes: content.notes,
      branches: content.branches,
      frames: frames.pictures,
      range: content.range, loops: content.loops, ink: drawing.ink)
    func scene(_ list: DisplayList) -> Scene {
      painter.scene(list, size: size, scale: drawing.density, for: canvas.use)
    }
    if drawing.still?.picture != picture {
      drawing.pictures += 1
      let list = painter.flattened(
        picture.list, size: Size(size.width, height), density: drawing.density,
        name: "timeline \(drawing.pictures)")
      drawing.still = (picture, scene(list))
    }
    guard let still = drawing.still else { return }
    snapshot.append(still.scene, at: Point(0, lanes), factor: 1)
    if lanes > 0 {
      let picture = TimelineLanes(
        map: map, height: lanes, marks: content.marks, curves: curves.curves, ink: drawing.ink)
      if drawing.stillLanes?.lanes != picture {
        drawing.stillLanes = (picture, scene(picture.list))
      }
      if let stillLanes = drawing.stillLanes {
        snapshot.append(stillLanes.scene, at: .zero, factor: 1)
      }
    } else {
      drawing.stillLanes = nil
    }
    snapshot.append(scene(movingList), at: .zero, factor: 1)
  }

  /// The playhead, and the marks that are not finished.
  private var movingList: DisplayList {
    var items: [DisplayItem] = []
    let end = map.x(of: moving.end)
    if end < size.width {
      items.append(
        .fill(Rect(end, 0, size.width - end, size.height), .zero, drawing.ink.words.faded(0.05)))
    }
    let middle = TimelinePicture.markMiddle(size.height)
    for mark in moving.unfinished {
      let x = map.x(of: mark.from)
      items.append(
        .fill(
          Rect(x - 2.5, middle - 2.5, max(5, end - x + 2.5), 5), CornerRadii(all: 2.5),
          TimelineInk.live))
    }
    let x = map.x(of: moving.now)
    let color = moving.isPast ? TimelineInk.past : TimelineInk.live
    items += TimelinePicture.playhead(at: x, height: size.height, color)
    if lanes > 0 {
      items += TimelineLanes.curveNumbers(
        curves.curves, at: moving.now, on: map, height: lanes, ink: drawing.ink)
    }
    if let hover = moving.hover, grip.hand == .none { items += hoverItems(at: hover) }
    return DisplayList(items: items)
  }

  /// The time under the pointer, and what happens there.
  private func hoverItems(at x: Double) -> [DisplayItem] {
    let time = map.time(at: x)
    var words = SessionTime.words(time, isPrecise: true)
    if let what = moving.hoveredNote?.words ?? mark(at: x)?.words { words += "  \(what)" }
    let style = TextStyle(size: 10, lineHeight: 13, weight: 500, tabular: true)
    let text = Text(words, style: style)
    let width = painter.measurer.measure(text, width: nil).size.width + 10
    let left = min(max(2, x - width / 2), max(2, size.width - width - 2))
    return [
      .fill(Rect(x - 0.5, 0, 1, size.height), .zero, drawing.ink.words.faded(0.35)),
      .fill(Rect(left, 2, width, 16), CornerRadii(all: 4), drawing.ink.words.faded(0.9)),
      .text(text, Point(left + 5, 3.5), width: nil, drawing.ink.ground),
    ]
  }
}
