import TouchKit
import TouchStyle

/// The five buttons of the music: shuffle, previous, play or pause, next, repeat. They stand in the same order in all
/// languages, as on a machine.
final class TransportView: View {
  private let player: Playback
  private let play: Button
  private let shuffle: ModeButton
  private let again: ModeButton
  private var buttons: [(Button, width: Double)] = []

  private static let play = 64.0
  private static let skip = 56.0
  private static let skipIcon = 30.0
  private static let playIcon = 30.0

  init(_ player: Playback) {
    self.player = player
    play = Button(
      icon: Icon.play.view(Palette.ground), id: "play-button",
      style: Button.Style(
        text: TypeScale.headline, title: StateColors(Palette.raised),
        background: StateColors(Palette.ink), radius: TransportView.play / 2,
        iconSize: TransportView.playIcon, scales: false))
    shuffle = ModeButton(.shuffle, id: "shuffle-button", label: "Shuffle") { [player] in
      player.toggleShuffle()
    }
    again = ModeButton(.again, id: "repeat-button", label: "Repeat") { [player] in
      player.turnRepeat()
    }
    super.init()
    play.on(.touchUpInside, "play or pause") { [player] in player.toggle() }
    let previous = Button(
      PlayerIcon.previous.view(Palette.ink), id: "previous-button", label: "Previous",
      side: TransportView.skipIcon
    ) { [player] in player.previous() }
    let next = Button(
      PlayerIcon.next.view(Palette.ink), id: "next-button", label: "Next",
      side: TransportView.skipIcon
    ) { [player] in player.next() }
    for button in [shuffle, previous, next, again] { button.style.scales = false }
    buttons = [
      (shuffle, Space.target), (previous, TransportView.skip), (play, TransportView.play),
      (next, TransportView.skip), (again, Space.target),
    ]
    for (button, _) in buttons { addSubview(button) }
    player.listen(weakly { me in me.show() })
    show()
  }

  private func show() {
    play.show(isPlaying: player.isPlaying)
    shuffle.show(player.queue.isShuffled ? "on" : "off")
    again.show(player.queue.repeats.rawValue)
  }

  override func layout() {
    // The icons at both ends stand under the ends of the slider, not their targets.
    let overhang = (Space.target - Icon.side) / 2
    let width = size.width + 2 * overhang
    let sum = buttons.reduce(0) { $0 + $1.width }
    let gap = (width - sum) / Double(buttons.count - 1)
    var x = -overhang
    for (button, side) in buttons {
      button.frame = Rect(x, (size.height - side) / 2, side, side)
      x += side + gap
    }
  }
}

/// A button of a mode that is on or off, or on for one song: its colour and a dot below it say so.
private final class ModeButton: Button {
  private let kind: PlayerIcon
  private var isOn = false

  private static let dot = 4.0

  init(_ kind: PlayerIcon, id: String, label: String, _ press: @escaping () -> Void) {
    self.kind = kind
    super.init(icon: kind.view(Palette.ink2), id: id, style: .icon(Palette.ink2, side: Icon.side))
    self.label = label
    on(.touchUpInside, label, press)
  }

  func show(_ mode: String) {
    isOn = mode != "off"
    explicitValue = mode
    style.title = StateColors(
      isOn ? Palette.accent : Palette.ink2, highlighted: Palette.accent.faded(0.45))
    icon?.layers = kind.layers + (mode == "one" ? PlayerIcon.one.layers : [])
  }

  override func drawOverlay(in context: inout DrawingContext) {
    guard isOn else { return }
    let side = ModeButton.dot
    let y = size.height / 2 + Icon.side / 2 + Space.hair
    context.fill(
      Rect((size.width - side) / 2, y, side, side), radius: side / 2,
      context.color(Palette.accent))
  }
}
