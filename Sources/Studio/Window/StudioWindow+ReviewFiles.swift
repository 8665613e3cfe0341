import Files
import Reviews
import TouchKit

/// Files of reviews: new ones, and their pages.
extension StudioWindow {
  private static let pages = HostWindow.FileFilter(name: "Pages", pattern: "*.html")
  private static let reviews = HostWindow.FileFilter(name: "Reviews", pattern: "*.review")

  /// Writes the review's page, as the command `review` does.
  func savePage() {
    guard let review else { return needReview() }
    guard !sharing.isBusy() else { return }
    let name = review.folder.path.split(separator: "/").last.map(String.init) ?? "review"
    let stem = name.hasSuffix(".review") ? String(name.dropLast(".review".count)) : name
    host.chooseFile(
      toSave: "Save the page of the review", suggestion: "\(stem).html", Self.pages
    ) { [unowned self] chosen in
      let identity = options.identity
      review.folder.clear()
      sharing.make(
        at: SavedName.page.path(chosen),
        SharedFile.page(
          review.folder, of: prototype, fonts: painter.measurer.fonts,
          program: "\(identity.command) \(identity.version)"))
    }
  }

  /// Whether something has happened that a review could show.
  var hasSomethingToReview: Bool { session.end > .zero && !session.knownInputs.isEmpty }

  /// Begins a review of the line that is shown or of its marked range, under its own design and those beside it, and does
  /// something then.
  func beginReview(_ then: @escaping (StudioWindow) -> Void = { _ in }) {
    let end = session.end
    guard hasSomethingToReview else {
      return show(problem: "Nothing has happened yet that a review could show.")
    }
    let name = prototype.name
    // A range may go on behind the end.
    let range = session.range.flatMap { range in
      range.lowerBound < end ? range.lowerBound...min(range.upperBound, end) : nil
    }
    host.chooseFile(
      toSave: "Begin a review in a new folder", suggestion: "\(name).review", Self.reviews
    ) { [unowned self] chosen in
      do throws(Problem) {
        let start = session.start.startState
        let designs =
          sides.name == BesideNames.none
          ? [] : phone.others.map { ($0.beside.design.words, $0.beside.design.start(start)) }
        let folder = try ReviewFolder.make(
          SavedName.review.path(chosen), of: prototype, titled: "A review of \(name)",
          take: session.take(named: session.start.name ?? ""),
          designs: [(session.start.tuningTitle(in: prototype), start)] + designs, range: range)
        open(review: folder)
        then(self)
      } catch {
        show(error)
      }
    }
  }
}
