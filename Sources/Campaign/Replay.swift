import Files
import GtkPaint
import MotionStudy
import Rehearsal
import Screens
import TouchKit

/// A scenario that is played once and summed up in one digest: of pictures at low scale, nodes, trees, log and motion
/// tracks.
struct Replay {
  private let scenario: Scenario
  /// The milliseconds of virtual time from one picture to the next, and the greatest number of pictures.
  private static let pause = 100
  private static let mostPictures = 12
  private static let scale = 0.5

  init(_ path: String) throws {
    scenario = try ScenarioReader(phone).read(
      SafeFile.read(path), file: path,
      sources: ScenarioSources(
        project: WorkingFolder.path, scenario: path, in: SystemFiles()))
  }

  func digest(fonts: Fonts) throws -> String {
    let measurer = PangoMeasurer(fonts: fonts)
    let painter = Painter(measurer: measurer)
    let run = Run(phone, scenario, measurer: measurer)
    var tracks = MotionTracks()
    var parts: [String] = []
    for index in 0... {
      let time = Time.milliseconds(Replay.pause * index)
      if let end = run.end, time >= end { break }
      run.run(to: time)
      tracks.sample(run.stage)
      if index < Replay.mostPictures { parts.append(try picture(run.stage, painter)) }
    }
    run.finish()
    let stage = run.stage
    parts.append(try picture(stage, painter))
    let scene = painter.scene(
      stage.frame(), size: stage.screenSize, scale: 1, for: .document)
    parts.append(SHA256.hex(of: scene.nodeText()))
    tracks.finish(stage.log.entries)
    parts.append(SHA256.hex(of: tracks.json))
    parts.append(SHA256.hex(of: TreeWriter.write(stage.tree(), log: stage.log.entries)))
    parts += run.failures.map { "\($0.what)" }
    return SHA256.hex(of: Array(parts.joined(separator: "\n").utf8))
  }

  private func picture(_ stage: Stage, _ painter: Painter) throws -> String {
    let scene = painter.scene(stage.frame(), size: stage.screenSize, scale: Replay.scale)
    return try painter.pixels(scene).pixelBuffer.sha256
  }
}
