import TouchKit

/// Keeps the mirrors on the canvas like the phone's view tree.
final class MirrorTree {
  /// While something moves, mirrors follow no more often than this, in microseconds.
  private static let pace: Int64 = 500_000

  private let canvas: Canvas
  private var elements: [MirrorElement] = []
  private var roots: [MirrorNode] = []
  private var lastUpdate: Int64?

  init(_ canvas: Canvas) { self.canvas = canvas }

  /// Follows the phone's views, at once where nothing moves.
  func update(_ stage: Stage, _ layout: PhoneLayout, isMoving: Bool, at moment: Int64) {
    if isMoving, let lastUpdate, moment - lastUpdate < MirrorTree.pace { return }
    lastUpdate = moment
    elements = MirrorElement.elements(of: stage.tree().windows.flatMap(\.views))
    roots = MirrorNode.follow(elements, from: roots, in: nil, on: canvas, layout)
  }

  /// Where the view of a mirror is, on the phone's screen; nil where there is none.
  func frame(of key: String) -> Rect? { find(key)?.frame }

  /// Whether its view has an id, by which an input can name it.
  func isNamed(_ key: String) -> Bool { find(key)?.isNamed ?? false }

  func isPressable(_ key: String) -> Bool { find(key)?.nature.isPressable ?? false }

  /// How many mirrors there are.
  var count: Int { elements.map(\.count).reduce(0, +) }

  private func find(_ key: String) -> MirrorElement? { MirrorElement.find(key, in: elements) }
}
