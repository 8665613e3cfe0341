import TouchKit
import Workbench

/// The commands of the phone's look, and of the window's.
extension LookDesk: CommandOwner {
  var commands: [Command: CommandRow] {
    [
      .appearance: .choice({ [self] in state.appearance.rawValue }) { [self] in
        setAppearance(WindowState.Look(rawValue: $0))
      },
      .toggleAppearance: .plain(toggleAppearance),
      .textSize: .choice({ [self] in "\(textPercent)" }) { [self] in setTextSize(Int($0)) },
      .textLarger: .plain { [self] in stepTextSize(isLarger: true) },
      .textSmaller: .plain { [self] in stepTextSize(isLarger: false) },
      .rightToLeft: .toggle({ [self] in environment.direction == .rightToLeft }, toggleDirection),
      .reducedMotion: .toggle({ [self] in environment.reducedMotion }, toggleReducedMotion),
      .contrast: .toggle({ [self] in environment.contrast == .more }, toggleContrast),
      .style: .choice({ [self] in state.style.rawValue }) { [self] in
        setStyle(WindowState.Look(rawValue: $0) ?? .follow)
      },
    ]
  }
}
