import TestSupport
import Testing

@testable import Files
@testable import JSON

@Suite struct HostileFilesLong {
  @Test func `10,000 damaged PNGs are read or refused`() throws {
    let sources = [
      PNG.encode(TestFrame(width: 24, height: 20, seed: 1).picture),
      PNG.encode(PixelBuffer(width: 64, height: 64)),
      TestPNG(
        width: 2, height: 2, depth: 8, type: 3, interlaced: true,
        before: [
          .init(type: "PLTE", content: [1, 2, 3, 4, 5, 6]), .init(type: "tRNS", content: [77]),
          .init(type: "gAMA", content: [0, 0, 0x80, 0]),
          .init(type: "tEXt", content: Array("a\0b".utf8)),
        ], rows: [0, 1, 0, 0, 0, 1, 0]
      ).file,
    ]
    var dice = SeededRandom(seed: 42)
    var decoded = 0
    for i in 0..<10_000 {
      var file = sources[i % sources.count]
      for _ in 0...Int.random(in: 0..<4, using: &dice) {
        let at = Int.random(in: 0..<file.count, using: &dice)
        switch Int.random(in: 0..<4, using: &dice) {
        case 0: file[at] = UInt8(truncatingIfNeeded: dice.next())
        case 1: file[at] ^= 1 << UInt8.random(in: 0..<8, using: &dice)
        case 2: file.removeSubrange(at..<min(file.count, at + 1 + at % 5))
        default: file.insert(contentsOf: file[(at / 2)..<at], at: at)
        }
        if file.isEmpty { break }
      }
      // With checksums that fit, the damage gets past them.
      if i % 2 == 0 { repairChecksums(&file) }
      if (try? PNG.decode(file)) != nil { decoded += 1 }
    }
    #expect(decoded > 100)
    #expect(decoded < 8000)
  }

  @Test func `10,000 damaged JSON files are read or refused`() {
    let source = Array(
      #"{"scenario": 1, "steps": [{"tap": "a"}, {"wait": 1.5e2}, "\u00e9\ud83d\ude00é"], "x": null}"#
        .utf8)
    var dice = SeededRandom(seed: 43)
    for _ in 0..<10_000 {
      var file = source
      for _ in 0...Int.random(in: 0..<4, using: &dice) {
        let at = Int.random(in: 0..<file.count, using: &dice)
        switch Int.random(in: 0..<3, using: &dice) {
        case 0: file[at] = UInt8(truncatingIfNeeded: dice.next())
        case 1: file.remove(at: at)
        default: file.insert(contentsOf: file[(at / 2)..<at], at: at)
        }
      }
      guard let value = try? JSONReader.parse(file, allowComments: true) else { continue }
      var writer = JSONWriter()
      writer.value(value)
      var again = JSONWriter()
      again.value((try? JSONReader.parse(writer.bytes)) ?? value)
      #expect(again.bytes == writer.bytes)
    }
  }

  @Test func `30 bombs are refused`() throws {
    var bombs: [(name: String, file: [UInt8])] = []
    func add(_ name: String, _ file: [UInt8]) { bombs.append((name, file)) }
    let pixel = TestPNG(width: 1, height: 1, depth: 8, type: 0, rows: [0, 7]).chunks
    func add(_ name: String, before chunks: [TestPNG.Chunk]) {
      add(name, TestPNG([pixel[0]] + chunks + pixel[1...]).file)
    }

    let giants = [
      (0, 1), (1, 0), (8193, 1), (1, 8193), (8192, 8192), (4097, 4096), (1 << 31 - 1, 1 << 31 - 1),
      (1 << 31 - 1, 1), (1 << 32 - 1, 1 << 32 - 1), (65536, 65536), (8192, 2049),
    ]
    for (width, height) in giants {
      add(
        "\(width) x \(height)",
        TestPNG([TestPNG.header(width, height, 8, 6)] + pixel[1...]).file)
    }
    for type: UInt8 in [0, 2, 4, 6] {
      add(
        "4096 x 4096 in no bytes",
        TestPNG([TestPNG.header(4096, 4096, 16, type)] + pixel[1...]).file)
    }
    // The pixels of a picture that is not there: 4 MB of zeros in 4 kB.
    let zeros = try #require(TestPNG(PNG.encode(PixelBuffer(width: 1024, height: 1024))))
      .chunks[1].content
    add("too few pixels", TestPNG([TestPNG.header(1024, 1025, 8, 6), zeros.chunk("IDAT")]).file)
    add("no end", TestPNG([TestPNG.header(1024, 1024, 8, 6), zeros.chunk("IDAT")]).file)
    add("a second header", before: [pixel[0]])
    add("a palette too long", before: [[UInt8](repeating: 0, count: 771).chunk("PLTE")])
    add("a palette cut short", before: [[1, 2].chunk("PLTE")])
    add("an empty palette", before: [[].chunk("PLTE")])
    add("no palette", TestPNG(width: 1, height: 1, depth: 8, type: 3, rows: [0, 0]).file)
    add("noise for pixels", TestPNG([pixel[0], [1, 2, 3, 4].chunk("IDAT"), pixel[2]]).file)
    add("an unknown filter", TestPNG(width: 1, height: 1, depth: 8, type: 0, rows: [9, 7]).file)
    add("an unknown critical chunk", before: [[1].chunk("ABCD")])
    add("a chunk without letters", before: [[1].chunk("\u{1}\u{2}\u{3}\u{4}")])
    add("no pixels at all", TestPNG([pixel[0], pixel[2]]).file)
    add("an end with content", TestPNG([pixel[0], pixel[1], [1].chunk("IEND")]).file)
    var long = TestPNG(pixel).file
    long.replaceSubrange(33..<37, with: [0x7F, 0xFF, 0xFF, 0xFF])
    add("a chunk of two gigabytes", long)
    long.replaceSubrange(33..<37, with: [0xFF, 0xFF, 0xFF, 0xFF])
    add("a chunk of four gigabytes", long)

    #expect(bombs.count == 30)
    for bomb in bombs {
      #expect(throws: Problem.self, "\(bomb.name)") { try PNG.decode(bomb.file) }
    }
  }

  @Test func `What swells beside the pixels is not swollen`() throws {
    let pixel = TestPNG(width: 1, height: 1, depth: 8, type: 0, rows: [0, 7]).chunks
    let zeros = try #require(TestPNG(PNG.encode(PixelBuffer(width: 4096, height: 4096))))
      .chunks[1].content
    let swelling: [[TestPNG.Chunk]] = [
      [(Array("p\0\0".utf8) + zeros).chunk("iCCP")], [(Array("k\0\0".utf8) + zeros).chunk("zTXt")],
      [(Array("k\0\u{1}\0\0\0".utf8) + zeros).chunk("iTXt")],
      Array(repeating: Array("key\0value".utf8).chunk("tEXt"), count: 20_000),
    ]
    for chunks in swelling {
      let file = TestPNG([pixel[0]] + chunks + pixel[1...]).file
      // Refused or read without them: both are right, and neither takes the 64 MB.
      if let picture = try? PNG.decode(file) { #expect(picture.bytes == [7, 7, 7, 255]) }
    }
  }

  private func repairChecksums(_ file: inout [UInt8]) {
    var i = 8
    while i + 12 <= file.count {
      let count = Int(file.bigEndian(at: i, bytes: 4))
      guard i + 12 + count <= file.count else { return }
      var sum: [UInt8] = []
      sum.appendBigEndian(Int(crc(Array(file[(i + 4)..<(i + 8 + count)]))), bytes: 4)
      file.replaceSubrange((i + 8 + count)..<(i + 12 + count), with: sum)
      i += 12 + count
    }
  }
}

extension [UInt8] {
  fileprivate func chunk(_ type: String) -> TestPNG.Chunk {
    TestPNG.Chunk(type: type, content: self)
  }
}
