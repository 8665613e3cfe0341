import Testing
import TouchKit

@testable import Screens

/// Whatever fingers do to the phone's screens, nothing is left behind.
@Suite struct PhoneMonkeyTests {
  @Test(arguments: ScreenName.all)
  func `After a storm every touch has ended once and nothing is held`(screen: String) throws {
    let storm = try PhoneMonkey("compact", screen: screen)
    storm.run(3000, seed: 7)
    #expect(storm.seen > 50)
    #expect(storm.finish() == [])
  }

  @Test(arguments: 1...21 as ClosedRange<UInt64>)
  func `Ids are unique after every input of a storm of taps`(seed: UInt64) throws {
    var storm = try TapMonkey(seed: seed)
    #expect(storm.run(30) == [])
  }

  @Test func `A storm of inputs that cannot be does no harm`() throws {
    let storm = try PhoneMonkey("classic")
    storm.runMalformed(5000, seed: 3)
    #expect(storm.finish() == [])
  }

  @Test func `The same storm ends in the same tree, picture and log`() throws {
    let storms = try [PhoneMonkey("modern"), PhoneMonkey("modern")]
    for storm in storms { storm.run(3000, seed: 11) }
    #expect(storms[0].tester.tree == storms[1].tester.tree)
    #expect(storms[0].tester.stage.frame() == storms[1].tester.stage.frame())
    #expect(storms[0].tester.log() == storms[1].tester.log())
  }
}
