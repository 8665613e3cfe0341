import TouchKit

/// Runs the second page of the tour's popover, with one section and its moving picture.
final class TourSectionController: ViewController {
  /// The id of the moving picture; those of its controls begin with it.
  static let movieID = "tour-popover-video"

  var onRead: (() -> Void)?
  var onWatch: (() -> Void)?
  /// Called when the moving picture is to fill the screen or to leave it.
  var onFullScreen: (() -> Void)?
  let movie: MovieView?
  private let section: TourContent.Section
  private let position: String
  private lazy var card = TourSectionView(section, movie: movie)

  /// `position` is the section's number among all, such as `2 of 4`.
  init(_ section: TourContent.Section, position: String, player: MoviePlayer?, on stage: Stage) {
    self.section = section
    self.position = position
    movie = player.map {
      MovieView($0, title: section.title, id: TourSectionController.movieID)
    }
    super.init(stage)
  }

  override var title: String { position }
  /// The view that keeps the moving picture's room.
  var slot: View { card.slot }

  override func makeView() -> View {
    card.read.on(.touchUpInside, "read", weakly { me in me.onRead?() })
    card.watch.on(.touchUpInside, "watch", weakly { me in me.onWatch?() })
    movie?.fullScreen.on(.touchUpInside, "full screen", weakly { me in me.onFullScreen?() })
    return card
  }

  /// Shows the moving picture again after it filled the screen.
  func takeMovieBack() { card.takeMovieBack() }

  /// Shows each time that the page continues below.
  override func viewDidAppear() { card.flashIndicator() }

  /// A movie that is out of sight stops; one that fills the screen continues.
  override func viewWillDisappear() {
    if movie?.superview === slot { movie?.player.pause() }
  }
}
