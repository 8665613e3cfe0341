import Files
import GtkPaint
import JSON
import MotionStudy
import Rehearsal
import Screens
import TestSupport
import Testing
import TouchKit

@testable import Reviews

/// Films as tiles, read as the page reads them.
@Suite struct TileFilmTests {
  /// Reads a film by its format alone.
  private struct Player {
    var columns: [Int] = []
    var height = 0
    var frames: [[Int]] = []

    init(_ bytes: [UInt8]) {
      var place = 0
      func word() -> Int {
        defer { place += 4 }
        return (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << ($1 * 8) }
      }
      func varint() -> Int {
        var (value, shift) = (0, 0)
        while true {
          let byte = Int(bytes[place])
          place += 1
          value |= (byte & 0x7F) << shift
          shift += 7
          if byte < 0x80 { return value }
        }
      }
      let count = word()
      height = word()
      let samples = word()
      columns = (0..<count).map { _ in word() }
      var numbers = [Int](repeating: -1, count: count * height)
      for _ in 0..<samples {
        let length = varint()
        let end = place + length
        var (at, previous) = (0, -1)
        while place < end {
          at += varint()
          for _ in 0..<varint() {
            let step = varint()
            previous += 1 + (step & 1 == 0 ? step >> 1 : -(step >> 1) - 1)
            numbers[at] = previous
            at += 1
          }
        }
        frames.append(numbers)
      }
      #expect(place == bytes.count)
    }

    /// The pixels of a frame as RGBA.
    func picture(_ index: Int, _ store: TileStore) -> PixelBuffer {
      let widths = columns.map { store.sizes[$0].width }
      let width = widths.reduce(0, +)
      var bytes = [UInt8](repeating: 255, count: width * height * 4)
      var x = 0
      for (column, kind) in columns.enumerated() {
        let rgb = store.rgb(ofKind: kind)
        for y in 0..<height {
          let tile = frames[index][column * height + y] * widths[column] * 3
          for pixel in 0..<widths[column] {
            for channel in 0..<3 {
              bytes[(y * width + x + pixel) * 4 + channel] = rgb[tile + pixel * 3 + channel]
            }
          }
        }
        x += widths[column]
      }
      return PixelBuffer(width: width, height: height, bytes: bytes)
    }
  }

  private func film(
    _ frames: [PixelBuffer?], in store: TileStore
  ) throws -> TileFilm {
    let first = try #require(frames.first ?? nil)
    var film = TileFilm(width: first.width, height: first.height, in: store)
    for frame in frames {
      guard let frame else {
        film.append(nil)
        continue
      }
      // As Cairo holds it, with anything for alpha.
      var bytes: [UInt8] = []
      for i in stride(from: 0, to: frame.bytes.count, by: 4) {
        bytes += [frame.bytes[i + 2], frame.bytes[i + 1], frame.bytes[i], UInt8(i & 255)]
      }
      bytes.withUnsafeBytes { buffer in
        guard let start = buffer.baseAddress else { return }
        film.append(
          OpaqueFrame(
            bytes: start, width: frame.width, height: frame.height, stride: frame.width * 4))
      }
    }
    return film
  }

  @Test(arguments: [(40, 30), (1, 1), (3, 5), (5, 2), (7, 3)])
  func `Every frame comes back, of two films in one store`(width: Int, height: Int) throws {
    var dice = SeededRandom(seed: UInt64(width))
    var picture = PixelBuffer(width: width, height: height)
    for y in 0..<height { for x in 0..<width { picture[x, y] = Pixel(red: 9, green: 8, blue: 7) } }
    var frames: [PixelBuffer?] = [picture]
    for _ in 0..<30 {
      if Bool.random(using: &dice) { frames.append(nil) }
      let (x, y) = (
        Int.random(in: 0..<width, using: &dice), Int.random(in: 0..<height, using: &dice)
      )
      picture[x, y] = Pixel(red: UInt8.random(in: 0...3, using: &dice), green: 1, blue: 2)
      frames.append(picture)
    }
    let store = TileStore()
    for shown in [frames, frames.reversed().drop { $0 == nil }.map { $0 }] {
      let player = Player(try film(shown, in: store).bytes)
      #expect(player.frames.count == shown.count)
      var last: PixelBuffer?
      for (index, frame) in shown.enumerated() {
        last = frame ?? last
        #expect(player.picture(index, store) == last, "frame \(index)")
      }
    }
  }

  @Test func `What has moved by whole pixels is no new tile`() throws {
    var rows = PixelBuffer(width: 16, height: 12)
    for y in 0..<12 {
      for x in 0..<16 { rows[x, y] = Pixel(red: UInt8(y), green: UInt8(x), blue: 0) }
    }
    var moved = rows
    for y in 0..<11 { for x in 0..<16 { moved[x, y] = rows[x, y + 1] } }
    let store = TileStore()
    let player = Player(try film([rows, moved, rows], in: store).bytes)
    #expect(store.sizes.map(\.count) == [48])
    #expect(player.picture(1, store) == moved && player.picture(2, store) == rows)
  }

  @Test func `The film of a take has the frames that are painted at its times`() throws {
    let fonts = try Fonts()
    let start = StartState(usualOf: phone)
    let inputs = [
      Input(.touch(finger: 1, phase: .began, at: Point(160, 10)), at: .milliseconds(50)),
      Input(.touch(finger: 1, phase: .ended, at: Point(160, 10)), at: .milliseconds(80)),
    ]
    let take = ReviewTake(
      path: "a", title: "a tap",
      recording: Recording(start: start, inputs: inputs, end: .milliseconds(500)),
      variants: [
        ReviewTake.Variant(
          compared: Review.Compared(take: "a"), label: "A", start: start, words: "a",
          range: .milliseconds(33)...Time.milliseconds(433))
      ])
    let store = TileStore()
    let made = try ReviewFilm.play(
      take.variants[0], of: take, phone, fonts: fonts, scale: 1, in: store
    ) { _ in }
    let player = Player(made.film)
    #expect(made.frames == 24 && player.frames.count == 24)
    let measurer = PangoMeasurer(fonts: fonts)
    let run = Run(phone, take.recording, measurer: measurer)
    for index in [0, 1, 5, 11, 23] {
      let time = Time.milliseconds(33) + SampleTimes.perSecond(60)[index]
      let stage = run.state(at: time)
      let painter = Painter(measurer: measurer)
      let wanted = try painter.pixels(
        painter.scene(stage.frame(), size: stage.screenSize, scale: 1)
      ).pixelBuffer
      #expect(player.picture(index, store) == wanted, "frame \(index)")
      #expect(ReviewFilm.sample(of: time, in: take.variants[0].range) == time)
      #expect(
        ReviewFilm.sample(of: time + .milliseconds(16), in: take.variants[0].range) == time)
    }
    let data = try JSONReader.parse(made.data)
    #expect(data["views"] != nil && data["tracks"] != nil && data["log"] != nil)
  }
}
