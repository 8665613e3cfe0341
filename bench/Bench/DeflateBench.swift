import Files
import GtkPaint

/// A whole frame of the inbox on `modern` at scale 2 as a PNG file, by our deflate and by zlib.
struct DeflateBench {
  /// What one of them took, in milliseconds a file, and the size of the files.
  struct Result {
    let compressor: PNGSequenceEncoder.Compressor
    var times: [Double] = []
    var size = 0
  }

  private static let scale = 2.0
  let fonts: Fonts

  /// Ours and zlib's, in turns.
  func files(_ count: Int) throws -> (own: Result, zlib: Result) {
    let rig = try Rig(fonts: fonts)
    let surface = try rig.surface(DeflateBench.scale)
    surface.draw(rig.scene(DeflateBench.scale))
    var results = (own: Result(compressor: .own), zlib: Result(compressor: .zlib))
    for _ in 0..<count {
      encode(surface, &results.own)
      encode(surface, &results.zlib)
    }
    return results
  }

  private func encode(_ surface: Surface, _ result: inout Result) {
    // A new one each time: it knows of no frame before.
    let encoder = PNGSequenceEncoder(
      width: surface.width, height: surface.height, by: result.compressor)
    var file: [UInt8] = []
    result.times.append(Bench.time { file = surface.withFrame { encoder.encode($0) } })
    result.size = file.count
  }
}
