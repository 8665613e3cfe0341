import Rehearsal
import TouchKit

/// Makes a failing case as short as possible: it removes inputs in smaller and smaller pieces, then simplifies the start state,
/// pauses and points, as long as the case still fails.
package struct Shrinker {
  private let fails: (Recording) -> Bool
  private let prototype: Prototype
  private var triesLeft: Int

  /// The lengths in milliseconds that are tried in place of a longer pause.
  private static let pauses = [0, 1, 10, 50, 100, 500, 1000]

  package init(_ prototype: Prototype, tries: Int, fails: @escaping (Recording) -> Bool) {
    self.prototype = prototype
    triesLeft = tries
    self.fails = fails
  }

  /// A case that fails like this one and fails no more if any single input is removed.
  package mutating func shrink(_ storm: Recording) -> Recording {
    var best = storm
    removePieces(of: &best)
    simplifyStart(of: &best)
    simplifyPauses(of: &best)
    simplifyInputs(of: &best)
    // An input that was needed before may not be needed now.
    removePieces(of: &best)
    return best
  }

  private mutating func keep(_ changed: Recording, in best: inout Recording) -> Bool {
    guard triesLeft > 0, changed != best else { return false }
    triesLeft -= 1
    guard fails(changed) else { return false }
    best = changed
    return true
  }

  private mutating func removePieces(of best: inout Recording) {
    var size = max(best.inputs.count / 2, 1)
    while triesLeft > 0, !best.inputs.isEmpty {
      var found = false
      // From the end: inputs after the fault are removed first.
      var end = best.inputs.count
      while end > 0, triesLeft > 0 {
        let start = max(end - size, 0)
        var changed = best
        changed.inputs.removeSubrange(start..<end)
        if keep(changed, in: &best) { found = true }
        end = start
      }
      if size > 1 { size = max(size / 2, 1) } else if !found { return }
    }
  }

  private mutating func simplifyStart(of best: inout Recording) {
    let usual = StartState(usualOf: prototype)
    func change(_ edit: (inout StartState) -> Void) -> Recording {
      var changed = best
      edit(&changed.start)
      return changed
    }
    var simpler = [
      change { $0 = usual }, change { $0.changes = [] },
    ]
    for one in simpler where keep(one, in: &best) { return }
    simpler = [change { $0.settings.environment = usual.settings.environment }]
    _ = keep(simpler[0], in: &best)
    _ = keep(change { $0.settings.now = usual.settings.now }, in: &best)
    _ = keep(change { $0.use(tuning: usual.tuningName, $0.changes) }, in: &best)
    _ = keep(change { $0.settings.device = usual.settings.device }, in: &best)
    _ = keep(change { $0.settings.screen = usual.settings.screen }, in: &best)
  }

  /// A pause that gets shorter brings all that follows forward.
  private mutating func simplifyPauses(of best: inout Recording) {
    for index in best.inputs.indices {
      let before = index > 0 ? best.inputs[index - 1].time : .zero
      let gap = best.inputs[index].time - before
      for pause in Shrinker.pauses.map({ Time.milliseconds($0) }) where pause < gap {
        var changed = best
        for later in index..<changed.inputs.count { changed.inputs[later].time -= gap - pause }
        if keep(changed, in: &best) { break }
      }
    }
  }

  private mutating func simplifyInputs(of best: inout Recording) {
    for index in best.inputs.indices {
      switch best.inputs[index].kind {
      case .touch(let finger, let phase, let point):
        for step in [10.0, 1] {
          let rounded = Point(Shrinker.round(point.x, step), Shrinker.round(point.y, step))
          var changed = best
          changed.inputs[index].kind = .touch(finger: finger, phase: phase, at: rounded)
          if keep(changed, in: &best) { break }
        }
      case .type(let text) where text.count > 1:
        var changed = best
        changed.inputs[index].kind = .type(String(text.prefix(1)))
        _ = keep(changed, in: &best)
      case .scroll, .pointer, .activate, .type, .compose, .key, .rotate, .shake, .interrupt,
        .environment, .set, .raw, .custom:
        break
      }
    }
  }

  private static func round(_ x: Double, _ step: Double) -> Double { (x / step).rounded() * step }
}
