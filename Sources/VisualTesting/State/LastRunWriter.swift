import Files
import JSON
import MotionStudy
import Synchronization

/// Writes the folder of a run: the results, with pictures of differences. It appears as a whole at the end.
final class LastRunWriter: Sendable {
  private struct State {
    var writer: SequenceWriter
    /// The hashes of the files that were written so far.
    var hashes: [String: String] = [:]
  }

  private let state: Mutex<State>
  private let stamp: Stamp?

  /// Starts the folder of a run, which replaces the last one's.
  init(_ path: String, stamp: Stamp? = nil) throws(Problem) {
    let writer = try SequenceWriter(path, mayReplace: LastRun.isOwn)
    state = Mutex(State(writer: writer))
    self.stamp = stamp
  }

  /// Keeps the pictures of a finding. The test's index keeps the names apart and independent of the threads.
  func add(
    _ judged: Judge.Case, _ finding: Judge.Finding, index: Int
  ) throws(Problem) -> [Outcome.PictureFile] {
    let stem = stem(judged.name, index: index)
    var files: [(Outcome.PictureFile, [UInt8])] = []
    if let expected = finding.expected {
      files.append((.init(.expected, "\(stem).expected.png"), expected))
    }
    files.append((.init(.actual, "\(stem).actual.png"), PNG.encode(judged.taken.pixels, .quick)))
    if let difference = finding.difference {
      files.append((.init(.difference, "\(stem).difference.png"), PNG.encode(difference, .quick)))
    }
    files.append((.init(.tree, "\(stem).tree.json"), judged.tree))
    for (file, bytes) in files { try write(bytes, to: file.name) }
    return files.map(\.0)
  }

  /// Keeps a motion, also one that passes, with the baseline's beside it; of one that does not pass also frames and the log.
  func add(
    _ judged: Judge.MotionCase, expected: [UInt8]?, frames: PixelBuffer?, index: Int
  ) throws(Problem) -> [Outcome.PictureFile] {
    let stem = stem(judged.name, index: index)
    var files: [(Outcome.PictureFile, [UInt8])] = []
    if let expected { files.append((.init(.expected, "\(stem).expected.csv"), expected)) }
    files.append((.init(.actual, "\(stem).actual.csv"), judged.file))
    if let frames {
      files.append((.init(.frames, "\(stem).frames.png"), PNG.encode(frames)))
      files.append((.init(.log, "\(stem).log.json"), MotionLog.file(judged.motion)))
    }
    for (file, bytes) in files { try write(bytes, to: file.name) }
    return files.map(\.0)
  }

  /// Keeps the chart of a sweep that failed; `name` is that of its outcome.
  func add(
    _ chart: SweepChart, _ name: String, index: Int
  ) throws(Problem) -> Outcome.PictureFile {
    let file = Outcome.PictureFile(.sweep, "\(stem(name, index: index)).sweep.json")
    try write(chart.json, to: file.name)
    return file
  }

  /// What the names of a test's files begin with.
  private func stem(_ name: String, index: Int) -> String {
    let digits = "\(index + 1)"
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "-" + name
  }

  /// Writes the results, stamps all of it and puts the folder in its place.
  func finish(_ result: SuiteResult) throws(Problem) {
    try write(Array(JSONReport.text(result).utf8), to: LastRun.resultsName)
    try state.withLock { (state) throws(Problem) in
      if let stamp {
        try state.writer.write(Array(stamp.text(state.hashes).utf8), to: Stamp.fileName)
      }
      try state.writer.finish()
    }
  }

  private func write(_ bytes: [UInt8], to name: String) throws(Problem) {
    let hash = stamp == nil ? nil : SHA256.hex(of: bytes)
    try state.withLock { (state) throws(Problem) in
      try state.writer.write(bytes, to: name)
      state.hashes[name] = hash
    }
  }
}
