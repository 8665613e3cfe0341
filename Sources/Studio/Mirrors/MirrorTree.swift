import TouchKit

/// Keeps the mirrors on the canvas like the phone's view tree.
final class MirrorTree {
  /// While something moves, mirrors follow no more often than this, in microseconds.
  private static let pace: Int64 = 500_000

  private let canvas: Canvas
  private var roots: [MirrorNode] = []
  private var lastUpdate: Int64?

  init(_ canvas: Canvas) { self.canvas = canvas }

  /// Follows the phone's views, at once where nothing moves.
  func update(_ stage: Stage, _ layout: PhoneLayout, isMoving: Bool, at moment: Int64) {
    if isMoving, let lastUpdate, moment - lastUpdate < MirrorTree.pace { return }
    lastUpdate = moment
    let nodes = stage.tree().windows.flatMap(\.views)
    roots = MirrorNode.follow(nodes, from: roots, in: nil, on: canvas, layout)
  }

  /// Where the view of a mirror is, on the phone's screen; nil where there is none.
  func frame(of key: String) -> Rect? { find(key).map { $0.view.clipped ?? $0.view.frame } }

  /// Whether its view has an id, by which an input can name it.
  func isNamed(_ key: String) -> Bool { find(key)?.view.id != nil }

  func isPressable(_ key: String) -> Bool { find(key)?.mirror.nature.isPressable ?? false }

  /// How many mirrors there are.
  var count: Int { roots.map(\.count).reduce(0, +) }

  private func find(_ key: String) -> MirrorNode? {
    roots.lazy.compactMap { $0.find(key) }.first
  }
}
