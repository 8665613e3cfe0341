import TestSupport
import Testing

@testable import Files

@Suite struct PixelBufferTests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func `SHA-256 agrees with the standard's examples`(text: String, hash: String) {
    #expect(SHA256.hex(of: Array(text.utf8)) == hash)
  }

  @Test func `SHA-256 agrees on a million letters`() {
    let hash = "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    #expect(SHA256.hex(of: [UInt8](repeating: 0x61, count: 1_000_000)) == hash)
  }

  @Test func `The processor's SHA-256 is GLib's at every length and cut`() {
    var dice = SeededRandom(seed: 1)
    for count in 0..<260 {
      let bytes = (0..<count).map { _ in UInt8(truncatingIfNeeded: dice.next()) }
      let cut = count == 0 ? 0 : Int.random(in: 0...count, using: &dice)
      let hashes = [true, false].map { onHardware in
        SHA256.hex(
          ofParts: { add in
            bytes[..<cut].withUnsafeBytes { add($0) }
            bytes[cut...].withUnsafeBytes { add($0) }
          }, onHardware: onHardware)
      }
      #expect(hashes[0] == hashes[1], "\(count) bytes cut at \(cut)")
    }
  }

  @Test func `The hash is over width, height and bytes`() {
    let bytes: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8]
    let wide = PixelBuffer(width: 2, height: 1, bytes: bytes)
    let high = PixelBuffer(width: 1, height: 2, bytes: bytes)
    #expect(wide.sha256 == SHA256.hex(of: [2, 0, 0, 0, 1, 0, 0, 0] + bytes))
    #expect(wide.sha256 != high.sha256)
  }

  @Test func `Cairo's pixels become straight ones`() {
    // Premultiplied blue, green, red, alpha, with a gap of four bytes behind each row.
    let source: [UInt8] = [
      10, 20, 30, 255, 0, 0, 64, 128, 9, 9, 9, 9, 0, 0, 0, 0, 1, 1, 1, 1, 9, 9, 9, 9,
    ]
    let picture = source.withUnsafeBytes {
      PixelBuffer(premultipliedARGB: $0.baseAddress!, width: 2, height: 2, stride: 12)
    }
    #expect(
      picture.bytes == [30, 20, 10, 255, 128, 0, 0, 128, 0, 0, 0, 0, 255, 255, 255, 1])
    #expect(!picture.isOpaque)
  }

  @Test func `A pixel is read where it was written`() {
    var picture = PixelBuffer(width: 3, height: 2)
    picture[2, 1] = Pixel(red: 1, green: 2, blue: 3, alpha: 4)
    #expect(picture[2, 1] == Pixel(red: 1, green: 2, blue: 3, alpha: 4))
    #expect(picture.bytes.suffix(4) == [1, 2, 3, 4])
    #expect(picture[1, 1] == Pixel(red: 0, green: 0, blue: 0, alpha: 0))
  }
}
