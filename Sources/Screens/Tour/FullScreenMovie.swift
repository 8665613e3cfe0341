import TouchKit

/// Shows a moving picture on the whole screen, in a window of its own above the status bar.
final class FullScreenMovie: ViewController {
  static let growth = TunableAnimation(
    "video.fullscreen", in: 0...3,
    duration: "how long a moving picture takes to fill the screen on a curve",
    curve: "how a moving picture fills the screen")

  let movie: MovieView
  /// Called when the moving picture begins to return to the page.
  var onLeave: (() -> Void)?
  /// Called when the window was removed, so that the page shows the moving picture again.
  var onGone: (() -> Void)?
  private(set) var isLeaving = false
  private var hasToldLeft = false
  private let window: FullScreenWindow
  /// 0 on the page, 1 on the whole screen.
  private let progress: AnimatedValue
  /// The view in which the moving picture is on the page.
  private let slot: View
  /// Where it comes from.
  private let origin: Origin
  private let ground = View()
  /// Clips the moving picture: on the page a part of it may be cut off.
  private let clip = View()

  /// Where the moving picture comes from when it fills the screen.
  enum Origin {
    /// From its place on the page.
    case page
    /// From below the screen, because something covers the page.
    case below
  }

  init(
    _ movie: MovieView, from slot: View, _ origin: Origin = .page, application: Application,
    on stage: Stage
  ) {
    self.movie = movie
    self.slot = slot
    self.origin = origin
    window = FullScreenWindow(
      id: "full-screen-window", level: .fullScreen, application: application)
    progress = AnimatedValue(0, name: "full-screen.progress", on: stage, rest: .progress)
    super.init(stage)
  }

  override var title: String { "Full screen" }
  /// It follows the phone in all orientations, also upside down.
  override var supportedOrientations: OrientationSet { .all }

  override func makeView() -> View {
    let view = FullScreenView(ground)
    view.onLayout = weakly { me in me.place() }
    ground.background = DynamicColor(.black)
    clip.clipsToBounds = true
    view.addSubview(ground)
    view.addSubview(clip)
    return view
  }

  func show() {
    let page = Page(of: slot)
    window.rootController = self
    movie.isFullScreen = true
    clip.addSubview(movie)
    place()
    switch origin {
    case .page: follow(from: page)
    case .below:
      movie.stand()
      rise()
    }
    window.show()
    stage.notices.post(FullScreenNotices.entered, from: self)
    stage.note(.navigation, "full screen")
    progress.animate(
      to: 1, stage.tuning[FullScreenMovie.growth],
      onEnd: weakly { me, finished in
        if finished { me.arrived() }
      })
  }

  /// It fills the screen; from now on it turns with the phone.
  private func arrived() {
    stand()
    place()
  }

  /// Ends the motion between the page and the screen.
  private func stand() {
    for property in [AnimatableProperty.x, .y, .width, .height, .alpha] {
      movie.unfollow(property)
    }
    movie.alpha = 1
    movie.stand()
  }

  /// Returns to the page.
  func leave(animated: Bool = true) {
    guard !isLeaving else { return }
    isLeaving = true
    view.standing = .leaving
    onLeave?()
    // If the page was removed with its popover, the popover comes back first, so that the moving picture has a place.
    let isPageGone = slot.window == nil
    if isPageGone { tellLeft() }
    guard animated else { return gone() }
    // A picture that still rises turns round.
    if origin == .page || !progress.isMoving { follow(from: Page(of: slot, atRest: isPageGone)) }
    progress.animate(
      to: 0, stage.tuning[FullScreenMovie.growth],
      onEnd: weakly { me, finished in
        if finished { me.gone() }
      })
  }

  override func goBack() -> Bool {
    guard !isLeaving else { return false }
    leave()
    return true
  }

  private func gone() {
    movie.isFullScreen = false
    stand()
    movie.removeFromSuperview()
    view.unfollow(.translationY)
    view.translation = .zero
    window.hide()
    window.rootController = nil
    stage.note(.navigation, "full screen left")
    onGone?()
    tellLeft()
  }

  /// Reports once that nothing fills the screen now.
  private func tellLeft() {
    guard !hasToldLeft else { return }
    hasToldLeft = true
    stage.notices.post(FullScreenNotices.left, from: self)
  }

  private func place() {
    ground.frame = view.bounds
    // A motion continues to where the screen is then.
    if !movie.isGrowing { movie.frame = whole }
  }

  /// The moving picture's frame on the whole screen.
  private var whole: Rect {
    let room = view.bounds
    let shape = MovieScene.size
    let scale = min(room.width / shape.width, room.height / shape.height)
    return Rect(
      center: room.center,
      size: Size((shape.width * scale).rounded(), (shape.height * scale).rounded()))
  }

  /// Comes up from below the screen as a whole, opaque over what it covers. With reduced motion the ground fades in, and
  /// then the moving picture does.
  private func rise() {
    let fades = stage.environment.reducedMotion
    let view = view
    clip[.x] = 0
    clip[.y] = 0
    clip.follow(.width, progress, view.weakly(or: 0) { view, _ in view.size.width })
    clip.follow(.height, progress, view.weakly(or: 0) { view, _ in view.size.height })
    ground.follow(.alpha, progress) { fades ? min(max($0 * 2, 0), 1) : 1 }
    movie.follow(.alpha, progress) { fades ? min(max($0 * 2 - 1, 0), 1) : 1 }
    guard !fades else { return }
    view.follow(
      .translationY, progress, view.weakly(or: 0) { view, value in (1 - value) * view.size.height })
  }

  /// The moving picture's rectangles on the page, in the screen's coordinates.
  private struct Page {
    let whole: Rect
    /// The part that can be seen.
    let seen: Rect

    /// `atRest` is the place that the page moves to.
    init(of slot: View, atRest: Bool = false) {
      let frame: (View) -> Rect = { atRest ? $0.restingScreenFrame : $0.screenFrame }
      whole = frame(slot)
      var seen: Rect? = whole
      for view in slot.ancestors.dropFirst() where view.clipsToBounds {
        seen = seen?.intersection(frame(view))
      }
      self.seen = seen ?? Rect(center: whole.center, size: .zero)
    }
  }

  /// Makes the moving picture follow the progress from its frame on the page to its frame here.
  ///
  /// With reduced motion it fades out at one and in at the other.
  private func follow(from page: Page) {
    let fades = stage.environment.reducedMotion
    view.unfollow(.translationY)
    view.translation = .zero
    let share: (Double) -> Double = { p in fades ? (p < 0.5 ? 0 : 1) : p }
    ground.follow(.alpha, progress) { min(max($0, 0), 1) }
    movie.follow(.alpha, progress) { fades ? min(1, abs(2 * $0 - 1)) : 1 }
    let view = view
    let x: (Double) -> Double = { page.seen.x * (1 - share($0)) }
    let y: (Double) -> Double = { page.seen.y * (1 - share($0)) }
    clip.follow(.x, progress, x)
    clip.follow(.y, progress, y)
    clip.follow(
      .width, progress,
      view.weakly(or: 0) { view, p in
        page.seen.width + (view.size.width - page.seen.width) * share(p)
      })
    clip.follow(
      .height, progress,
      view.weakly(or: 0) { view, p in
        page.seen.height + (view.size.height - page.seen.height) * share(p)
      })
    // The parts of the moving picture go with its frame: on the page they are where they are there.
    func follow(
      _ property: AnimatableProperty, _ length: @escaping (Rect) -> Double,
      from origin: @escaping (Double) -> Double = { _ in 0 }
    ) {
      movie.follow(
        property, progress,
        weakly(or: 0) { me, p in
          let start = length(page.whole)
          return start + (length(me.whole) - start) * share(p) - origin(p)
        })
    }
    movie.grow(
      with: progress, from: page.whole.size, to: weakly(or: .zero) { $0.whole.size }, share: share)
    follow(.x, { $0.x }, from: x)
    follow(.y, { $0.y }, from: y)
    follow(.width, { $0.width })
    follow(.height, { $0.height })
  }
}
