import MotionStudy
import TouchKit

/// Where one number of a view is on several phones at one moment, the session's own first.
package struct SideMoment {
  /// The number's name, such as `drawer.y`.
  package let name: String
  /// How far it is from the own phone's.
  package let apart: [Double]
  /// How far it is from its target.
  let toGo: [Double]

  /// Some numbers of one view. Each phone's tree is built once for all of them.
  package static func all(_ subjects: [MotionTracks.Subject], _ stages: [Stage?]) -> [SideMoment] {
    let targets = stages.map { stage in
      stage?.tree(.model).nodes.first { $0.id == subjects.first?.id }
    }
    return subjects.map { SideMoment($0, stages, targets) }
  }

  private init(
    _ subject: MotionTracks.Subject, _ stages: [Stage?], _ targets: [ViewTree.Node?]
  ) {
    name = subject.name
    let shown = stages.map { $0.flatMap { subject.value(of: $0) } }
    apart = shown.map { other in
      guard let own = shown[0], let other else { return 0 }
      return abs(other - own)
    }
    toGo = zip(targets, shown).map { target, shown in
      guard let shown, let target else { return 0 }
      return abs(subject.value(of: target) - shown)
    }
  }

  package var farthestApart: Double { apart.max() ?? 0 }
  package var farthestToGo: Double { toGo.max() ?? 0 }

  /// Nil where they are at the same place.
  package func wordsOfGap(_ phone: Int) -> String? { SideMoment.words(apart[phone], "apart now") }
  /// Nil where it has arrived.
  package func wordsOfWay(_ phone: Int) -> String? { SideMoment.words(toGo[phone], "remaining") }

  private static func words(_ distance: Double, _ ending: String) -> String? {
    let rounded = (distance * 10).rounded() / 10
    return rounded > 0 ? "\(rounded.twoDecimals) \(ending)" : nil
  }
}
