import CFiles
import JSON

/// PNG files.
package enum PNG {
  /// The pixels of a file of any PNG kind, as 8-bit RGBA from the top. Colour profiles and gamma are left aside.
  package static func pixels(
    of file: [UInt8], path: String? = nil
  ) throws(Problem) -> (width: Int, height: Int, bytes: [UInt8]) {
    let header: PNGHeader
    do throws(Problem) {
      header = try PNGHeader(file)
      try checkEnd(file)
    } catch {
      throw error.inFile(path)
    }
    let count = header.width * header.height * 4
    var failure: CInt = 0
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
      file.withUnsafeBufferPointer { source in
        guard let from = source.baseAddress, let to = target.baseAddress else { return }
        failure = dp_png_decode(from, source.count, UInt32(PNGHeader.mostSide), to, count)
      }
      initialized = failure == 0 ? count : 0
    }
    guard failure == 0 else {
      throw Problem(
        file: path, what: "the PNG is damaged (\(String(cString: dp_png_error_text(failure))))",
        remedy: "save the PNG again")
    }
    return (header.width, header.height, pixels)
  }

  /// Refuses a file without its last chunk: libspng accepts a last chunk that is cut short.
  private static func checkEnd(_ file: [UInt8]) throws(Problem) {
    var i = PNGHeader.signature.count
    while i + 12 <= file.count {
      let count = file[i..<(i + 4)].reduce(0) { $0 << 8 | Int($1) }
      if file[(i + 4)..<(i + 8)].elementsEqual("IEND".utf8) { return }
      i += 12 + count
    }
    throw Problem(what: "the end of the PNG is missing", remedy: "save the PNG again")
  }
}
