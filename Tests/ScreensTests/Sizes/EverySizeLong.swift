import Files
import Foundation
import GtkPaint
import Rehearsal
import TestSupport
import Testing
import Threads
import TouchKit

@testable import Screens

/// The rules for screens, over every picture scenario on every device, with every text size and direction, held both ways.
@Suite struct EverySizeLong {
  private static let root =
    #filePath.split(separator: "/").dropLast(4).reduce("") { "\($0)/\($1)" }
  private static let folder = root + "/Tests/pictures"
  private static let suffix = ".scenario.json"

  private static var scenarios: [(name: String, scenario: Scenario)] {
    get throws {
      try Folder(opening: folder).names().filter { $0.hasSuffix(suffix) }.sorted().map { file in
        let path = "\(folder)/\(file)"
        let scenario = try ScenarioReader(phone).read(
          SafeFile.read(path), file: path,
          sources: ScenarioSources(project: root, scenario: path, in: SystemFiles()))
        return (String(file.dropLast(suffix.count)), scenario)
      }
    }
  }

  @Test func `No screen has texts over each other or out of reach, or targets that are too small`()
    throws
  {
    let scenarios = try EverySizeLong.scenarios
    #expect(scenarios.count >= 50)
    let configurations = Samples.isWhole ? SizeConfiguration.grid : SizeConfiguration.corners
    let fonts = try Fonts()
    let measurers = (0..<Workers.processors).map { _ in PangoMeasurer(fonts: fonts) }
    let plays = try Workers.map(scenarios.count * configurations.count, with: measurers) {
      measurer, number in
      SizePlay(
        scenarios[number / configurations.count].scenario,
        under: configurations[number % configurations.count], measurer: measurer)
    }
    var report = SizeReport()
    for (number, play) in plays.enumerated() {
      let (name, scenario) = scenarios[number / configurations.count]
      report.add(play, of: name, scenario, under: configurations[number % configurations.count])
    }
    print(report.summary)
    #expect(report.findings.isEmpty, "\(report.words)")
    // What the corners don't reach, the grid does.
    let unused = AllowedFault.all.indices.filter { !report.allowed.contains($0) }
    let reasons = unused.map { AllowedFault.all[$0].reason }
    #expect(!Samples.isWhole || reasons.isEmpty, "nothing needs these: \(reasons)")
  }
}
