import Capture
import Files
import GtkPaint
import JSON
import MotionStudy
import Rehearsal
import TouchKit

/// A run of a review as its page shows it: the exact frames, and what can be asked about them.
struct ReviewFilm {
  static let rate = 60

  let width: Int
  let height: Int
  let scale: Int
  let frames: Int
  /// The frames as numbers of tiles, and the rest as JSON.
  let film: [UInt8]
  let data: [UInt8]

  private static let times = SampleTimes.perSecond(rate)

  /// How many frames there are.
  static func frames(in range: ClosedRange<Time>) -> Int {
    times.count(before: range.upperBound - range.lowerBound)
  }

  /// When the frame was that is shown at a time.
  static func sample(of time: Time, in range: ClosedRange<Time>) -> Time {
    // The page has a frame's time in thousandths, and the program rounds it up to whole ones.
    let past = max(time - range.lowerBound, .zero) + .tick
    return range.lowerBound + times[Int(past.microseconds * Int64(rate) / 1_000_000)]
  }

  /// What the second thread adds frames to, of a size that the first one knows.
  private final class Frames {
    let width: Int
    let height: Int
    var film: TileFilm

    init(_ first: Surface, in store: TileStore) {
      (width, height) = (first.width, first.height)
      film = TileFilm(width: width, height: height, in: store)
    }
  }

  /// Plays a variant and keeps all its frames in the store.
  static func play(
    _ variant: ReviewTake.Variant, of take: ReviewTake, _ prototype: Prototype, fonts: Fonts,
    scale: Int, in store: TileStore, check: @escaping (Run) throws -> Void
  ) throws -> ReviewFilm {
    let measurer = PangoMeasurer(fonts: fonts)
    let recording = Recording(
      start: variant.start,
      inputs: take.recording.inputs.filter { $0.time <= variant.range.upperBound },
      end: variant.range.upperBound)
    let run = Run(prototype, recording, measurer: measurer)
    let pictures = RunPictures(
      of: run, measurer: measurer, scale: scale, from: variant.range.lowerBound, check: check)
    var shows = ViewShows()
    var frames: Frames?
    let count = try pictures.draw(at: times) { surface, _ in
      shows.append(run.stage)
      guard let all = frames ?? surface.map({ Frames($0, in: store) }) else { return nil }
      frames = all
      if let surface, surface.width != all.width || surface.height != all.height {
        throw CaptureError.turn(before: run.stage.now)
      }
      return {
        if let surface {
          surface.withFrame { all.film.append($0) }
        } else {
          all.film.append(nil)
        }
      }
    }
    guard let film = frames?.film else { preconditionFailure("a film without a frame") }
    return ReviewFilm(
      width: film.width, height: film.height, scale: scale, frames: count, film: film.bytes,
      data: data(shows, run.stage.log, variant.range))
  }

  private static func data(
    _ shows: ViewShows, _ log: EventLog, _ range: ClosedRange<Time>
  ) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { object in
      shows.write(&object)
      object.key("log")
      object.array { array in
        for entry in log.entries where range.contains(entry.time) {
          array.object { one in
            one.member("t", entry.time.milliseconds, .rounded(3))
            one.member("kind", entry.kind.rawValue)
            one.member("text", entry.text)
          }
        }
      }
    }
    return writer.bytes
  }
}
