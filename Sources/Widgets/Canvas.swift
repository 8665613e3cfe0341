import CGtkShim.Window
import GtkPaint
import TouchKit
import Workbench

/// A widget that is painted: the phone on its desk, the timeline, or a curve.
package final class Canvas {
  package enum Kind { case phone, timeline, curve }

  package struct Callbacks {
    package var allocate: (Size, _ density: Double) -> Void
    package var snapshot: (Snapshot) -> Void
    package var event: (CanvasEvent) -> Bool
    /// A frame begins, at a time of the monotonic clock in microseconds.
    package var tick: (Int64) -> Void
    /// Whether the keyboard is with the canvas, and the proxy that has it.
    package var focus: (Bool, String?) -> Void
    package var press: (_ proxy: String, _ action: String?) -> Void
    package var commit: (String) -> Void
    package var compose: (String) -> Void
    package var drop: (String) -> Void

    package init(
      allocate: @escaping (Size, _ density: Double) -> Void, snapshot: @escaping (Snapshot) -> Void,
      event: @escaping (CanvasEvent) -> Bool, tick: @escaping (Int64) -> Void,
      focus: @escaping (Bool, String?) -> Void,
      press: @escaping (_ proxy: String, _ action: String?) -> Void,
      commit: @escaping (String) -> Void, compose: @escaping (String) -> Void,
      drop: @escaping (String) -> Void
    ) {
      self.allocate = allocate
      self.snapshot = snapshot
      self.event = event
      self.tick = tick
      self.focus = focus
      self.press = press
      self.commit = commit
      self.compose = compose
      self.drop = drop
    }
  }

  /// A frame being put together.
  package struct Snapshot {
    fileprivate let handle: OpaquePointer

    /// Paints a scene with its origin at a point of the canvas, `factor` logical pixels to a point.
    package func append(_ scene: Scene, at origin: Point, factor: Double) {
      dp_snapshot_append(
        handle, scene.node, origin.x, origin.y, scene.size.width, scene.size.height, factor)
    }

    /// Paints a frame's bands with their corner at a point of the canvas.
    package func append(_ frame: FrameBands, at origin: Point) {
      for band in frame.bands {
        dp_snapshot_append(
          handle, band.node, origin.x, origin.y + band.top, band.size.width, band.size.height, 1
        )
      }
    }

    /// Paints what is only seen within a rectangle of the canvas.
    package func clip(to rect: Rect, _ paint: () -> Void) {
      dp_snapshot_push_clip(
        handle, DPRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height))
      paint()
      dp_snapshot_pop(handle)
    }

    /// Paints in a colour where two pictures differ.
    package func difference(_ color: Color, _ first: () -> Void, _ second: () -> Void) {
      dp_snapshot_push_difference(
        handle,
        DPColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha))
      first()
      dp_snapshot_pop(handle)
      second()
      dp_snapshot_pop_difference(handle)
    }
  }

  package nonisolated(unsafe) let handle: OpaquePointer
  private let box = Box()

  package init(_ kind: Kind = .phone) {
    let kind =
      switch kind {
      case .phone: DPCanvasPhone
      case .timeline: DPCanvasTimeline
      case .curve: DPCanvasCurve
      }
    handle = dp_canvas_new(kind, Canvas.trampolines, box.retained)
  }

  /// Sets the callbacks; closures should not keep their owner alive.
  package func connect(_ callbacks: Callbacks) { box.callbacks = callbacks }

  deinit { dp_canvas_release(handle) }

  package func disconnect() { box.callbacks = nil }

  package func setSize(least: Size, natural: Size) {
    dp_canvas_set_size(handle, least.width, least.height, natural.width, natural.height)
  }

  package func draw() { dp_canvas_draw(handle) }
  /// Whether that is still to come.
  package var isDue: Bool { dp_canvas_is_due(handle) }
  package func setTicking(_ ticking: Bool) { dp_canvas_set_ticking(handle, ticking) }
  /// Where its corner is on the window's surface.
  package var origin: Point {
    var origin = Point.zero
    dp_canvas_origin(handle, &origin.x, &origin.y)
    return origin
  }

  /// How scenes have to be put together for what draws the window.
  package var use: Scene.Use { dp_canvas_keeps_textures(handle) ? .display : .pixels }

  /// What assistive technology calls it, and says of it.
  package func setWords(_ label: String, _ description: String) {
    dp_canvas_set_words(handle, label, description)
  }

  /// What is said where a pointer rests on an area of it; nil for nothing.
  package func setTip(_ text: String?, in area: Rect) {
    dp_canvas_set_tip(
      handle, text, DPRect(x: area.x, y: area.y, width: area.width, height: area.height))
  }

  /// How the pointer looks over it, by the name that CSS has for it.
  package func setCursor(_ name: String) { dp_canvas_set_cursor(handle, name) }

  /// Something written beside the phone in the desktop's own font.
  package enum Note {
    case time, hint
    /// What the phone at a place is called.
    case name(Int)
  }

  /// How many phones have room for their names.
  package nonisolated static let mostNames = Int(DP_NAMES)

  private static func note(_ note: Note) -> DPNote {
    switch note {
    case .time: DPNoteTime
    case .hint: DPNoteHint
    case .name(let index): DPNote(DPNoteName.rawValue + UInt32(index))
    }
  }

  /// Writes a note into an area, or takes it away; `across` says where in the area, from 0 (left) to 1.
  /// `tip` is what is said of it where a pointer rests on it.
  package func setNote(
    _ note: Note, _ text: String?, tip: String? = nil, in area: Rect, across: Double
  ) {
    dp_canvas_set_note(
      handle, Canvas.note(note), text, tip,
      DPRect(x: area.x, y: area.y, width: area.width, height: area.height), across)
  }

  /// Reports the time of a timeline to assistive technology, in seconds and in words.
  package func setValue(_ now: Double, of end: Double, words: String) {
    dp_canvas_set_value(handle, now, end, words)
  }

  package func takeFocus() { dp_canvas_take_focus(handle) }

  /// Sends key presses through the input method first, whose candidates appear under `caret`.
  package func takeText(_ takes: Bool, caret: Rect) {
    dp_canvas_take_text(
      handle, takes,
      DPRect(x: caret.x, y: caret.y, width: caret.width, height: caret.height))
  }

  /// A colour of the desktop's theme.
  package func color(_ name: String) -> Color? {
    var color = DPColor()
    guard dp_canvas_color(handle, name, &color) else { return nil }
    return Color(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  private typealias Box = CallbackBox<Callbacks>

  private static let trampolines = DPCanvasCallbacks(
    allocate: { context, width, height, scale in
      Box.callbacks(context)?.allocate(Size(width, height), Double(scale))
    },
    snapshot: { context, snapshot in
      Box.callbacks(context)?.snapshot(Snapshot(handle: snapshot))
    },
    event: { context, event in
      CanvasEvent(event.pointee).flatMap { Box.callbacks(context)?.event($0) } ?? false
    },
    tick: { context, time in Box.callbacks(context)?.tick(time) },
    focus: { context, hasFocus, proxy in
      Box.callbacks(context)?.focus(hasFocus, proxy.map { String(cString: $0) })
    },
    press: { context, proxy, action in
      Box.callbacks(context)?.press(
        String(cString: proxy), action.map { String(cString: $0) })
    },
    commit: { context, text in Box.callbacks(context)?.commit(String(cString: text)) },
    compose: { context, text in Box.callbacks(context)?.compose(String(cString: text)) },
    drop: { context, path in Box.callbacks(context)?.drop(String(cString: path)) },
    destroy: { context in Box.release(context) })
}
