import TouchKit
import TouchStyle

/// The green pill around the time during a call, on a phone whose status bar has no room for a second line.
final class CallPill: View {
  private let icon = Icon.phone.view(Palette.onCall, selected: true)
  private let time = Label(style: TypeScale.statusBar, color: Palette.onCall)

  private static let iconSide = 12.0
  private static let height = 24.0
  private static let padding = 9.0
  private static let gap = 4.0

  init() {
    super.init()
    isUserInteractionEnabled = false
    background = Palette.call
    cornerRadii = CornerRadii(all: CallPill.height / 2)
    time.scales = false
    addSubview(icon)
    addSubview(time)
  }

  func show(time string: String) { time.string = string }

  /// The pill around a time that is at the leading end, or in the middle, of a status bar.
  static func place(around time: Rect, isTall: Bool) -> Rect {
    let width = time.width + iconSide + gap + padding * 2
    let x = isTall ? time.x - padding : time.midX - width / 2
    return Rect(x, time.midY - height / 2, width, height)
  }

  override func layout() {
    let side = CallPill.iconSide
    let start = CallPill.padding + side + CallPill.gap
    icon.frame = mirrored(Rect(CallPill.padding, (size.height - side) / 2, side, side))
    let line = time.style.lineHeight
    time.frame = mirrored(
      Rect(start, (size.height - line) / 2, max(0, size.width - start - CallPill.padding), line))
  }
}
