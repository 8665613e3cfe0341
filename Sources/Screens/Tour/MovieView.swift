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
    clipsToBounds = true
    bar.addSubview(scrub)
    bar.addSubview(clock)
    for view in [canvas, bar, play, fullScreen] { addSubview(view) }
    play.on(.touchUpInside, "play or pause", weakly { me in me.player.toggle() })
    player.onChange = weakly { me in me.show() }
    show()
  }

  override var value: String? { player.state.rawValue }

  /// Removes its ids, so that the next page's moving picture can have them.
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
    setNeedsLayout()
  }

  private var posterSide: Double { MovieView.posterButton * symbolFactor }

  override func environmentChanged() { show() }

  // MARK: Layout

  /// A part of the moving picture; the place of a part in the bar counts from the bar.
  private enum Part: CaseIterable { case canvas, bar, scrub, clock, play, fullScreen }

  private func view(_ part: Part) -> View {
    switch part {
    case .canvas: canvas
    case .bar: bar
    case .scrub: scrub
    case .clock: clock
    case .play: play
    case .fullScreen: fullScreen
    }
  }

  /// Where the parts are in a moving picture of a size. The buttons have the same size in each.
  private struct Places: Equatable {
    var size = Size.zero
    var isPoster = false
    var frames: [Part: Rect] = [:]

    subscript(part: Part) -> Rect { frames[part] ?? .zero }
  }

  private func places(in size: Size) -> Places {
    let isPoster = player.state == .poster
    let height = MovieView.barHeight * max(1, symbolFactor)
    let target = Space.target
    let room = max(0, size.width - target * 2)
    let (wide, line) = (clock.width, clock.lineHeight)
    // Time runs to the right even if text runs from right to left, as on every player. If it leaves too little of the
    // scrub bar, it is above that.
    let beside = room - wide - Space.small
    let isBeside = beside >= MovieView.leastScrub
    let top = isBeside ? 0 : min(line, max(0, size.height - height))
    let scrub = Rect(target, top, isBeside ? beside : room, height)
    let y = size.height - height
    var places = Places(size: size, isPoster: isPoster)
    places.frames[.canvas] = Rect(origin: .zero, size: size)
    places.frames[.bar] = Rect(0, y - top, size.width, height + top)
    places.frames[.scrub] = scrub
    places.frames[.clock] =
      isBeside
      ? Rect(scrub.maxX + Space.small, 0, wide, height)
      : Rect(max(0, size.width - Space.medium - wide), 0, min(wide, size.width), line)
    places.frames[.fullScreen] = Rect(size.width - target, y, target, height)
    let side = posterSide
    places.frames[.play] =
      isPoster
      ? Rect(center: Rect(origin: .zero, size: size).center, size: Size(side, side))
      : Rect(0, y, target, height)
    return places
  }

  /// The least length of a scrub bar beside the time, in points: on less a finger finds no place in the movie.
  private static let leastScrub = 100.0

  override func layout() {
    guard !isGrowing else { return }
    let places = places(in: size)
    for part in Part.allCases { view(part).frame = places[part] }
  }

  // MARK: Growth

  /// Whether it moves between the page and the full screen.
  private(set) var isGrowing = false

  /// Moves all parts by the same share of their distance from a small picture to a large one, so that no part jumps.
  ///
  /// What was a poster begins to play, and its bar and its button fade in.
  func grow(
    with progress: AnimatedValue, from small: Size, to large: @escaping () -> Size,
    share: @escaping (Double) -> Double
  ) {
    let wasPoster = player.state == .poster
    isGrowing = true
    var known: (small: Places, large: Places)?
    let places = weakly(or: (small: Places(), large: Places())) { me in
      let (size, isPoster) = (large(), me.player.state == .poster)
      if let known, known.large.size == size, known.large.isPoster == isPoster { return known }
      let found = (small: me.places(in: small), large: me.places(in: size))
      known = found
      return found
    }
    for part in Part.allCases {
      func follow(_ property: AnimatableProperty, _ length: @escaping (Rect) -> Double) {
        view(part).follow(property, progress) { p in
          let (small, large) = places()
          let start = length(small[part])
          return start + (length(large[part]) - start) * share(p)
        }
      }
      follow(.x) { $0.x }
      follow(.y) { $0.y }
      follow(.width) { $0.width }
      follow(.height) { $0.height }
    }
    canvas.radius = { Radius.button * (1 - min(max(share(progress.shown), 0), 1)) }
    guard wasPoster else { return }
    for view in [bar, play] as [View] {
      view.follow(.alpha, progress) { min(max(share($0), 0), 1) }
    }
  }

  /// Ends its motion: it is on the page or on the whole screen.
  func stand() {
    isGrowing = false
    for part in Part.allCases {
      for property in [AnimatableProperty.x, .y, .width, .height, .alpha] {
        view(part).unfollow(property)
      }
      view(part).alpha = 1
    }
    let radius = isFullScreen ? 0 : Radius.button
    canvas.radius = { radius }
    setNeedsLayout()
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
