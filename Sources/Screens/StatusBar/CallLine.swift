import TouchKit
import TouchStyle

/// The green status bar during a call: the same readings above a second line for the call.
final class CallLine: View {
  let readings = StatusReadingsView(.call)
  private let line = Label(
    CallLine.words, style: TypeScale.statusBar, color: Palette.onCall, alignment: .center)

  static let words = "Call in progress"

  init() {
    super.init()
    isUserInteractionEnabled = false
    background = Palette.call
    line.scales = false
    addSubview(readings)
    addSubview(line)
  }

  override func layout() {
    let plain = readings.statusBarHeight
    readings.frame = Rect(0, 0, size.width, plain)
    line.frame = Rect(0, plain, size.width, StatusBar.callHeight)
  }
}
