import Foundation
import Testing

@testable import Screens

/// Swift can't list a program's declarations, so the sources are read.
@Suite struct TuningDeclarationTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

  /// The names in declarations of the engine and the screens.
  private func declared() throws -> [String] {
    let single = /Tunable\.(?:number|whole|seconds|color|curve|choice)\(\s*"([a-z.-]+)"/
    let animation = /TunableAnimation\(\s*"([a-z.-]+)"/
    var names: [String] = []
    for module in ["TouchKit", "Screens"] {
      let folder = TuningDeclarationTests.sources.appendingPathComponent(module)
      let files = try #require(
        FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      for case let file as URL in files where file.pathExtension == "swift" {
        // A declaration in a comment is an example.
        let text = try String(contentsOf: file, encoding: .utf8)
          .split(separator: "\n").filter { !$0.contains("///") }.joined(separator: "\n")
        names += text.matches(of: single).map { String($0.1) }
        names += text.matches(of: animation).flatMap { ["\($0.1).duration", "\($0.1).curve"] }
      }
    }
    return names
  }

  @Test func `The catalogue lists every declaration`() throws {
    let declared = try declared()
    #expect(Set(declared).count == declared.count)
    #expect(declared.sorted() == phone.catalogue.entries.map(\.name).sorted())
  }
}
