import TouchKit
import TouchStyle

/// The player's buttons: an icon, and words for those who do not see it.
extension Button {
  convenience init(
    _ icon: PathView, id: String, label: String, color: DynamicColor = Palette.ink,
    side: Double = Icon.side, _ press: @escaping () -> Void
  ) {
    self.init(icon: icon, id: id, style: .icon(color, side: side))
    self.label = label
    on(.touchUpInside, label, press)
  }

  /// Shows that something goes on: a pause's icon while music plays.
  func show(isPlaying: Bool) {
    icon?.layers = (isPlaying ? Icon.pause : Icon.play).layers(selected: true)
    label = isPlaying ? "Pause" : "Play"
  }
}
