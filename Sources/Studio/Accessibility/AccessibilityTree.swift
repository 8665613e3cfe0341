import TouchKit
import Widgets
import Workbench

/// Keeps the proxies on the canvas equal to the phone's view tree.
final class AccessibilityTree {
  /// While something moves, proxies follow no more often than this, in microseconds.
  private static let pace: Int64 = 500_000

  private let canvas: Canvas
  private var elements: [AccessibilityElement] = []
  private var roots: [AccessibilityNode] = []
  private var lastUpdate: Int64?

  init(_ canvas: Canvas) { self.canvas = canvas }

  /// Follows the phone's views, at once if nothing moves.
  func update(_ stage: Stage, _ layout: PhoneLayout, isMoving: Bool, at moment: Int64) {
    if isMoving, let lastUpdate, moment - lastUpdate < AccessibilityTree.pace { return }
    lastUpdate = moment
    elements = AccessibilityElement.elements(of: stage.tree().windows.flatMap(\.views))
    roots = AccessibilityNode.follow(elements, from: roots, in: nil, on: canvas, layout)
  }

  /// Where the view of a proxy is on the phone's screen; nil if there is no such view.
  func frame(of key: String) -> Rect? { find(key)?.frame }

  /// Whether its view has an id, by which an input can name it.
  func isNamed(_ key: String) -> Bool { find(key)?.isNamed ?? false }

  func isPressable(_ key: String) -> Bool { find(key)?.kind.isPressable ?? false }

  /// How many proxies there are.
  var count: Int { elements.map(\.count).reduce(0, +) }

  private func find(_ key: String) -> AccessibilityElement? {
    AccessibilityElement.find(key, in: elements)
  }
}
