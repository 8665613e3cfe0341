import TestSupport
import Testing

@testable import Files
@testable import JSON

@Suite struct PNGTests {
  @Test(arguments: [(1, 1), (7, 5), (64, 33), (300, 200)])
  func `What is encoded is decoded to the same pixels`(width: Int, height: Int) throws {
    let opaque = TestFrame(width: width, height: height, seed: 3).picture
    var clear = opaque
    clear[0, 0] = Pixel(red: 9, green: 8, blue: 7, alpha: 6)
    for picture in [opaque, clear, PixelBuffer(width: width, height: height)] {
      let file = PNG.encode(picture)
      #expect(try PNG.decode(file) == picture)
      #expect(PNG.encode(picture) == file)
      let parts = try #require(TestPNG(file))
      #expect(parts.chunks.map(\.type) == ["IHDR", "IDAT", "IEND"])
      #expect(try PNGHeader(file).colorType == (picture.isOpaque ? .rgb : .rgba))
    }
  }

  @Test func `A gradient is filtered and stays small`() throws {
    var picture = PixelBuffer(width: 256, height: 256)
    for y in 0..<256 {
      for x in 0..<256 {
        picture[x, y] = Pixel(red: UInt8(x), green: UInt8(y), blue: UInt8((x + y) / 2))
      }
    }
    let file = PNG.encode(picture)
    #expect(try PNG.decode(file) == picture)
    #expect(file.count < 8000)
  }

  /// The pixels of each kind by the standard; two pixels in one row.
  @Test(
    arguments: [
      (1, 0, [], [0b1000_0000], [255, 255, 255, 255, 0, 0, 0, 255]),
      (2, 0, [], [0b0111_0000], [85, 85, 85, 255, 255, 255, 255, 255]),
      (4, 0, [], [0x1F], [17, 17, 17, 255, 255, 255, 255, 255]),
      (8, 0, [], [7, 200], [7, 7, 7, 255, 200, 200, 200, 255]),
      (16, 0, [], [0xFF, 0xFF, 0x80, 0x80], [255, 255, 255, 255, 128, 128, 128, 255]),
      (8, 2, [], [1, 2, 3, 4, 5, 6], [1, 2, 3, 255, 4, 5, 6, 255]),
      (
        16, 2, [], [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6], [1, 2, 3, 255, 4, 5, 6, 255]
      ),
      (8, 4, [], [7, 9, 200, 0], [7, 7, 7, 9, 200, 200, 200, 0]),
      (16, 4, [], [7, 7, 9, 9, 8, 8, 0, 0], [7, 7, 7, 9, 8, 8, 8, 0]),
      (8, 6, [], [1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4, 5, 6, 7, 8]),
      (
        16, 6, [], [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8], [1, 2, 3, 4, 5, 6, 7, 8]
      ),
      (
        8, 3, [("PLTE", [1, 2, 3, 4, 5, 6]), ("tRNS", [77])], [1, 0], [4, 5, 6, 255, 1, 2, 3, 77]
      ),
      (1, 3, [("PLTE", [1, 2, 3, 4, 5, 6])], [0b0100_0000], [1, 2, 3, 255, 4, 5, 6, 255]),
      (8, 0, [("tRNS", [0, 7])], [7, 8], [7, 7, 7, 0, 8, 8, 8, 255]),
    ] as [(UInt8, UInt8, [(String, [UInt8])], [UInt8], [UInt8])])
  func `Every kind of PNG is read`(
    depth: UInt8, type: UInt8, before: [(String, [UInt8])], row: [UInt8], pixels: [UInt8]
  ) throws {
    let png = TestPNG(
      width: 2, height: 1, depth: depth, type: type,
      before: before.map { TestPNG.Chunk(type: $0.0, content: $0.1) }, rows: [0] + row)
    #expect(try PNG.decode(png.file) == PixelBuffer(width: 2, height: 1, bytes: pixels))
  }

  @Test func `An interlaced PNG is read`() throws {
    // Adam7 of 2 x 2: pass 1 holds (0,0), pass 6 holds (1,0), pass 7 the second row.
    let png = TestPNG(
      width: 2, height: 2, depth: 8, type: 0, interlaced: true, rows: [0, 1, 0, 2, 0, 3, 4])
    #expect(
      try PNG.decode(png.file).bytes == [1, 1, 1, 255, 2, 2, 2, 255, 3, 3, 3, 255, 4, 4, 4, 255])
  }

  @Test func `Pixels of more than four megabytes in one chunk are read`() throws {
    var dice = SeededRandom(seed: 4)
    let bytes = (0..<(1200 * 1000 * 4)).map { i in
      i % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: dice.next())
    }
    // The bytes are noise, so they do not get smaller.
    var rows: [UInt8] = []
    for y in 0..<1000 { rows += [0] + bytes[(y * 4800)..<((y + 1) * 4800)] }
    let png = TestPNG(width: 1200, height: 1000, depth: 8, type: 6, rows: rows)
    #expect(try PNG.decode(png.file).bytes == bytes)
  }

  @Test func `The header is judged before anything is decoded`() throws {
    let good = PNG.encode(PixelBuffer(width: 4, height: 4))
    let header = try PNGHeader(good)
    #expect(header.width == 4 && header.height == 4 && header.bitDepth == 8)
    #expect(header.colorType == .rgba && !header.isInterlaced)
    check([], "the file is empty")
    check(Array("GIF89a".utf8), "this is not a PNG file")
    check(Array(good.prefix(8)), "the PNG's header is not complete")
    check(Array(good.prefix(32)), "the PNG's header is not complete")
    check(Array(good.prefix(33)), "the end of the PNG is missing;")
    check(changed(good, 12, 0x4A), "the PNG does not start with its header")
    check(changed(good, 11, 12), "the PNG does not start with its header")
    for (at, value) in [(24, 3), (24, 1), (25, 1), (25, 7), (26, 1), (27, 1), (28, 2)] {
      check(changed(good, at, UInt8(value)), "the PNG has a pixel format")
    }
    check(changed(good, 19, 5), "the PNG is damaged (invalid chunk checksum")
    check([UInt8](repeating: 0, count: PNGHeader.mostBytes + 1), "the PNG has 67108865 bytes")
  }

  @Test func `A PNG cut anywhere is refused`() throws {
    let file = PNG.encode(TestFrame(width: 20, height: 20, seed: 1).picture)
    for count in file.indices {
      #expect(throws: Problem.self, "\(count) bytes") { try PNG.decode(Array(file[..<count])) }
    }
    do {
      _ = try PNG.decode(Array(file.dropLast()), path: "a.png")
    } catch {
      #expect(error.description.hasPrefix("a.png: the end of the PNG is missing; save"))
      #expect(error.kind == .usage)
    }
  }

  private func check(
    _ file: [UInt8], _ message: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = problem { () throws(Problem) in _ = try PNG.decode(file) }?.description
    #expect(found?.hasPrefix(message) == true, "\(found ?? "")", sourceLocation: sourceLocation)
  }

  private func changed(_ file: [UInt8], _ at: Int, _ value: UInt8) -> [UInt8] {
    var copy = file
    copy[at] = value
    return copy
  }
}
