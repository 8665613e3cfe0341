import TouchKit
import TouchStyle

/// The whole screen: the library, the sheet over it with all that follows its progress, and the strip with the time.
final class PlayerView: View {
  private let library: LibraryView
  private let sheet: SheetView
  private let status: StatusBar

  init(_ player: Playback, on stage: Stage) {
    library = LibraryView(player)
    sheet = SheetView(player, on: stage)
    status = StatusBar(on: stage)
    super.init(id: "screen")
    for view in [library, sheet, status] { addSubview(view) }
    // The library goes back a little while the sheet comes.
    for property in [AnimatableProperty.scaleX, .scaleY] {
      library.follow(
        property, sheet.progress,
        sheet.weakly(or: 1) { sheet, _ in
          1 - (1 - sheet.behind) * sheet.way
        })
    }
    sheet.onLayout = weakly { me in
      me.library.coveredBottom = me.size.height - me.sheet.barTop
    }
    sheet.onTurn = weakly { me, isOpen in
      me.library.standing = isOpen ? .covered : .present
    }
  }

  override func layout() {
    library.frame = bounds
    sheet.frame = bounds
    status.frame = Rect(0, 0, size.width, safeArea.top)
  }

  /// Closes the queue or the sheet; false if neither is open.
  func goBack() -> Bool { sheet.goBack() }
}
