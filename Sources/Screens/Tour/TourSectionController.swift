import TouchKit

/// Runs the second page of the tour's popover, with one section.
final class TourSectionController: ViewController {
  var onRead: (() -> Void)?
  var onWatch: (() -> Void)?
  private let section: TourContent.Section
  private let position: String
  private let hasMovie: Bool

  /// `position` is the section's number among all, such as `2 of 4`.
  init(_ section: TourContent.Section, position: String, hasMovie: Bool, on stage: Stage) {
    self.section = section
    self.position = position
    self.hasMovie = hasMovie
    super.init(stage)
  }

  override var title: String { position }

  override func makeView() -> View {
    let view = TourSectionView(section, hasMovie: hasMovie)
    view.read.on(.touchUpInside, "read") { [unowned self] in onRead?() }
    view.watch.on(.touchUpInside, "watch") { [unowned self] in onWatch?() }
    return view
  }
}
