import Capture
import GtkPaint
import Rehearsal
import Reviews
import Synchronization
import TouchKit

/// Makes a file of a part of the session, on a thread of its own.
nonisolated final class SharedFile: Sendable {
  /// What a file is made of.
  struct Order: Sendable {
    var prototype: Prototype
    var line: Line
    /// The part that is shown; the line ends with it.
    var start: Time
    var form: SharedForm
    var look: SharedLook
    var fonts: Fonts
    var title: String
  }

  enum Outcome: Sendable {
    case bytes([UInt8])
    /// There is nothing to show.
    case nothing
    case failed(String)
  }

  private struct State {
    var progress: Double?
    var isCancelled = false
    var outcome: Outcome?
  }

  private struct Cancelled: Error {}

  private let state = Mutex(State())

  /// Frames a second of moving pictures and of numbers, and frames on a sheet or a strobe at most.
  private static let rate = 60
  private static let (sheetFrames, strobeFrames) = (Int64(24), Int64(12))

  /// How much of the line has been played, from 0 to 1; nil if nobody knows.
  var progress: Double? { state.withLock { $0.progress } }
  /// What came of it; nil as long as it is worked on.
  var outcome: Outcome? { state.withLock { $0.outcome } }
  /// Nobody wants it any more.
  func cancel() { state.withLock { $0.isCancelled = true } }

  /// The work; nil if the machine gives no thread.
  func start(_ order: Order) -> Worker? {
    state.withLock { $0.progress = 0 }
    return start { [self] in try bytes(order) }
  }

  /// The page of a review.
  func start(_ review: ReviewFolder, of prototype: Prototype, fonts: Fonts, program: String)
    -> Worker?
  {
    start { [self] in
      try ReviewPage(review, of: prototype, fonts: fonts, program: program) { [self] run in
        run.isOver = { self.isCancelled }
        if isCancelled { throw Cancelled() }
      }.bytes()
    }
  }

  private var isCancelled: Bool { state.withLock { $0.isCancelled } }

  private func start(_ make: @escaping @Sendable () throws -> [UInt8]?) -> Worker? {
    Worker { [self] in
      let outcome = outcome(make)
      state.withLock { $0.outcome = outcome }
    }
  }

  private func outcome(_ make: () throws -> [UInt8]?) -> Outcome {
    do {
      return try make().map(Outcome.bytes) ?? .nothing
    } catch let error as CaptureError {
      return .failed(SharedFile.words(error))
    } catch is Cancelled {
      return .nothing
    } catch {
      return .failed("\(error)")
    }
  }

  /// The file as `capture` or `trace` writes it.
  private func bytes(_ order: Order) throws -> [UInt8]? {
    let measurer = PangoMeasurer(fonts: order.fonts)
    let run = Run(order.prototype, order.line, measurer: measurer)
    let device = order.line.start.settings.device
    let (start, end) = (order.start, order.line.end)
    // The run asks between events, also on its way to the part.
    run.isOver = { self.isCancelled }
    let pictures = RunPictures(
      of: run, measurer: measurer,
      scale: order.form == .sheet && order.look.scale == 0 ? 1 : order.look.pixels(for: device),
      from: start, look: order.look.frames
    ) { [self] run in
      let isCancelled = state.withLock { state in
        state.progress = end > .zero ? min(1, run.stage.now.milliseconds / end.milliseconds) : 1
        return state.isCancelled
      }
      if isCancelled { throw Cancelled() }
    }
    let times = SampleTimes.perSecond(SharedFile.rate)
    return switch order.form {
    case .movingPicture: try pictures.animation(at: times, as: .webp)
    case .animatedPNG: try pictures.animation(at: times, as: .apng)
    case .sheet:
      try pictures.sheet(at: SharedFile.apart(start, end, atMost: SharedFile.sheetFrames))
    case .strobe:
      try pictures.strobe(
        every: 1, of: SharedFile.apart(start, end, atMost: SharedFile.strobeFrames), as: .png)
    case .plot:
      run.tracks(MotionTracks(), at: times, from: start).flatMap {
        $0.subjects.isEmpty ? nil : $0.svg(title: order.title)
      }
    case .numbers:
      run.tracks(MotionTracks(), at: times, from: start).flatMap {
        $0.subjects.isEmpty ? nil : $0.numbers.csv
      }
    }
  }

  /// Equal distances, of whole frames, that give no more frames than that.
  private static func apart(_ start: Time, _ end: Time, atMost count: Int64) -> SampleTimes {
    let frame = 1_000_000 / Int64(rate)
    let span = max(end - start, .zero).microseconds
    return .every(Time(microseconds: max(1, (span / count + frame - 1) / frame) * frame))
  }

  private static func words(_ error: CaptureError) -> String {
    switch error {
    case .paint(let fault): fault.description
    case .turn(let time):
      "the phone turns before \(SessionTime.words(time, isPrecise: true)), and a picture has one size; choose a range without it"
    case .turnInStrobe:
      "the phone turns in the range, and a picture has one size; choose a range without it"
    case .frameLength, .crowdedSheet, .crowdedStrobe, .largeSheet:
      "there are too many frames for one picture; choose a shorter range"
    }
  }
}
