import Rehearsal
import Testing
import TouchKit

@testable import VisualTesting

/// By what a scenario multiplies its tests, and how their pictures are called.
@Suite struct TestVariantTests {
  private let prototype = TestPhone().prototype

  private func scenario(_ header: String = "") throws -> Scenario {
    try ScenarioReader(prototype).read(
      Array("{\"scenario\": 1, \(header)\"steps\": []}".utf8), file: "x")
  }

  private func variants(_ header: String = "") throws -> [TestVariant] {
    let scenario = try scenario(header)
    return scenario.variants(TestVariant.NameParts(scenario.tests))
  }

  @Test func `A scenario that lists nothing is played once, as it begins`() throws {
    let header = #""device": "wide", "appearance": "dark", "#
    #expect(
      try variants(header) == [TestVariant(startState: try scenario(header).startState, scale: 1)])
    #expect(try variants(header).map(\.suffix) == ["@1x-dark"])
    #expect(try variants(header).map(\.title) == ["wide@1x dark"])
  }

  @Test func `Lists multiply, the last one fastest`() throws {
    let header = """
      "devices": ["wide", "tiny"], "appearances": ["light", "dark"], "scales": [1, 3],
      "orientations": ["portrait", "landscape-left"], "directions": ["rtl", "ltr"],
      """
    let variants = try variants(header)
    #expect(variants.count == 32)
    #expect(Set(variants.map(\.suffix)).count == 32)
    #expect(Set(variants.map(\.title)).count == 32)
    #expect(variants[0].startState == (try scenario(header).startState))
    #expect(variants[1].startState == variants[0].startState && variants[1].scale == 3)
    #expect(variants[31].device == "tiny" && variants[31].scale == 3)
    #expect(
      variants[31].startState.settings.environment
        == Environment(appearance: .dark, direction: .leftToRight, orientation: .landscapeLeft))
    #expect(
      variants.prefix(5).map(\.suffix) == [
        "@1x-wide-portrait-rtl", "@3x-wide-portrait-rtl", "@1x-wide-portrait-rtl-dark",
        "@3x-wide-portrait-rtl-dark", "@1x-wide-portrait",
      ])
    #expect(variants[31].title == "tiny@3x landscape-left dark")
  }

  @Test func `Tunings multiply like devices, and names tell them apart`() throws {
    let phone = try TestPhone.withTunings(["default", "quick"])
    func variants(_ header: String) throws -> [TestVariant] {
      let scenario = try ScenarioReader(phone).read(
        Array("{\"scenario\": 1, \(header)\"steps\": []}".utf8), file: "x")
      return scenario.variants(TestVariant.NameParts(scenario.tests))
    }
    let both = try variants(#""tunings": ["quick", "default"], "appearances": ["light", "dark"], "#)
    #expect(
      both.map(\.suffix) == ["@1x-quick", "@1x-quick-dark", "@1x-default", "@1x-default-dark"])
    #expect(both.map(\.title)[1] == "tiny@1x quick dark")
    #expect(both.map(\.startState.tuningName) == ["quick", "quick", "default", "default"])
    // One of them is no reason for another name.
    for header in [#""tunings": ["quick"], "#, #""tuning": "quick", "#] {
      #expect(try variants(header).map(\.suffix) == ["@1x"])
      #expect(try variants(header).map(\.title) == ["tiny@1x light"])
    }
  }

  @Test func `Names tell apart only what a scenario lists several of`() throws {
    #expect(
      try variants(#""devices": ["wide"], "orientations": ["landscape-left"], "#).map(\.suffix)
        == ["@1x"])
    #expect(
      try variants(#""devices": ["wide", "tiny"], "#).map(\.suffix) == ["@1x-wide", "@1x-tiny"])
    #expect(
      try variants(#""orientations": ["portrait", "landscape-right"], "#).map(\.suffix)
        == ["@1x-portrait", "@1x-landscape-right"])
  }
}
