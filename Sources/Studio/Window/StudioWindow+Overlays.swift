import GtkPaint
import Rehearsal
import TouchKit

/// What is drawn over the phone for those who measure it. Grid and safe area are always there; texts and targets are
/// measured, and the last motion is strobed, once the phone rests.
extension StudioWindow {
  /// So long after the last change, in microseconds.
  private static let calmTime: Int64 = 120_000
  /// Two changes in less than this are a motion, in microseconds.
  private static let motionTime: Int64 = 300_000

  struct OverlayReading {
    /// The number of the frame that was read last; nil if none was.
    var frame: Int?
    /// The number of the frame that was seen last, and when it came.
    var seen = 0
    var seenAt: Int64 = 0
    /// Rings when the phone has rested for long enough.
    var calm: Alarm?
    /// Finds the strobe's frames, the oldest first; the last is the one that is shown.
    var strobe: BackgroundJob<[DisplayList]>?
  }

  func toggle(_ overlay: Overlay) {
    let isOn = state.overlays.contains(overlay)
    state.overlays = Overlay.allCases.filter {
      $0 == overlay ? !isOn : state.overlays.contains($0)
    }
    overlayReading.frame = nil
    updateOverlays()
  }

  /// Whether anything of a frame is measured.
  private var measures: Bool {
    let shown = state.overlays
    return shown.contains(.contrast) || shown.contains(.targets) || shown.contains(.strobe)
      || treePanel?.showsFaults == true && state.panel == TreePanel.name
  }

  /// The phone was brought to another time, or other overlays were chosen.
  func updateOverlays() {
    let isDrawn = !phone.overlay.isEmpty || phone.face.strobe != nil
    guard !state.overlays.isEmpty || measures || isDrawn else { return }
    let shown = state.overlays
    phone.overlay.grid = shown.contains(.grid) ? phone.screenSize : nil
    phone.overlay.safeArea =
      shown.contains(.safeArea) ? OverlayMarks.SafeArea(session.stage) : nil
    guard measures else { return forgetMeasures() }
    let (frame, now) = (phone.face.frames, Alarm.now)
    if frame != overlayReading.seen {
      // A caret that blinks is no motion.
      let moves = now - overlayReading.seenAt < Self.motionTime
      (overlayReading.seen, overlayReading.seenAt) = (frame, now)
      stopStrobe()
      if moves { forgetMeasures() }
      overlayReading.calm = nil
    }
    guard phone.isResting, frame != overlayReading.frame, overlayReading.calm == nil else { return }
    overlayReading.calm = Alarm(at: now + Self.calmTime) { [unowned self] in
      overlayReading.calm = nil
      if phone.isResting, !phone.isPeeking { readFrame() } else { updateOverlays() }
    }
  }

  private func forgetMeasures() {
    (phone.overlay.contrasts, phone.overlay.targets) = ([], [])
    overlayReading.frame = nil
    stopStrobe()
    dropStrobe()
  }

  private func dropStrobe() {
    guard phone.face.strobe != nil else { return }
    phone.face.strobe = nil
    phone.canvas.draw()
  }

  /// Measures the frame that is shown.
  private func readFrame() {
    overlayReading.frame = phone.face.frames
    let stage = session.stage
    let checks = treePanel?.showsFaults == true && state.panel == TreePanel.name
    let shown = state.overlays
    let contrasts = shown.contains(.contrast) || checks ? contrasts(of: stage) : []
    phone.overlay.contrasts = shown.contains(.contrast) ? contrasts : []
    phone.overlay.targets = shown.contains(.targets) ? stage.pressTargets() : []
    if checks { treePanel?.show(ScreenFault.all(contrasts, stage.seenScreen())) }
    if shown.contains(.strobe) { findStrobe() } else { dropStrobe() }
  }

  private func contrasts(of stage: Stage) -> [TextContrast] {
    let size = stage.screenSize
    let found = try? TextContrast.all(
      of: stage.frame(), screen: size, measurer: painter.measurer
    ) { list throws(PaintError) in
      try painter.pixels(painter.scene(list, size: size, scale: 1)).pixelBuffer
    }
    return found ?? []
  }

  // MARK: Strobe

  /// The range, or else the last motion with the fingers that led to it.
  private var strobeRange: ClosedRange<Time>? {
    let now = session.shownTime
    if let range = session.range, range.lowerBound < now {
      return range.lowerBound...min(range.upperBound, now)
    }
    let marks = timeline.marks
    guard let motion = marks.motions.last(where: { $0.from < now }) else { return nil }
    let fingers = marks.marks.filter { mark in
      mark.finger != nil && mark.from <= motion.from && mark.to.map { $0 >= motion.from } ?? true
    }
    let first = fingers.map(\.from).min() ?? motion.from
    return first...max(first, min(motion.to ?? now, now))
  }

  private func findStrobe() {
    stopStrobe()
    guard let range = strobeRange else { return }
    let line = Line(
      start: session.start.startState, inputs: session.knownInputs, end: session.end)
    overlayReading.strobe = BackgroundJob([], bell: LoopBell { [unowned self] in showStrobe() }) {
      [prototype, last = session.shownTime, fonts = painter.measurer.fonts] report in
      let frames = StrobeFinder.frames(prototype, line, in: range, to: last, fonts: fonts) {
        report.isCancelled
      }
      report.change { $0 = frames }
    }
  }

  private func showStrobe() {
    let frames = overlayReading.strobe?.findings ?? []
    stopStrobe()
    guard let last = frames.last, frames.count > 1 else { return }
    phone.face.strobe =
      StrobeList(last: last, before: frames.dropLast(), screen: phone.screenSize).list
    phone.canvas.draw()
  }

  private func stopStrobe() { overlayReading.strobe = nil }

  // MARK: Faults

  /// Lists what makes the screen harder to use, or the views again.
  func checkScreen() {
    let isShown = state.panel == TreePanel.name && treePanel?.showsFaults == true
    if state.panel != TreePanel.name { setPanel(TreePanel.name) }
    treePanel?.setFaults(!isShown)
    overlayReading.frame = nil
    updateOverlays()
  }
}
