import JSON

/// The first 33 bytes of a PNG file, which show what it holds before anything is decoded.
package struct PNGHeader: Equatable, Sendable {
  package let width: Int
  package let height: Int
  /// Bits a channel, or bits an index with a palette.
  package let bitDepth: Int
  package let colorType: ColorType
  package let isInterlaced: Bool

  /// The numbers are those of the PNG standard.
  package enum ColorType: UInt8, Equatable, Sendable {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }

    var bitDepths: [Int] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .grayAlpha, .rgba: [8, 16]
      }
    }
  }

  /// The largest width and the largest height that are read.
  package static var mostSide: Int { 8192 }
  /// The most pixels that are read.
  package static var mostPixels: Int { 16 << 20 }
  /// The largest file that is read, in bytes.
  package static var mostBytes: Int { 64 << 20 }

  /// Reads the header of `file` and refuses a file that should not be decoded.
  package init(_ file: [UInt8]) throws(Problem) {
    guard file.count <= PNGHeader.mostBytes else {
      throw Problem(
        what: "the PNG has \(file.count) bytes",
        remedy: "at most \(PNGHeader.mostBytes) are allowed")
    }
    guard file.starts(with: PNGHeader.signature) else {
      throw Problem(
        what: file.isEmpty ? "the file is empty" : "this is not a PNG file",
        remedy: "use the path of a PNG file")
    }
    guard file.count >= 33 else {
      throw Problem(what: "the PNG's header is not complete", remedy: "save the PNG again")
    }
    func number(_ at: Int) -> Int { file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    guard number(8) == 13, file[12..<16].elementsEqual("IHDR".utf8) else {
      throw Problem(what: "the PNG does not start with its header", remedy: "save the PNG again")
    }
    guard let colorType = ColorType(rawValue: file[25]),
      colorType.bitDepths.contains(Int(file[24])), file[26] == 0, file[27] == 0, file[28] <= 1
    else {
      throw Problem(
        what: "the PNG has a pixel format that is not in the standard",
        remedy: "save the PNG again")
    }
    width = number(16)
    height = number(20)
    bitDepth = Int(file[24])
    self.colorType = colorType
    isInterlaced = file[28] == 1
    try checkSize(fileCount: file.count)
  }

  static var signature: [UInt8] { [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] }

  private func checkSize(fileCount: Int) throws(Problem) {
    let most = PNGHeader.mostSide
    guard (1...most).contains(width), (1...most).contains(height),
      width * height <= PNGHeader.mostPixels
    else {
      throw Problem(
        what: "the size in the PNG's header is \(width) x \(height) pixels",
        remedy:
          "each side can have 1 to \(most) pixels, and the picture at most \(PNGHeader.mostPixels)")
    }
    // Deflate packs at best 1032 bytes into one: a shorter file cannot hold its pixels, and no memory is needed to find
    // out.
    let rowBytes = (width * bitDepth * colorType.channels + 7) / 8
    guard height * rowBytes / 1032 <= fileCount else {
      throw Problem(
        what:
          "the size in the PNG's header is \(width) x \(height) pixels, which \(fileCount) bytes can't hold",
        remedy: "save the PNG again")
    }
  }
}
