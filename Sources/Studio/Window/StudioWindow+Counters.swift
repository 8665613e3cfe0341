import CSystem
import TouchKit

/// The state of the window in words, for tests.
extension StudioWindow {
  /// What the program prints at SIGUSR1: counts, such as frames drawn and wake-ups of the main loop, the position of the
  /// phone's screen on the window's surface, and the state of the session.
  var counters: String {
    let layout = phone.layout
    let screen = layout.frame.offset(by: phone.canvas.origin)
    func pixels(_ rect: Rect) -> String {
      [rect.x, rect.y, rect.width, rect.height].map { ($0 * layout.density).twoDecimals }
        .joined(separator: ",")
    }
    func exact(_ number: Double) -> String {
      number == number.rounded() ? number.twoDecimals : "\(number)"
    }
    func frame(_ rect: Rect) -> String {
      [rect.x, rect.y, rect.width, rect.height]
        .map { (($0 * 100).rounded() / 100).twoDecimals }.joined(separator: ",")
    }
    let canvas = Rect(origin: phone.canvas.origin, size: phone.whole)
    let phones = phone.placedLayouts.map {
      pixels($0.frame.offset(by: phone.canvas.origin)) + ",\(exact($0.scale))"
    }.joined(separator: ";")
    return
      "frames \(phone.frames.drawn) resting \(phone.frames.isResting && !phone.isPeeking && !host.isMoving) "
      + "due \(phone.canvas.isDue) wakeups \(dp_wakeups()) screen \(pixels(screen)) scale \(exact(layout.scale)) "
      + "time \(session.shownTime.microseconds) steps \(time.steps) inputs \(session.inputs.count) "
      + "speed \(session.percent) paused \(session.isPaused) stands \(session.isStopped) "
      + "playing \(session.isPlaying) unwritten \(tuning.changedTunings.count) tunings \(tuning.used) contents \(content.used) renderer \(host.renderer) "
      + "keyboard \(phone.hand.focusedProxy ?? (phone.hand.hasKeyboard ? "phone" : "elsewhere")) "
      + "canvas \(pixels(canvas)) zoom \(state.zoom) cursor \(phone.hand.cursor.rawValue) "
      + "clock \(time.clock) "
      + "past \(session.showsPast) end \(session.end.microseconds) line \(session.shownBranch) "
      + "lines \(session.tree.shown.count) looping \(session.loops) future \(session.oldFuture != nil) "
      + "timeline \(pixels(timeline.frame)) playhead \(timeline.playhead.map { $0.rounded().twoDecimals } ?? "none") "
      + "curves \(timeline.curves.curves.count) "
      + "beside \(sides.name) phones \(phones) verdicts \(session.tree.verdicts.count) "
      + "marked \(phone.marks.marked.map(frame) ?? "none") overlays \(overlayNames) distances \(distances) "
      + "sharing \(sharing.progress) "
      + "pins \(phone.marks.overlay.notes.pins.count + phone.others.map(\.notes.pins.count).reduce(0, +)) panel \(state.panel ?? "none") presented \(phone.viewOptions.isPresented) "
      + "messages \(host.messages) popovers \(host.openPopovers) "
      + "asks \(withoutBlanks(host.question) ?? "none") "
      + "searched \(withoutBlanks(tuning.search) ?? "none") "
      + "proxies \(phone.proxies.count) objects \(dp_lasting_objects_alive()) "
      + "journal \(sessions.recording ?? "none")\(codeCounters)"
  }

  private var overlayNames: String {
    state.overlays.isEmpty ? "none" : state.overlays.map(\.rawValue).joined(separator: ",")
  }

  private var distances: String {
    let lengths = phone.marks.overlay.distances.map {
      (($0.length * 10).rounded() / 10).twoDecimals
    }
    return lengths.isEmpty ? "none" : lengths.joined(separator: ",")
  }

  /// What the window says of the code, without blanks.
  private var codeCounters: String {
    guard options.watch != nil else { return "" }
    return " work \(code.work) code \(withoutBlanks(code.words) ?? "none")"
  }

  private func withoutBlanks(_ words: String?) -> String? {
    let parts = words?.split(whereSeparator: \.isWhitespace) ?? []
    return parts.isEmpty ? nil : parts.joined(separator: "_")
  }
}
