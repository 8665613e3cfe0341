import CSampler
import TestSupport
import Testing

/// How turned pictures get their pixels.
@Suite struct SamplerTests {
  /// A picture of chance, some of it plain, and the place of a target in it.
  private struct Sample {
    var texels: [UInt32]
    var width: Int
    var height: Int
    var place: DPSourcePlace
    var part: (left: Double, top: Double, right: Double, bottom: Double)
    static let target = (width: 75, height: 41)

    init(_ random: inout SeededRandom) {
      width = Int.random(in: 1...70, using: &random)
      height = Int.random(in: 1...50, using: &random)
      let plain = UInt32.random(in: 0 ... .max, using: &random)
      let isPlain = (0..<height).map { _ in Bool.random(using: &random) }
      texels = []
      for index in 0..<width * height {
        let isOther = !isPlain[index / width] || index % 11 == 0
        texels.append(isOther ? UInt32.random(in: 0 ... .max, using: &random) : plain)
      }
      // Turned, slanted and scaled; now and then upright, or steep.
      let steep = [1.0, 1, 1, 30][Int.random(in: 0...3, using: &random)]
      func slope() -> Double { Double.random(in: -1.5...1.5, using: &random) * steep }
      place = DPSourcePlace(
        xx: slope(), xy: slope(), yx: slope(), yy: slope(),
        x0: 0, y0: 0)
      if Int.random(in: 0...4, using: &random) == 0 {
        place.xx = 1
        place.yy = 1
        place.xy = 0
        place.yx = 0
      }
      // The middle of the target is somewhere near the middle of the picture.
      func near() -> Double { Double.random(in: -20...20, using: &random) }
      let (middleX, middleY) = (Double(Self.target.width) / 2, Double(Self.target.height) / 2)
      place.x0 = Double(width) / 2 + near() - place.xx * middleX - place.xy * middleY
      place.y0 = Double(height) / 2 + near() - place.yx * middleX - place.yy * middleY
      part = (near() - 10, near() - 10, Double(width) + near(), Double(height) + near())
    }

    func sampled(
      by sampler: (UnsafePointer<DPSampling>, UnsafeMutablePointer<UInt32>) -> Void
    ) -> [UInt32] {
      var target = [UInt32](repeating: 0xDEAD_BEEF, count: Self.target.width * Self.target.height)
      texels.withUnsafeBufferPointer { texels in
        var sampling = DPSampling(
          source: DPTexels(
            pixels: texels.baseAddress!, width: Int32(width), height: Int32(height), stride: width),
          place: place, left: part.left, top: part.top, right: part.right, bottom: part.bottom)
        target.withUnsafeMutableBufferPointer { sampler(&sampling, $0.baseAddress!) }
      }
      return target
    }

    /// What the header says, word by word.
    var model: [UInt32] {
      let one = 4_294_967_296.0
      func fixed(_ value: Double) -> Int { Int((value * one + 0.5).rounded(.down)) }
      func clamped(_ place: Int, _ count: Int) -> Int { min(max(place, 0), count - 1) }
      var target: [UInt32] = []
      for row in 0..<Self.target.height {
        let middle = Double(row) + 0.5
        for column in 0..<Self.target.width {
          let x = fixed(place.xx * 0.5 + place.xy * middle + place.x0) + column * fixed(place.xx)
          let y = fixed(place.yx * 0.5 + place.yy * middle + place.y0) + column * fixed(place.yx)
          guard x >= fixed(part.left), x < fixed(part.right), y >= fixed(part.top),
            y < fixed(part.bottom)
          else {
            target.append(0xDEAD_BEEF)
            continue
          }
          // Whole numbers are the middles of pixels; 128 parts between them.
          let (u, v) = ((x - (1 << 31)) >> 25, (y - (1 << 31)) >> 25)
          var mixed: UInt32 = 0
          for shift in [0, 8, 16, 24] as [UInt32] {
            var sum = 0
            for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
              let texel = texels[
                clamped((v >> 7) + dy, height) * width + clamped((u >> 7) + dx, width)]
              let weight = (dx == 0 ? 128 - u & 127 : u & 127) * (dy == 0 ? 128 - v & 127 : v & 127)
              sum += Int(texel >> shift & 255) * weight
            }
            mixed |= UInt32((sum + 8192) >> 14) << shift
          }
          target.append(mixed)
        }
      }
      return target
    }
  }

  @Test func `With the processor's vectors, without them and by the rule all pixels are the same`()
  {
    var random = SeededRandom(seed: 43)
    let (width, height) = (Int32(Sample.target.width), Int32(Sample.target.height))
    var written = 0
    for number in 0..<Samples.often(60, whole: 2000) {
      let sample = Sample(&random)
      let fast = sample.sampled { dp_sample($0, $1, Int(width), width, 0, height) }
      let plain = sample.sampled { dp_sample_plainly($0, $1, Int(width), width, 0, height) }
      #expect(fast == plain, "sample \(number)")
      #expect(fast == sample.model, "sample \(number)")
      written += fast.count { $0 != 0xDEAD_BEEF }
    }
    #expect(written > 30_000)
  }

  @Test func `Row by row, and on all processors, a picture is the same`() {
    var random = SeededRandom(seed: 44)
    let (width, height) = (Int32(Sample.target.width), Int32(Sample.target.height))
    for _ in 0..<20 {
      let sample = Sample(&random)
      let whole = sample.sampled { dp_sample($0, $1, Int(width), width, 0, height) }
      let rows = sample.sampled { sampling, target in
        for row in (0..<height).reversed() {
          dp_sample(sampling, target, Int(width), width, row, row + 1)
        }
      }
      #expect(rows == whole)
      let shared = sample.sampled { sampling, target in
        var work = SharedWork(sampling: sampling, target: target)
        dp_rows_share(
          height,
          { data, first, end in
            let work = data.load(as: SharedWork.self)
            dp_sample(
              work.sampling, work.target, Sample.target.width, Int32(Sample.target.width), first,
              end)
          }, &work)
      }
      #expect(shared == whole)
    }
  }

  @Test func `Places that nobody could see are no crash and no endless work`() {
    var random = SeededRandom(seed: 45)
    var sample = Sample(&random)
    for hostile in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e9, 0] {
      for path in [\DPSourcePlace.xx, \.xy, \.yx, \.yy, \.x0, \.y0] {
        sample.place = DPSourcePlace(xx: 1, xy: 0, yx: 0, yy: 1, x0: 0, y0: 0)
        sample.place[keyPath: path] = hostile
        let width = Int32(Sample.target.width)
        _ = sample.sampled { dp_sample($0, $1, Int(width), width, 0, 41) }
      }
    }
  }
}

/// What the rows' work gets through C.
private struct SharedWork {
  var sampling: UnsafePointer<DPSampling>
  var target: UnsafeMutablePointer<UInt32>
}
