import TestSupport
import Testing
import TouchKit

@testable import Workbench

@Suite struct CurvePresetsTests {
  private func presets(_ chosen: TimingCurve = .linear, width: Double = 280) -> CurvePresets {
    CurvePresets(
      width: width, chosen: chosen, ink: TimelineInk(ground: .white, words: .black))
  }

  @Test func `Every place in the row is one curve's, and places beside it are nobody's`() {
    let presets = presets()
    let found = (0..<280).map { presets.index(at: Double($0) + 0.5) }
    #expect(Set(found) == Set(CurvePresets.curves.indices.map { $0 }))
    #expect(found == found.sorted { ($0 ?? 0) < ($1 ?? 0) })
    for place in [-1, 281, .nan, .infinity, 1e300] { #expect(presets.index(at: place) == nil) }
    #expect(self.presets(width: 0).index(at: 0) == 0, "a row that has no width yet")
  }

  @Test(arguments: CurvePresets.curves.map(\.curve))
  func `The chosen curve alone is framed, and each small picture begins low and ends high`(
    curve: TimingCurve
  ) throws {
    let items = presets(curve).items
    let frames = items.compactMap {
      if case .border(let rect, _, _, _) = $0 { rect } else { nil }
    }
    let index = try #require(CurvePresets.curves.firstIndex { $0.curve == curve })
    #expect(frames.map(\.x) == [Double(index) * 40 + 2])
    let paths = items.compactMap {
      if case .strokePath(let path, _, _, _, _) = $0 { path } else { nil }
    }
    #expect(paths.count == CurvePresets.curves.count)
    for path in paths {
      guard case .move(let first)? = path.elements.first, case .line(let last)? = path.elements.last
      else {
        Issue.record("\(path)")
        continue
      }
      #expect(first.y == CurvePresets.height - 7)
      #expect(abs(last.y - 7) < 0.1)
    }
  }
}
