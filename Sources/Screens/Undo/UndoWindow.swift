import TouchKit

/// The window of the undo panel: above screens, sheets and popovers, below the keyboard. It is never the key window.
final class UndoWindow: Window {
  /// Called when it is laid out.
  var onLayout: (() -> Void)?
  private let panel: UndoPanel

  init(_ panel: UndoPanel, application: Application) {
    self.panel = panel
    super.init(id: "undo-window", level: .undo, application: application)
    addSubview(panel)
  }

  override var canBecomeKey: Bool { false }
  override func layout() { onLayout?() }

  /// Only the panel accepts touches.
  override func point(inside point: Point, _ event: Event?) -> Bool {
    panel.screenFrame.contains(toScreen(point))
  }
}

extension WindowLevel {
  /// The level of the undo panel: it comes out from behind the keyboard.
  static let undo = WindowLevel(400)
}
