import TouchKit
import TouchStyle

/// Shows a moving picture under its controls.
final class MovieView: View {
  let player: MoviePlayer
  let play: Button
  let scrub: ScrubBar
  let fullScreen: Button
  /// Whether it fills the screen.
  var isFullScreen = false { didSet { if isFullScreen != oldValue { show() } } }
  private let canvas: MovieCanvas
  private let bar = View()
  private let clock: MovieClock

  private static let barHeight = 44.0
  /// The side of the button on the poster, at text size 1.
  private static let posterButton = 64.0

  /// The ids of the controls begin with that of the view.
  init(_ player: MoviePlayer, title: String, id: String = "video") {
    self.player = player
    canvas = MovieCanvas(player)
    scrub = ScrubBar(player, id: "\(id)-scrub")
    clock = MovieClock(player)
    play = Button(
      icon: Icon.play.view(Palette.onAvatar, selected: true), id: "\(id)-play", style: .onPicture)
    fullScreen = Button(
      icon: Icon.fullscreen.view(Palette.onAvatar), id: "\(id)-fullscreen", style: .onPicture)
    super.init(id: id)
    role = .group
    label = "Moving picture: \(title)"
    background = DynamicColor(.black)
    cornerRadii = CornerRadii(all: Radius.button)
    clipsToBounds = true
    bar.addSubview(scrub)
    bar.addSubview(clock)
    for view in [canvas, bar, play, fullScreen] { addSubview(view) }
    play.on(.touchUpInside, "play or pause") { [unowned self] in self.player.toggle() }
    player.onChange = { [weak self] in self?.show() }
    show()
  }

  override var value: String? { player.state.rawValue }

  /// Gives up its ids, so that the next page's moving picture can have them.
  func retire() {
    for view in [self, play, scrub, fullScreen] as [View] { view.id = nil }
  }

  private func show() {
    let isPoster = player.state == .poster
    bar.isHidden = isPoster
    let icon: Icon = player.state == .playing ? .pause : .play
    play.icon?.layers = icon.layers(selected: true)
    play.label = player.state == .playing ? "Pause" : "Play"
    play.style = isPoster ? .onPoster(side: posterSide) : .onPicture
    fullScreen.icon?.layers = (isFullScreen ? Icon.leaveFullscreen : .fullscreen).layers()
    fullScreen.label = isFullScreen ? "Leave the full screen" : "Full screen"
    cornerRadii = CornerRadii(all: isFullScreen ? 0 : Radius.button)
    setNeedsLayout()
  }

  private var posterSide: Double { MovieView.posterButton * symbolFactor }

  override func environmentChanged() { show() }

  override func layout() {
    canvas.frame = bounds
    let height = MovieView.barHeight * max(1, symbolFactor)
    bar.frame = Rect(0, size.height - height, size.width, height)
    let target = height
    let clockWidth = clock.width
    let middle = size.width - target * 2 - clockWidth - Space.small
    // Time goes to the right even if text runs from right to left, as on every player.
    scrub.frame = Rect(target, 0, max(0, middle), height)
    clock.frame = Rect(target + middle + Space.small, 0, clockWidth, height)
    fullScreen.frame = Rect(size.width - target, size.height - height, target, height)
    if player.state == .poster {
      let side = posterSide
      play.frame = Rect(center: bounds.center, size: Size(side, side))
    } else {
      play.frame = Rect(0, size.height - height, target, height)
    }
  }

  /// The height for a width.
  static func height(width: Double) -> Double {
    (width * MovieScene.size.height / MovieScene.size.width).rounded()
  }
}

extension Button.Style {
  private static let whiteOnPicture = StateColors(
    DynamicColor(.white), highlighted: DynamicColor(Color.white.faded(0.6)))
  /// An icon on a picture.
  static let onPicture = Button.Style(text: TypeScale.headline, title: whiteOnPicture)
  /// The play button on a poster, a disc of this diameter.
  static func onPoster(side: Double) -> Button.Style {
    Button.Style(
      text: TypeScale.headline, title: whiteOnPicture,
      background: StateColors(
        MoviePalette.playDisc,
        highlighted: MoviePalette.playDiscPressed),
      radius: side / 2, iconSize: 32)
  }
}
