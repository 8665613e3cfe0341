import Capture
import GtkPaint
import MotionStudy
import Rehearsal
import Reviews
import Threads
import TouchKit
import Workbench

/// Makes a file of a part of the session.
nonisolated enum SharedFile {
  /// The parts that a file is made from.
  struct Order: Sendable {
    var prototype: Prototype
    var recording: Recording
    /// The part that is shown; the branch ends with it.
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

  /// How far it is.
  struct Findings: Sendable {
    /// How much of the branch has been played, from 0 to 1; nil if it isn't known.
    var progress: Double?
    /// What came of it; nil as long as it is worked on.
    var outcome: Outcome?
  }

  typealias Report = JobReport<Findings>
  /// The work of a job.
  typealias Work = @Sendable (Report) -> Void

  private struct Cancelled: Error {}

  /// Frames a second of moving pictures and of numbers, and frames on a sheet or an onion skin at most.
  private static let rate = 60
  private static let (sheetFrames, onionSkinFrames) = (Int64(24), Int64(12))

  /// Makes what was ordered.
  static func work(_ order: Order) -> Work {
    { report in
      report.change { $0.progress = 0 }
      finish(report) { try bytes(order, report) }
    }
  }

  /// Makes the page of a review.
  static func page(
    _ review: ReviewFolder, of prototype: Prototype, fonts: Fonts, program: String
  ) -> Work {
    { report in
      finish(report) {
        try ReviewPage(review, of: prototype, fonts: fonts, program: program) { run in
          run.isOver = { report.isCancelled }
          if report.isCancelled { throw Cancelled() }
        }.bytes()
      }
    }
  }

  private static func finish(_ report: Report, _ make: () throws -> [UInt8]?) {
    let outcome: Outcome
    do {
      outcome = try make().map(Outcome.bytes) ?? .nothing
    } catch let error as CaptureError {
      outcome = .failed(words(error))
    } catch {
      // The error of a cancelled file is not shown.
      outcome = .failed("\(error)")
    }
    report.change { $0.outcome = outcome }
  }

  /// The file as `capture` or `trace` writes it.
  private static func bytes(_ order: Order, _ report: Report) throws -> [UInt8]? {
    let measurer = PangoMeasurer(fonts: order.fonts)
    let run = Run(order.prototype, order.recording, measurer: measurer)
    let device = order.recording.start.settings.device
    let (start, end) = (order.start, order.recording.end)
    // The run asks between events, also on its way to the part.
    run.isOver = { report.isCancelled }
    let pictures = RunPictures(
      of: run, measurer: measurer,
      scale: order.form == .sheet && order.look.scale == 0 ? 1 : order.look.pixels(for: device),
      from: start, look: order.look.frames
    ) { run in
      let played = end > .zero ? min(1, run.stage.now.milliseconds / end.milliseconds) : 1
      if !report.change({ $0.progress = played }) { throw Cancelled() }
    }
    let times = SampleTimes.perSecond(rate)
    return switch order.form {
    case .movingPicture: try pictures.animation(at: times, as: .webp)
    case .animatedPNG: try pictures.animation(at: times, as: .apng)
    case .sheet:
      try pictures.sheet(at: apart(start, end, atMost: sheetFrames))
    case .onionSkin:
      try pictures.onionSkin(
        every: 1, of: apart(start, end, atMost: onionSkinFrames), as: .png)
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

  /// Equal distances, of whole frames, so that there are no more frames than that.
  private static func apart(_ start: Time, _ end: Time, atMost count: Int64) -> SampleTimes {
    let frame = 1_000_000 / Int64(rate)
    let span = max(end - start, .zero).microseconds
    return .every(Time(microseconds: max(1, (span / count + frame - 1) / frame) * frame))
  }

  private static func words(_ error: CaptureError) -> String {
    switch error {
    case .paint(let fault): fault.description
    case .turn(let time):
      "the phone rotates before \(SessionTime.words(time, isPrecise: true)), but a picture can have only one size; choose a range without a rotation"
    case .turnInStrobe:
      "the phone rotates in the range, but a picture can have only one size; choose a range without a rotation"
    case .frameLength, .crowdedSheet, .crowdedStrobe, .largeSheet:
      "there are too many frames for one picture; choose a shorter range"
    }
  }
}
