import Widgets
import Workbench

/// The commands of time.
extension TimeDesk: CommandOwner {
  var commands: [Command: CommandRow] {
    [
      .pause: .toggle(
        { [self] in session.isStopped },
        { [self] in
          session.setPaused(!session.isPaused, at: Alarm.now)
        }),
      .step: .plain { [self] in playhead.step() },
      .stepBack: .plain { [self] in playhead.step(-1) },
      .toStart: .plain { [self] in perform(.start) },
      .toEnd: .plain { [self] in perform(.end) },
      .nextInput: .plain { [self] in perform(.input(isNext: true)) },
      .formerInput: .plain { [self] in perform(.input(isNext: false)) },
      .rangeStart: .plain { [self] in perform(.rangeStart) },
      .rangeEnd: .plain { [self] in perform(.rangeEnd) },
      .noRange: .plain(playhead.forgetRange),
      .loop: .toggle({ [self] in session.loops }, playhead.toggleLoop),
      .rangeOver: .target(playhead.setRange(over:)),
      .askTime: .plain(askTime),
      .goTo: .target(go(to:)),
      .curve: .target(curves.toggle),
      .pickCurve: .plain(curves.pick),
      .askCurve: .plain(curves.askName),
      .curveNamed: .target(curves.add(named:)),
      .fitTimeline: .plain(timeline.fit),
      .lanes: .toggle({ [self] in showsLanes }, toggleLanes),
      .speed: .choice({ [self] in "\(session.percent)" }, playhead.setPercent),
      .slowMotion: .toggle({ [self] in session.percent < 100 }, playhead.toggleSlowMotion),
    ]
  }
}
