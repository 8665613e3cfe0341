import TouchKit

/// Runs the first page of the tour's popover, with the list of all sections.
final class TourContentsController: ViewController {
  /// Called with the index of the section that was touched.
  var onSection: ((Int) -> Void)?
  private let sections: [TourContent.Section]
  private let isRead: (Int) -> Bool
  private lazy var list = TourContentsView(rows: rows)
  private lazy var rows = sections.enumerated().map { index, section in
    let row = TourContentsRow(section, number: index + 1)
    row.on(.touchUpInside, "open", weakly { me in me.onSection?(index) })
    return row
  }

  init(_ sections: [TourContent.Section], isRead: @escaping (Int) -> Bool, on stage: Stage) {
    self.sections = sections
    self.isRead = isRead
    super.init(stage)
  }

  override var title: String { "Contents" }
  override func makeView() -> View { list }
  override func popoverHeight(in most: Size) -> Double { list.height(in: most) }

  /// Shows each time that the list continues below.
  override func viewDidAppear() { list.flashIndicator() }

  override func viewWillAppear() {
    for (index, row) in rows.enumerated() { row.isRead = isRead(index) }
  }
}
