import Testing
import TouchKit

@testable import Screens

/// What the rows SB-08 … SB-13 look like.
@Suite struct BannerPixelsTests {
  private static let blue: UInt32 = 0x007AFF

  private func phone(_ tuning: String, _ members: [Payload.Member]) throws -> PhoneTester {
    let tester = try PhoneTester(tuning: tuning)
    tester.send(
      .custom(
        "notify",
        .object(
          [
            .init("title", .string("Title")), .init("message", .string("message")),
            .init("icon", .string("mail")),
          ] + members)))
    return tester
  }

  @Test func `SB-11: the bar is 0, 122, 255 from edge to edge`() throws {
    let tester = try phone("classic", [])
    tester.at(500)
    let pixels = try tester.pixels(scale: 1)
    for x in [0, 4, 319] {
      #expect(pixels.column(x)[0..<88].allSatisfy { $0 == BannerPixelsTests.blue }, "\(x)")
      #expect(pixels[x, 88] != BannerPixelsTests.blue)
    }
    withExtendedLifetime(tester) {}
  }

  @Test func `SB-08: half-way in its lower half is on the screen`() throws {
    let tester = try phone("classic", [])
    tester.at(250)
    let pixels = try tester.pixels(scale: 1)
    #expect(pixels.column(2)[0..<44].allSatisfy { $0 == BannerPixelsTests.blue })
    #expect(pixels[2, 44] != BannerPixelsTests.blue)
    withExtendedLifetime(tester) {}
  }

  @Test func `SB-13: picture, words and cross are painted where they lie`() throws {
    let tester = try phone("classic", [])
    tester.at(500)
    let pixels = try tester.pixels(scale: 1)
    /// The columns of the bar in which anything is drawn.
    let inked = (0..<320).filter { x in
      pixels.column(x)[0..<88].contains { $0 != BannerPixelsTests.blue }
    }
    #expect(inked.allSatisfy { (8..<65).contains($0) || (73..<272).contains($0) || $0 >= 280 })
    #expect(inked.contains { $0 < 65 } && inked.contains { $0 >= 280 })
    #expect((inked.first { $0 >= 73 } ?? 0) <= 75)
    #expect((inked.last ?? 0) < 312)
    // Nothing within 8 of the lower edge, and black words.
    for x in 0..<320 {
      #expect(pixels.column(x)[80..<88].allSatisfy { $0 == BannerPixelsTests.blue }, "\(x)")
    }
    #expect((73..<272).contains { pixels.column($0)[0..<88].contains(0) })
    withExtendedLifetime(tester) {}
  }

  @Test(arguments: ["classic", "default"])
  func `SB-10: each style looks like no other, and ends with nothing`(tuning: String) throws {
    var pictures: [[UInt8]] = []
    for style in Notification.HideStyle.allCases {
      let tester = try phone(
        tuning,
        [
          .init("hideStyle", .string(style.rawValue)), .init("showDuration", .number(100)),
          .init("duration", .number(1000)), .init("hideDuration", .number(400)),
        ])
      tester.at(1090)
      let flat = try tester.pixels(scale: 1).rows(0..<200)
      tester.at(1300)
      let bent = try tester.pixels(scale: 1).rows(0..<200)
      #expect(bent != flat, "\(style)")
      #expect(!pictures.contains(bent), "\(style)")
      pictures.append(bent)
      tester.at(1501)
      let plain = try PhoneTester(tuning: tuning)
      plain.at(1501)
      #expect(try tester.pixels(scale: 1).rows(0..<480) == plain.pixels(scale: 1).rows(0..<480))
      withExtendedLifetime((tester, plain)) {}
    }
  }

  @Test func `The back of a curl is paper through which the print hardly shines`() throws {
    let tester = try phone(
      "classic",
      [
        .init("hideStyle", .string("curl-up")), .init("showDuration", .number(100)),
        .init("duration", .number(1000)), .init("hideDuration", .number(400)),
      ])
    tester.at(1300)
    let pixels = try tester.pixels(scale: 2)
    var blacks = 0
    // The roll is the part above the paper's lower end; black print is there on the front alone.
    let column = pixels.column(4)
    let end = try #require(column.lastIndex { $0 & 0xFF > 0xA0 && $0 >> 16 < 0x40 })
    for x in 0..<640 {
      blacks += pixels.column(x, end - 16..<end - 4).count { $0 & 0xFF < 0x40 }
    }
    #expect(end > 20 && end < 176)
    #expect(blacks == 0)
    withExtendedLifetime(tester) {}
  }
}
