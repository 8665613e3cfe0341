import TouchKit

extension WindowLevel {
  /// What fills the whole screen: above the status bar, below alerts.
  static let fullScreen = WindowLevel(1500)
}

/// Shows a moving picture on the whole screen, in a window of its own above the status bar.
final class FullScreenMovie: ViewController {
  static let growth = TunableAnimation(
    "video.fullscreen", in: 0...3,
    duration: "how long a moving picture takes to fill the screen on a curve",
    curve: "how a moving picture fills the screen")

  let movie: MovieView
  /// Called when it begins to go back to the page.
  var onLeave: (() -> Void)?
  /// Called when it is gone, to take the moving picture back.
  var onGone: (() -> Void)?
  private(set) var isLeaving = false
  private let window: FullScreenWindow
  /// 0 in its place on the page, 1 on the whole screen.
  private let progress: AnimatedValue
  /// Where the moving picture stands on the page.
  private let slot: View
  private let ground = View()
  /// What can be seen of the moving picture: on the page other things may cut it off.
  private let opening = View()

  init(_ movie: MovieView, from slot: View, application: Application, on stage: Stage) {
    self.movie = movie
    self.slot = slot
    window = FullScreenWindow(
      id: "full-screen-window", level: .fullScreen, application: application)
    progress = AnimatedValue(0, name: "full-screen.progress", on: stage, rest: .progress)
    super.init(stage)
  }

  override var title: String { "Full screen" }
  /// It can be watched as the phone is held, also upside down.
  override var supportedOrientations: OrientationSet { .all }

  override func makeView() -> View {
    let view = FullScreenView(ground)
    view.onLayout = { [unowned self] in place() }
    ground.background = DynamicColor(.black)
    opening.clipsToBounds = true
    view.addSubview(ground)
    view.addSubview(opening)
    return view
  }

  func show() {
    let page = Page(of: slot)
    window.rootController = self
    movie.isFullScreen = true
    opening.addSubview(movie)
    place()
    follow(from: page)
    window.show()
    stage.notices.post(FullScreenNotices.entered, from: self)
    stage.note(.navigation, "full screen")
    progress.animate(to: 1, stage.tuning[FullScreenMovie.growth])
  }

  /// Goes back to the page.
  func leave(animated: Bool = true) {
    guard !isLeaving else { return }
    isLeaving = true
    view.standing = .leaving
    onLeave?()
    guard animated else { return gone() }
    follow(from: Page(of: slot))
    progress.animate(to: 0, stage.tuning[FullScreenMovie.growth]) { [weak self] finished in
      if finished { self?.gone() }
    }
  }

  override func goBack() -> Bool {
    guard !isLeaving else { return false }
    leave()
    return true
  }

  private func gone() {
    for property in [
      AnimatableProperty.scaleX, .scaleY, .translationX, .translationY, .alpha,
    ] { movie.unfollow(property) }
    movie.scale = 1
    movie.translation = .zero
    movie.alpha = 1
    movie.isFullScreen = false
    movie.removeFromSuperview()
    window.hide()
    window.rootController = nil
    stage.note(.navigation, "full screen left")
    onGone?()
    stage.notices.post(FullScreenNotices.left, from: self)
  }

  private func place() {
    let room = view.bounds
    ground.frame = room
    let shape = MovieScene.size
    let scale = min(room.width / shape.width, room.height / shape.height)
    movie.frame = Rect(
      center: room.center,
      size: Size((shape.width * scale).rounded(), (shape.height * scale).rounded()))
  }

  /// Where the moving picture stands on the page, on the screen.
  private struct Page {
    let place: Rect
    /// What can be seen of it there.
    let seen: Rect

    init(of slot: View) {
      place = slot.screenFrame
      var seen: Rect? = place
      for view in slot.ancestors.dropFirst() where view.clipsToBounds {
        seen = seen?.intersection(view.screenFrame)
      }
      self.seen = seen ?? Rect(center: place.center, size: .zero)
    }
  }

  /// Ties the picture to the progress between its place on the page and its place here.
  ///
  /// Where nothing is to travel it fades out at the one and in at the other.
  private func follow(from page: Page) {
    let fades = stage.environment.reducedMotion
    let share: (Double) -> Double = { p in fades ? (p < 0.5 ? 0 : 1) : p }
    ground.follow(.alpha, progress) { min(max($0, 0), 1) }
    movie.follow(.alpha, progress) { fades ? min(1, abs(2 * $0 - 1)) : 1 }
    let (movie, view) = (movie, view)
    for property in [AnimatableProperty.scaleX, .scaleY] {
      movie.follow(property, progress) { [unowned movie] p in
        let small = page.place.width / max(1, movie.size.width)
        return small + (1 - small) * share(p)
      }
    }
    let x: (Double) -> Double = { page.seen.x * (1 - share($0)) }
    let y: (Double) -> Double = { page.seen.y * (1 - share($0)) }
    opening.follow(.x, progress, x)
    opening.follow(.y, progress, y)
    opening.follow(.width, progress) { [unowned view] p in
      page.seen.width + (view.size.width - page.seen.width) * share(p)
    }
    opening.follow(.height, progress) { [unowned view] p in
      page.seen.height + (view.size.height - page.seen.height) * share(p)
    }
    movie.follow(.translationX, progress) { [unowned movie] p in
      (page.place.midX - movie.frame.midX) * (1 - share(p)) - x(p)
    }
    movie.follow(.translationY, progress) { [unowned movie] p in
      (page.place.midY - movie.frame.midY) * (1 - share(p)) - y(p)
    }
  }
}

/// Never the key window: what is typed stays with the screen that asked for the full one.
final class FullScreenWindow: Window {
  override var canBecomeKey: Bool { false }
}

/// The ground of the full screen; it lets nothing through.
final class FullScreenView: View {
  var onLayout: (() -> Void)?
  private let ground: View

  init(_ ground: View) {
    self.ground = ground
    super.init()
  }

  /// On its way out it lets touches through once the page below can be seen.
  override func hitTest(_ point: Point, _ event: Event?) -> View? {
    standing == .leaving && !ground.isMostlyThere ? nil : super.hitTest(point, event)
  }

  override func environmentChanged() { setNeedsLayout() }
  override func layout() { onLayout?() }
}
