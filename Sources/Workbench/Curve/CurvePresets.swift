import TouchKit

/// Ready curves with small pictures, in a row.
package struct CurvePresets: Equatable {
  package static let curves: [(name: String, curve: TimingCurve)] = [
    ("Soft spring", .spring(response: 0.5, damping: 1)),
    ("Spring", .spring(response: 0.35, damping: 0.86)),
    ("Bouncy spring", .spring(response: 0.4, damping: 0.6)),
    ("Linear", .linear), ("Ease in", .easeIn), ("Ease out", .easeOut),
    ("Ease in and out", .easeInOut),
  ]
  /// In logical pixels.
  package static let height = 30.0

  package var width: Double
  package var chosen: TimingCurve
  package var ink: TimelineInk

  package init(width: Double, chosen: TimingCurve, ink: TimelineInk) {
    self.width = width
    self.chosen = chosen
    self.ink = ink
  }

  private var step: Double { width / Double(CurvePresets.curves.count) }

  package func index(at x: Double) -> Int? {
    let index = Int(exactly: (x / max(step, 1)).rounded(.down)) ?? -1
    return CurvePresets.curves.indices.contains(index) ? index : nil
  }

  package var items: [DisplayItem] {
    CurvePresets.curves.enumerated().flatMap { number, preset -> [DisplayItem] in
      let box = Rect(Double(number) * step + 2, 1, step - 4, CurvePresets.height - 4)
      let isChosen = preset.curve == chosen
      var items: [DisplayItem] = [.fill(box, CornerRadii(all: 4), ink.ground)]
      let duration = Time.milliseconds(400)
      let motion = Motion.animate(
        from: 0, to: 100, start: .zero, duration: duration, curve: preset.curve)
      let span = max(duration, motion.end ?? duration).seconds
      var path = Path()
      let columns = 24
      for column in 0...columns {
        let share = Double(column) / Double(columns)
        let value = motion.value(at: .seconds(span * share)) / 100
        let x = box.x + 3 + share * (box.width - 6)
        let y = box.maxY - 4 - value * (box.height - 10)
        if column == 0 { path.move(x, y) } else { path.line(x, y) }
      }
      items.append(
        .strokePath(path, .zero, scale: 1, width: 1.5, isChosen ? TimelineInk.live : ink.strong))
      if isChosen { items.append(.border(box, CornerRadii(all: 4), width: 1.5, TimelineInk.live)) }
      return items
    }
  }
}
