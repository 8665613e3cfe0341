import Files
import GtkPaint
import Rehearsal
import TouchKit

extension Capture {
  /// Draws frames on this thread and encodes and writes them on another.
  func writePixels(
    _ rehearsal: Run, _ film: Film, _ numerator: Int64, _ denominator: Int64
  ) throws -> Int {
    var folder: FrameFolder?
    let conveyor = Conveyor()
    let count = try eachTime(rehearsal, numerator, denominator) { place in
      let frames = try folder ?? FrameFolder(sequence(), ending: format.ending)
      folder = frames
      let surface = try film.expose()
      try conveyor.put { try frames.write(surface, place) }
    }
    try conveyor.finish()
    guard !rehearsal.isStopped else { return 0 }
    try folder?.finish()
    return count
  }

  /// Writes a document for each frame.
  func writeDocuments(
    _ rehearsal: Run, _ camera: Camera, _ numerator: Int64, _ denominator: Int64
  ) throws -> Int {
    var folder: FrameFolder?
    let count = try eachTime(rehearsal, numerator, denominator) { place in
      let frames = try folder ?? FrameFolder(sequence(), ending: format.ending)
      folder = frames
      try frames.write(camera.picture(), place)
    }
    guard !rehearsal.isStopped else { return 0 }
    try folder?.finish()
    return count
  }

  private func sequence() throws(Problem) -> SequenceWriter {
    try SequenceWriter(output, mayReplace: FrameFolder.isFrame)
  }

  /// Writes one file that moves.
  func writeAnimation(
    _ rehearsal: Run, _ film: Film, _ numerator: Int64, _ denominator: Int64
  ) throws -> Int {
    // A file's time counts in ticks; where a frame is no whole number of milliseconds long, frames a second are.
    let ticks = denominator > 1 ? 1 : Int(clamping: numerator / 1000)
    let ticksPerSecond = denominator > 1 ? Int(denominator) : 1000
    guard denominator > 1 || numerator % 1000 == 0, (1...65_535).contains(ticks) else {
      throw Invocation.problem(
        "an animation with frames of \(Time(microseconds: numerator))",
        "give whole milliseconds up to 65535, or --fps")
    }
    var reel: Reel?
    let conveyor = Conveyor()
    let count = try eachTime(rehearsal, numerator, denominator) { _ in
      let surface = try film.expose()
      guard let all = reel ?? surface.map({ Reel($0, ticks, ticksPerSecond) }) else { return }
      reel = all
      if let surface, !all.fits(surface) {
        throw Problem(
          file: file.path,
          what: "the phone turns before \(rehearsal.stage.now), and an animation has one size",
          remedy: "write frames with --format png")
      }
      try conveyor.put { all.append(surface) }
    }
    try conveyor.finish()
    guard !rehearsal.isStopped, let reel else { return 0 }
    try write(reel.bytes)
    return count
  }

  /// Writes one picture of all frames.
  func writeSheet(_ rehearsal: Run, _ measurer: PangoMeasurer) throws -> Int {
    var sheet = ContactSheet()
    var count = 0
    switch instants {
    case .sequence(let numerator, let denominator):
      count = try eachTime(rehearsal, numerator, denominator) { _ in
        try sheet.add(rehearsal.stage)
      }
    case .shots, .one:
      while let shot = rehearsal.nextShot() {
        try file.check(rehearsal)
        try sheet.add(rehearsal.stage, shot: shot.name)
        count += 1
      }
      try file.check(rehearsal)
    }
    guard !rehearsal.isStopped else { return 0 }
    if let picture = try sheet.png(measurer, scale: scale) { try write(picture) }
    return count
  }

  /// Runs to each time before the end and hands its number over; gives how many there were.
  private func eachTime(
    _ rehearsal: Run, _ numerator: Int64, _ denominator: Int64,
    _ body: (Int) throws -> Void
  ) throws -> Int {
    var place = 0
    while true {
      let time = Instants.time(place, numerator, denominator)
      rehearsal.run(to: time)
      try file.check(rehearsal)
      if rehearsal.isStopped { return place }
      if let end = rehearsal.end, time >= end { break }
      try body(place)
      place += 1
    }
    rehearsal.finish()
    try file.check(rehearsal)
    return place
  }
}

/// The frames of an animation so far.
private final class Reel {
  private var encoder: APNGEncoder
  private let ticks: Int
  /// The size of every frame, which the thread that draws asks for.
  private let width: Int
  private let height: Int
  private var last: Surface

  init(_ first: Surface, _ ticks: Int, _ ticksPerSecond: Int) {
    encoder = APNGEncoder(
      width: first.width, height: first.height, ticksPerSecond: ticksPerSecond)
    self.ticks = ticks
    width = first.width
    height = first.height
    last = first
  }

  func fits(_ surface: Surface) -> Bool {
    surface.width == width && surface.height == height
  }

  /// Adds a frame; nil is the one before.
  func append(_ surface: Surface?) {
    last = surface ?? last
    last.withFrame { encoder.append($0, ticks: ticks) }
  }

  var bytes: [UInt8] { encoder.finish() }
}
