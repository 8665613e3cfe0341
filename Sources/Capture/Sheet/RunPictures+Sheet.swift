import MotionStudy
import Rehearsal
import TouchKit

/// Puts frames of a run side by side in one picture.
extension RunPictures {
  /// One PNG of the frames at some times, side by side, with their times from where they begin; nil without a frame.
  package func sheet(at times: SampleTimes) throws -> [UInt8]? {
    var sheet = ContactSheet()
    _ = try run.visit(times, from: start, check: check) { _ in
      try sheet.add(look.frame(run.stage), at: run.stage.now - start)
    }
    return try png(sheet)
  }

  /// One PNG of the scenario's own shots.
  package func sheetOfShots() throws -> [UInt8]? {
    var sheet = ContactSheet()
    while let shot = run.nextShot() {
      try check(run)
      try sheet.add(look.frame(run.stage), at: run.stage.now, shot: shot.name)
    }
    try check(run)
    return try png(sheet)
  }

  private func png(_ sheet: ContactSheet) throws -> [UInt8]? {
    run.isStopped ? nil : try sheet.png(measurer, scale: scale)
  }
}
