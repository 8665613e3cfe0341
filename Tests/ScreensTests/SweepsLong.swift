import Files
import GtkPaint
import MotionStudy
import Rehearsal
import Screens
import Testing
import Threads
import TouchKit

/// The project's own sweeps at every millisecond; the suite of motions plays each seventh.
@Suite struct SweepsLong {
  private static let folder =
    #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" } + "/Tests/motion"

  private static var files: [String] {
    get throws {
      try Folder(opening: folder).names().filter {
        $0.hasPrefix("sweep-") && $0.hasSuffix(".scenario.json")
      }
    }
  }

  @Test func `No interruption at any millisecond breaks what a section says`() throws {
    let files = try SweepsLong.files
    #expect(files.count >= 14)
    let fonts = try Fonts()
    for file in files {
      let bytes = try SafeFile.read("\(SweepsLong.folder)/\(file)")
      let scenario = try ScenarioReader(phone).read(bytes, file: file)
      let sweep = try #require(scenario.sweep)
      let count = Int((sweep.to - sweep.from).microseconds / 1000) + 1
      let measurers = (0..<Workers.processors).map { _ in PangoMeasurer(fonts: fonts) }
      let points = try Workers.map(count, with: measurers) { measurer, number in
        let time = sweep.from + .milliseconds(Int64(number))
        return SweepPoint(
          time, of: Run(phone, scenario, interruptedAfter: time, measurer: measurer)
        ) {}
      }
      let faults = points.filter { !$0.faults.isEmpty }
      #expect(faults.isEmpty, "\(file): \(faults.prefix(3))")
    }
  }
}
