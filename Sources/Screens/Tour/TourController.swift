import TouchKit
import TouchStyle

/// Runs the tour screen.
final class TourController: ViewController {
  let content: TourContent
  /// The names of the sections that were read to their ends, in the order of reading.
  private(set) var credits: [String] = []
  /// The index of the section that is shown.
  private(set) var shownIndex = 0
  /// The controller that presents the popover; this one unless set.
  @Weak var presenter: ViewController?
  let contentsPopover: PopoverKeeper
  private(set) var fullScreen: FullScreenMovie?
  /// Called when a link opens the page with two lists.
  var onTwoLists: (() -> Void)?
  /// The section in the popover.
  @Weak private var card: TourSectionController?
  private let tour: TourView
  /// The players of the sections, in their order; nil if a section has no moving picture for this phone.
  private let players: [MoviePlayer?]

  init(_ stage: Stage, content: TourContent) {
    self.content = content
    contentsPopover = PopoverKeeper(on: stage)
    tour = TourView(pages: content.sections.count)
    let model = stage.settings.device.name
    players = content.sections.map { section in
      content.media(in: section, model: model).map { MoviePlayer($0, on: stage) }
    }
    super.init(stage)
  }

  override var title: String { "Tour" }
  override func makeView() -> View { tour }
  private var over: ViewController { presenter ?? self }
  /// The player of the section that is shown.
  var player: MoviePlayer? { players[shownIndex] }
  var page: TourPage? { tour.page }

  override func viewDidLoad() {
    tour.contents.on(.touchUpInside, "contents", weakly { me in me.showContents() })
    tour.back.on(.touchUpInside, "back", weakly { me in me.turn(-1) })
    tour.forward.on(.touchUpInside, "next", weakly { me in me.turn(1) })
    tour.dots.on(.valueChanged, "page", weakly { me in me.show(me.tour.dots.page) })
    let swipe = SwipeRecognizer(name: "turn the page", [.left, .right])
    swipe.onChange = weakly(with: swipe) { me, swipe, _ in
      guard swipe.state == .ended else { return }
      me.turn((swipe.direction == .left) != me.tour.isRightToLeft ? 1 : -1)
    }
    tour.addGestureRecognizer(swipe)
    contentsPopover.insets = weakly(or: .zero) { $0.over.view.safeEdges }
    contentsPopover.startTracking()
    showCredits()
    show(0, animated: false)
  }

  // MARK: Coming and going

  override var canBecomeFirstResponder: Bool { true }
  override func viewDidAppear() { becomeFirstResponder() }
  override func viewWillDisappear() {
    fullScreen?.leave(animated: false)
    contentsPopover.dismiss(animated: false)
    player?.pause()
    resignFirstResponder()
  }

  /// Something else needs the phone for a while, such as a call.
  func interrupted() {
    player?.pause()
    fullScreen?.movie.player.pause()
    card?.movie?.player.pause()
  }

  // MARK: Pages

  private func turn(_ by: Int) {
    let next = min(max(shownIndex + by, 0), content.sections.count - 1)
    if next != shownIndex { show(next) }
  }

  /// Shows the section at an index.
  func show(_ next: Int, animated: Bool = true) {
    guard next != shownIndex || tour.page == nil else { return }
    player?.pause()
    let isForward = next > shownIndex
    shownIndex = next
    let section = content.sections[next]
    let page = TourPage(section, player: players[next])
    page.onLink = weakly { me, address, link in me.follow(address, link) }
    page.onEnd = weakly { me in me.follow(LinkPolicy.scrolledToBottom, nil) }
    page.movie?.fullScreen.on(
      .touchUpInside, "full screen",
      weakly { me in
        me.toggleFullScreen()
      })
    if credits.contains(section.name) { page.showEarned(animated: false) }
    tour.dots.page = next
    tour.back.isEnabled = next > 0
    tour.forward.isEnabled = next < content.sections.count - 1
    stage.note(.navigation, "tour: \(section.name)")
    tour.show(page, forward: isForward, animated: animated && isAppearing)
  }

  // MARK: Links and credits

  /// Asks the policy about an address; what follows from the answer happens in an event of its own.
  func follow(_ address: String, _ link: TourLink?) {
    switch LinkPolicy.answer(address) {
    case .refuse(let why):
      stage.note(.navigation, "link \(address) refused: \(why)")
      link?.say("Refused: \(why)")
    case .signal(let name):
      stage.note(.navigation, "link \(address) refused: it is the signal \(name)")
      let section = content.sections[shownIndex].name
      stage.schedule(
        after: .zero, "the signal \(name)",
        weakly { me in
          me.receive(name, from: section)
        })
    case .pass(let target):
      stage.note(.navigation, "link \(address) passes")
      stage.schedule(
        after: .zero, "a link is followed",
        weakly { me in
          me.open(target, link)
        })
    }
  }

  private func receive(_ signal: String, from section: String) {
    guard signal == "scrolled.bottom" else {
      stage.note(.navigation, "nobody knows the signal \(signal)")
      return
    }
    guard !credits.contains(section) else { return }
    credits.append(section)
    stage.note(.action, "tour: a credit for \(section)")
    showCredits()
    if tour.page?.section.name == section { tour.page?.showEarned(animated: true) }
  }

  private func open(_ target: LinkPolicy.Address, _ link: TourLink?) {
    let known = content.sections.firstIndex { $0.name == target.name }
    if target.scheme == "file", let known {
      show(known)
    } else if target.scheme == "file", target.name == TwoListsController.name {
      onTwoLists?()
    } else {
      stage.note(.application, "\(target.scheme)://\(target.host)\(target.path) is for others")
      link?.say(
        target.host.isEmpty ? "Nothing is there" : "Handed on: \(target.host) is outside the phone")
    }
  }

  private func showCredits() {
    let all = content.sections.count
    tour.credits.string =
      credits.count == all ? "All \(all) credits earned" : "\(credits.count) of \(all) credits"
  }

  // MARK: Full screen

  func toggleFullScreen() {
    if let fullScreen { fullScreen.leave() } else { enterFullScreen() }
  }

  private func enterFullScreen() {
    guard let page = tour.page, let movie = page.movie, let slot = page.slot else {
      return
    }
    // The page may have been turned by then, and its movie removed.
    let origin: FullScreenMovie.Origin = contentsPopover.isKept ? .below : .page
    let whole = fill(with: movie, from: slot, origin, takeBack: page.weakly { $0.takeMovieBack() })
    // The popover that comes back covers the moving picture.
    whole.onLeave = weakly { me in if me.contentsPopover.isKept { me.player?.pause() } }
    show(whole)
  }

  /// The moving picture in the popover fills the screen, or returns to the popover.
  private func toggleFullScreen(of card: TourSectionController) {
    if let fullScreen { return fullScreen.leave() }
    guard let movie = card.movie else { return }
    show(fill(with: movie, from: card.slot, takeBack: card.weakly { $0.takeMovieBack() }))
  }

  private func fill(
    with movie: MovieView, from slot: View, _ origin: FullScreenMovie.Origin = .page,
    takeBack: @escaping () -> Void
  ) -> FullScreenMovie {
    let whole = FullScreenMovie(
      movie, from: slot, origin, application: stage.application, on: stage)
    whole.onGone = weakly { me in
      takeBack()
      me.fullScreen = nil
    }
    return whole
  }

  private func show(_ whole: FullScreenMovie) {
    fullScreen = whole
    // Keys come to this controller, even if a control on a popover was pressed before.
    becomeFirstResponder()
    whole.show()
    whole.movie.player.play()
  }

  // MARK: Contents

  private func showContents() {
    // The user can't watch behind a popover.
    player?.pause()
    let list = TourContentsController(
      content.sections,
      isRead: weakly(or: false) { me, value in me.credits.contains(me.content.sections[value].name)
      },
      on: stage)
    let navigation = NavigationController(root: list, style: .popover, on: stage)
    list.onSection = weakly(with: navigation) { me, navigation, index in
      let (stage, sections) = (me.stage, me.content.sections)
      let card = TourSectionController(
        sections[index], position: "\(index + 1) of \(sections.count)",
        player: me.players[index].map {
          MoviePlayer($0.media, name: TourSectionController.movieID, on: stage)
        }, on: stage)
      me.card = card
      card.onFullScreen = me.weakly(with: card) { me, card in me.toggleFullScreen(of: card) }
      card.onRead = me.weakly { me in
        me.contentsPopover.dismiss()
        me.show(index)
      }
      card.onWatch = me.weakly { me in
        // Laid out at once, so that the picture knows where it comes from.
        me.stage.withoutAnimation { me.show(index, animated: false) }
        me.toggleFullScreen()
      }
      navigation.push(card)
    }
    let factor = max(1, stage.environment.textSize)
    contentsPopover.present(
      navigation, size: Size(PopoverStyle.width, TourController.contentsHeight * factor),
      from: .button(tour.contents), over: over, arrows: [.up, .left, .right])
  }

  /// The popover's height at text size 1, in points.
  private static let contentsHeight = 300.0

  // MARK: Keyboard

  override func keyPressed(_ key: KeyInput) -> Bool {
    switch key.name {
    case "space" where player != nil || fullScreen != nil:
      (fullScreen?.movie.player ?? player)?.toggle()
    case "f" where player != nil || fullScreen != nil: toggleFullScreen()
    case "right" where fullScreen == nil: turn(tour.isRightToLeft ? -1 : 1)
    case "left" where fullScreen == nil: turn(tour.isRightToLeft ? 1 : -1)
    case "down": scroll(TourController.step)
    case "up": scroll(-TourController.step)
    default: return super.keyPressed(key)
    }
    return true
  }

  /// How far an arrow key scrolls, in points.
  private static let step = 120.0

  private func scroll(_ by: Double) {
    guard let page = tour.page else { return }
    page.scroll(to: page.offset + by)
  }
}
