import Workbench

/// The commands of tunings.
extension TuningDesk: CommandOwner {
  var commands: [Command: CommandRow] {
    [
      .tune: .toggle(
        { [self] in panels.shown == TunePanel.name }, { [self] in panels.toggle(TunePanel.name) }),
      .fromHere: .toggle({ [self] in parts.memory.state.tunesFromHere }, toggleFromHere),
      .revertTuning: .plain(revertTuning),
      .copyTuning: .plain(copy),
      .saveTuning: .plain(save),
      .writeBack: .plain(writeBack),
      .tuning: .choice({ [self] in session.start.tuning.text }) {
        [presets] in presets.use(TuningSource($0))
      },
      .compareTuning: .choice({ [self] in comparedTuning }, compareTuning(with:)),
      .tuningFile: .plain(presets.chooseFile),
    ]
  }
}
