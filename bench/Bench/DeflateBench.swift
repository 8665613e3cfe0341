import Files
import GtkPaint

/// Measures writing a frame of the inbox on `modern` at scale 2 as a PNG file, by our deflate and by zlib.
struct DeflateBench {
  /// The milliseconds a file of one compressor, and the size of a file.
  struct Result {
    let compressor: PNGSequenceEncoder.Compressor
    var times: [Double] = []
    var size = 0
  }

  let fonts: Fonts

  /// Our deflate and zlib, in turns.
  func files(_ count: Int) throws -> (own: Result, zlib: Result) {
    let phone = DrawerPhone(fonts: fonts)
    let surface = try phone.stage.surface()
    surface.draw(phone.scene())
    var results = (own: Result(compressor: .own), zlib: Result(compressor: .zlib))
    for _ in 0..<count {
      encode(surface, &results.own)
      encode(surface, &results.zlib)
    }
    return results
  }

  private func encode(_ surface: Surface, _ result: inout Result) {
    // A new encoder each time, which knows no earlier frame.
    let encoder = PNGSequenceEncoder(
      width: surface.width, height: surface.height, by: result.compressor)
    var file: [UInt8] = []
    result.times.append(BenchProgram.time { file = surface.withFrame { encoder.encode($0) } })
    result.size = file.count
  }
}
