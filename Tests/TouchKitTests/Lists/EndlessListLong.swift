import Testing
import TouchKit

@Suite struct EndlessListLong {
  @Test(arguments: [11, 12, 13, 14, 15, 16, 17, 18] as [UInt64])
  func `DL-03: no visible row moves but by the finger, on any of 200,000 frames`(seed: UInt64) {
    let rows = [30, 1000, 36_525, 3_652_059][Int(seed % 4)]
    let list = EndlessListTester(rows: rows)
    #expect(list.play(frames: 25_000, seed: seed) == nil)
    #expect(list.mostLive <= 3 * 11)
    withExtendedLifetime(list) {}
  }
}
