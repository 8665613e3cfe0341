import JSON
import Rehearsal
import Reviews
import TouchKit
import Widgets
import Workbench

/// Files of reviews: new ones, and their pages.
extension ReviewDesk {
  private static let pages = HostWindow.FileFilter(name: "Pages", pattern: "*.html")
  private static let reviews = HostWindow.FileFilter(name: "Reviews", pattern: "*.review")

  /// Writes the review's page, as the command `review` does.
  func savePage() {
    guard let review = open else { return need() }
    guard !sharing.isBusy() else { return }
    let name = review.folder.path.split(separator: "/").last.map(String.init) ?? "review"
    let stem = name.hasSuffix(".review") ? String(name.dropLast(".review".count)) : name
    parts.host.chooseFile(
      toSave: "Save the review page", suggestion: "\(stem).html", Self.pages
    ) { [unowned self] chosen in
      let identity = parts.options.identity
      review.folder.clear()
      sharing.make(
        at: SavedName.page.path(chosen),
        SharedFile.page(
          review.folder, of: parts.prototype, fonts: parts.fonts,
          program: "\(identity.command) \(identity.version)"))
    }
  }

  /// Whether something has happened that a review could show.
  var hasSomethingToShow: Bool {
    parts.session.end > .zero && !parts.session.knownInputs.isEmpty
  }

  /// Begins a review of the line that is shown or of its marked range, under its own design and those beside it, and does
  /// something then.
  func begin(_ then: @escaping () -> Void = {}) {
    let session = parts.session
    let end = session.end
    guard hasSomethingToShow else {
      return parts.notices.show(
        problem: "There is nothing to review yet. Play with the phone first.")
    }
    let name = parts.prototype.name
    // A range may go on behind the end.
    let range = session.range.flatMap { range in
      range.lowerBound < end ? range.lowerBound...min(range.upperBound, end) : nil
    }
    parts.host.chooseFile(
      toSave: "Start a review in a new folder", suggestion: "\(name).review", Self.reviews
    ) { [unowned self] chosen in
      do throws(Problem) {
        let session = parts.session
        let start = session.start.startState
        let designs =
          sides.name == BesideNames.none
          ? [] : parts.phone.others.map { ($0.beside.design.words, $0.beside.design.start(start)) }
        let folder = try ReviewFolder.make(
          SavedName.review.path(chosen), of: parts.prototype, titled: "A review of \(name)",
          take: session.take(named: session.start.name ?? ""),
          designs: [(session.start.tuningTitle(in: parts.prototype), start)] + designs, range: range
        )
        open(folder)
        then()
      } catch {
        parts.notices.show(error)
      }
    }
  }
}
