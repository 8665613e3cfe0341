import GtkPaint
import TouchKit
import Widgets
import Workbench

/// Shows an animation as the engine runs it, and lets a person pull its answers: how long, how far over, how eager.
final class CurveEditor {
  /// An animation that is edited, and what its values may be.
  struct Subject: Equatable {
    /// The name of the curve in the catalogue.
    var name: String
    /// The name of its duration, if it has one.
    var duration: String?
    var animation: Animation
    /// How far it moves, in points.
    var distance: Double
    /// How the motion that was shown last really moved: seconds, and shares of the distance.
    var shown: [Point] = []
    /// When that arrived, from its beginning on.
    var arrival: Time?
  }

  let canvas = Canvas(.curve)
  /// The user changed the animation, and may still be dragging.
  var onChange: ((Animation, _ isLast: Bool) -> Void)?
  var onLeave: (() -> Void)?
  private let painter: Painter
  private var size = Size.zero
  private var density = 1.0
  private var ink = TimelineInk(ground: .white, words: .black)
  private var subject: Subject?
  private var selected: CurvePlot.Handle?
  /// What the user pulls, and how long the plot was when the pull began.
  private var pulled: (handle: CurvePlot.Handle, span: Time, hasMoved: Bool)?
  /// Why the last pull went no further.
  private var refusal: String?

  private static let height = 196.0
  private static let wordsHeight = 30.0
  private static let reach = 16.0

  init(painter: Painter) {
    self.painter = painter
    let size = Size(120, CurveEditor.height)
    canvas.setSize(least: size, natural: size)
    canvas.connect(
      Canvas.Callbacks(
        allocate: { [unowned self] in
          (self.size, self.density) = ($0, $1)
          tellMore()
          canvas.draw()
        },
        snapshot: { [unowned self] in snapshot($0) },
        event: { [unowned self] in handle($0) },
        tick: { _ in },
        focus: { [unowned self] hasFocus, _ in
          if hasFocus, selected == nil { selected = plot?.handles.last?.handle }
          canvas.draw()
        },
        press: { _, _ in }, commit: { _ in }, compose: { _ in }, drop: { _ in }))
  }

  func stop() { canvas.disconnect() }

  /// The desktop's colours have changed.
  func themeChanged(isDark: Bool) {
    let ground = canvas.color("theme_base_color") ?? (isDark ? .black : .white)
    let words = canvas.color("theme_fg_color") ?? (isDark ? .white : .black)
    ink = TimelineInk(ground: ground, words: words)
    canvas.draw()
  }

  /// Shows an animation.
  func show(_ subject: Subject) {
    guard subject != self.subject else { return }
    if subject.name != self.subject?.name { (selected, refusal) = (nil, nil) }
    self.subject = subject
    canvas.setWords("Curve of \(subject.name)", plot?.words ?? "")
    tellMore()
    canvas.draw()
  }

  /// Under the presets and over the words.
  private var plotArea: Rect {
    let top = CurvePresets.height
    return Rect(0, top, size.width, max(1, size.height - top - CurveEditor.wordsHeight))
  }

  /// The words say more to a pointer that rests on them.
  private func tellMore() {
    let area = Rect(0, plotArea.maxY, size.width, CurveEditor.wordsHeight)
    canvas.setTip(plot?.moreWords, in: area)
  }

  private var plot: CurvePlot? {
    subject.map {
      var plot = CurvePlot(
        $0.animation, distance: $0.distance, size: plotArea.size, ink: ink, span: pulled?.span)
      plot.selected = selected
      (plot.shown, plot.shownArrival) = ($0.shown, $0.arrival)
      return plot
    }
  }

  private func presets(_ subject: Subject) -> CurvePresets {
    CurvePresets(width: size.width, chosen: subject.animation.curve, ink: ink)
  }

  private func snapshot(_ snapshot: Canvas.Snapshot) {
    guard let subject, let plot else { return }
    var items = presets(subject).items
    let style = TextStyle(size: 11, lineHeight: 14, weight: 500, tabular: true)
    let top = size.height - CurveEditor.wordsHeight
    items.append(
      .text(Text(plot.words, style: style), Point(2, top + 2), width: size.width - 4, ink.strong))
    let advice =
      refusal
      ?? AnimationAdvice.about(subject.animation, distance: subject.distance).first?.description
    if let advice {
      let small = TextStyle(size: 9.5, lineHeight: 12)
      items.append(
        .text(
          Text(advice, style: small), Point(2, top + 16), width: size.width - 4,
          refusal == nil ? ink.pale : TimelineInk.other))
    }
    func scene(_ list: DisplayList, _ size: Size) -> Scene {
      painter.scene(list, size: size, scale: density, for: canvas.use)
    }
    snapshot.append(scene(DisplayList(items: items), size), at: .zero, factor: 1)
    snapshot.append(scene(plot.list, plotArea.size), at: plotArea.origin, factor: 1)
  }

  // MARK: Hands

  private func handle(_ event: CanvasEvent) -> Bool {
    guard let subject, let plot else { return false }
    let place = Point(event.x - plotArea.x, event.y - plotArea.y)
    switch event.kind {
    case .press(1), .touchBegan:
      canvas.takeFocus()
      if event.y < CurvePresets.height {
        choose(presets(subject).index(at: event.x))
      } else if let handle = plot.handle(near: place, within: CurveEditor.reach) {
        selected = handle
        pulled = (handle, plot.span, false)
        canvas.setCursor("grabbing")
        canvas.draw()
      }
      return true
    case .motion, .touchMoved:
      guard let pulled else {
        let isNear = plot.handle(near: place, within: CurveEditor.reach) != nil
        canvas.setCursor(isNear ? "grab" : "default")
        return false
      }
      self.pulled?.hasMoved = true
      pull(pulled.handle, to: place, isLast: false)
      return true
    case .release(1), .touchEnded, .touchCancelled, .grabLost: return endDrag()
    case .keyPress(let key): return press(key, event.modifiers)
    case .press, .release, .leave, .scroll, .pinch, .keyRelease: return false
    }
  }

  private func endDrag() -> Bool {
    guard let pulled else { return false }
    self.pulled = nil
    canvas.setCursor("grab")
    if pulled.hasMoved, let subject { onChange?(subject.animation, true) }
    canvas.draw()
    return true
  }

  private func choose(_ index: Int?) {
    guard let index, let subject else { return }
    var animation = subject.animation
    animation.curve = CurvePresets.curves[index].curve
    refusal = nil
    onChange?(animation, true)
  }

  private func pull(_ handle: CurvePlot.Handle, to place: Point, isLast: Bool) {
    guard let plot else { return }
    switch plot.pulled(handle, to: place) {
    case .success(let animation):
      refusal = nil
      onChange?(animation, isLast)
    case .failure(let problem):
      refusal = problem.description
      if let nearest = problem.nearest { onChange?(nearest, isLast) }
    }
    canvas.draw()
  }

  // MARK: Keys

  /// Up and Down choose a handle; Left and Right pull it by 10 ms, or by a share of the distance for the hump and the
  /// slopes. With Shift they pull by ten steps, with Control by a tenth of a step.
  private func press(_ key: CanvasEvent.Key, _ modifiers: CanvasEvent.Modifiers) -> Bool {
    guard let plot else { return false }
    let handles = plot.handles
    switch key.name {
    case "Escape":
      onLeave?()
      return true
    case "Up", "Down":
      let index = handles.firstIndex { $0.handle == selected } ?? 0
      let next = (index + (key.name == "Up" ? handles.count - 1 : 1)) % handles.count
      selected = handles[next].handle
      canvas.draw()
      return true
    case "Left", "Right":
      guard let it = handles.first(where: { $0.handle == selected }) else { return false }
      let factor = modifiers.contains(.shift) ? 10 : modifiers.contains(.control) ? 0.1 : 1
      let steps = key.name == "Right" ? factor : -factor
      pull(it.handle, to: moved(it.handle, it.place, by: steps, plot), isLast: true)
      return true
    default: return false
    }
  }

  private func moved(
    _ handle: CurvePlot.Handle, _ place: Point, by steps: Double, _ plot: CurvePlot
  ) -> Point {
    switch handle {
    case .hump: Point(place.x, plot.y(of: plot.share(at: place.y) + steps * 0.01))
    case .first, .second:
      Point(place.x, plot.y(of: plot.share(at: place.y) + steps * 0.05))
    case .end, .arrival:
      Point(plot.x(of: plot.time(at: place.x) + .milliseconds(10 * steps)), place.y)
    }
  }
}
