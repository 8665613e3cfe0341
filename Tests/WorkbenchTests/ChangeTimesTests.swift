import Testing
import Workbench

@Suite struct ChangeTimesTests {
  /// The words of a change that was saved at 1 s, built with these lines, started at 3 s, loaded at 3.3 s, shown at 3.44 s.
  private func words(_ lines: [(String, Int64)]) -> String {
    var times = ChangeTimes(savedAt: 1_000_000)
    for (line, moment) in lines { times.add(line, at: moment) }
    times.begin(.start, at: 3_000_000)
    times.begin(.handOver, at: 3_300_000)
    return times.words(shownAt: 3_440_000)
  }

  @Test func `Lines of SwiftPM divide a build into plan, compile and link`() {
    #expect(
      words([
        ("Building for debugging...", 1_200_000),
        ("[0/3] Write sources", 1_400_000),
        ("[1/3] Write swift-version-6A52383ED409C6A7.txt", 1_500_000),
        ("[3/5] Emitting module NightLamp", 1_900_000),
        ("[4/5] Compiling NightLamp PullView.swift", 2_000_000),
        ("[5/7] Write Objects.LinkFileList", 2_100_000),
        ("[6/7] Linking NightLamp", 2_850_000),
        ("Build complete! (1.20s)", 2_900_000),
      ]) == "shown after 2.4 s: plan 0.4, compile 0.7, link 0.9, start 0.3, hand-over 0.1")
  }

  @Test func `So do the lines of a phone's script`() {
    #expect(
      words([
        ("    0 s  planned", 1_400_000), ("    1 s  NightLamp", 2_000_000),
        ("    1 s  linking", 2_100_000), ("    2 s  built", 2_950_000),
      ]) == "shown after 2.4 s: plan 0.4, compile 0.7, link 0.9, start 0.3, hand-over 0.1")
  }

  @Test func `A build that does not say what it does is one part`() {
    #expect(
      words([("make: all is planned", 1_400_000), ("[1/2] Write manual.txt", 1_500_000)])
        == "shown after 2.4 s: build 2.0, start 0.3, hand-over 0.1")
  }

  @Test func `A part that takes no time is named, and none is negative`() {
    var times = ChangeTimes(savedAt: 1_000_000)
    times.begin(.start, at: 900_000)
    #expect(times.words(shownAt: 1_040_000) == "shown after 0.0 s: build 0.0, start 0.1")
  }
}
