/// Something that is drawn over the phone for those who measure it.
package enum Overlay: String, CaseIterable {
  case onionSkin = "strobe"
  case grid = "layout-grid"
  case safeArea = "safe-area"
  case contrast = "text-contrast"
  case targets

  /// The command that shows or hides it.
  package var command: Command {
    switch self {
    case .onionSkin: .onionSkin
    case .grid: .layoutGrid
    case .safeArea: .safeArea
    case .contrast: .textContrast
    case .targets: .targets
    }
  }
}
