import Rehearsal
import TouchKit

/// Where one number of a view is on several phones at one moment, the session's own first.
nonisolated struct SideMoment {
  /// The number's name, such as `drawer.y`.
  let name: String
  /// How far it is from the own phone's.
  let apart: [Double]
  /// How far it is from where it goes.
  let toGo: [Double]

  init(_ subject: MotionTracks.Subject, _ stages: [Stage?]) {
    name = subject.name
    let shown = stages.map { $0.flatMap(subject.value) }
    apart = shown.map { other in
      guard let own = shown[0], let other else { return 0 }
      return abs(other - own)
    }
    toGo = zip(stages, shown).map { stage, shown in
      guard let shown, let target = stage.flatMap(subject.target) else { return 0 }
      return abs(target - shown)
    }
  }

  var farthestApart: Double { apart.max() ?? 0 }
  var farthestToGo: Double { toGo.max() ?? 0 }

  /// Nil where they are at the same place.
  func wordsOfGap(_ phone: Int) -> String? { SideMoment.words(apart[phone], "apart now") }
  /// Nil where it has arrived.
  func wordsOfWay(_ phone: Int) -> String? { SideMoment.words(toGo[phone], "to go") }

  private static func words(_ distance: Double, _ ending: String) -> String? {
    let rounded = (distance * 10).rounded() / 10
    return rounded > 0 ? "\(decimals(rounded)) \(ending)" : nil
  }
}
