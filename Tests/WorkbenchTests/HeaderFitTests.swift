import Testing

@testable import Workbench

@Suite struct HeaderFitTests {
  /// A window's controls, of which those at the start are none; buttons of 30 with words of 50, of three ranks; the title.
  private let fit = HeaderFit(parts: [
    .init(least: 0, natural: 0), .init(least: 30, natural: 80),
    .init(least: 30, natural: 80, rank: 3),
    .init(least: 40, natural: 200, isTitle: true),
    .init(least: 30, natural: 80, rank: 2), .init(least: 30, natural: 30, rank: 1),
    .init(least: 60, natural: 60),
  ])

  private func widths(_ width: Int) -> [Int?] { fit.places(in: width).map { $0?.width } }

  @Test func `The least width is that of the icons that stay, the natural one that of all`() {
    #expect(fit.least == 30 + 4 + 60)
    #expect(fit.natural == 80 + 80 + 200 + 80 + 30 + 60 + 5 * 6)
  }

  @Test func `With room for all each part has its natural width`() {
    #expect(widths(fit.natural) == [0, 80, 80, 200, 80, 30, 60])
  }

  @Test
  func `Words are left out before buttons, the last ones first, and the title keeps its room`() {
    #expect(widths(fit.natural - 50) == [0, 80, 80, 150, 80, 30, 60])
    #expect(widths(fit.natural - 51) == [0, 80, 80, 199, 30, 30, 60])
    #expect(widths(fit.natural - 150) == [0, 80, 30, 150, 30, 30, 60])
    #expect(widths(fit.natural - 151) == [0, 30, 30, 199, 30, 30, 60])
  }

  @Test func `A title that would say nothing goes`() {
    let icons = 30 * 4 + 60 + 4 * 6
    #expect(widths(icons + 6 + 64) == [0, 30, 30, 64, 30, 30, 60])
    #expect(widths(icons + 6 + 63) == [0, 30, 30, nil, 30, 30, 60])
    var short = fit
    short.parts[3].natural = 40
    #expect(short.places(in: icons + 6 + 40)[3]?.width == 40)
    #expect(short.places(in: icons + 6 + 39)[3] == nil)
  }

  @Test func `Buttons are left out by their rank, the highest first, and those of none stay`() {
    let icons = 30 * 4 + 60 + 4 * 6
    #expect(widths(icons) == [0, 30, 30, nil, 30, 30, 60])
    #expect(widths(icons - 1) == [0, 30, nil, nil, 30, 30, 60])
    #expect(widths(icons - 36) == [0, 30, nil, nil, 30, 30, 60])
    #expect(widths(icons - 37) == [0, 30, nil, nil, nil, 30, 60])
    #expect(widths(fit.least) == [0, 30, nil, nil, nil, nil, 60])
    #expect(widths(1) == [0, 30, nil, nil, nil, nil, 60])
  }

  @Test func `Of two buttons of a rank the first goes first`() {
    let fit = HeaderFit(parts: [
      .init(least: 30, natural: 30, rank: 1), .init(least: 31, natural: 31, rank: 1),
    ])
    #expect(fit.places(in: 40).map { $0?.width } == [nil, 31])
  }

  @Test func `Parts stand from both ends, with gaps, and the title in the middle`() {
    #expect(
      fit.places(in: 700).map { $0?.x } == [
        0, 0, 86, (700 - 200) / 2, 700 - 60 - 36 - 86, 700 - 60 - 36, 700 - 60,
      ])
    #expect(fit.places(in: fit.natural).map { $0?.x } == [0, 0, 86, 172, 378, 464, 500])
  }

  @Test func `A part that is left out leaves no gap`() {
    #expect(fit.places(in: fit.least).map { $0?.x } == [0, 0, nil, nil, nil, nil, 34])
  }

  @Test func `Gaps are smaller only if there is no room for what stays`() {
    #expect(fit.places(in: 30 + 6 + 60).last??.x == 36)
    #expect(fit.places(in: 30 + 5 + 60).last??.x == 35)
    #expect(fit.places(in: fit.least).last??.x == 34)
  }

  @Test(arguments: 0...900) func `No two parts lie over each other if there is room`(width: Int) {
    let places = fit.places(in: width).compactMap(\.self)
    guard width >= fit.least else { return }
    for (place, next) in zip(places, places.dropFirst()) where place.width > 0 {
      let gap = width < 30 + HeaderFit.gap + 60 ? HeaderFit.leastGap : HeaderFit.gap
      #expect(place.x + place.width + gap <= next.x)
    }
    #expect(places.allSatisfy { $0.x >= 0 && $0.x + $0.width <= width })
  }
}
