import TouchKit

/// Lets the application ignore all touches for a while.
final class IgnoredTouches: Referable {
  /// How long touches are ignored; the words of the switch say it, too.
  static let duration = Time.seconds(3)

  /// Called when touches are accepted again.
  var onEnd: (() -> Void)?
  private var timer: Timer?
  @Unowned private var stage: Stage

  init(on stage: Stage) { self.stage = stage }

  /// Whether touches are ignored now.
  var isOn: Bool { timer != nil }

  func begin() {
    guard !isOn else { return }
    stage.application.beginIgnoringInteraction()
    stage.note(.application, "touches are ignored")
    timer = Timer(
      "ignored touches", after: IgnoredTouches.duration, on: stage, weakly { me, _ in me.end() })
  }

  func end() {
    guard let timer else { return }
    timer.invalidate()
    self.timer = nil
    stage.application.endIgnoringInteraction()
    stage.note(.application, "touches are heard again")
    onEnd?()
  }
}
