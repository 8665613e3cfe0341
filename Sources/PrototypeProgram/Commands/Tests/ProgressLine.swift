import Glibc
import JSON
import VisualTesting

/// A line on the terminal that says how far a run of tests is.
enum ProgressLine {
  /// Whether a person sees mismatches as they come.
  static var isSeen: Bool { isatty(STDERR_FILENO) == 1 }

  private static let width = 78

  @Sendable static func show(_ progress: SuiteRunner.Progress) {
    let failed = progress.failed > 0 ? ", \(progress.failed) failed" : ""
    let line = "\(progress.done)/\(progress.all)\(failed)  \(printable(progress.title))"
    write("\r\(String(line.prefix(ProgressLine.width)))\u{1B}[K")
  }

  static func clear() { write("\r\u{1B}[K") }

  private static func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
