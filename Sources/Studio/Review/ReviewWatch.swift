import TouchKit
import Widgets

/// Says when others have written lines into the folder of the review that is open.
final class ReviewWatch {
  /// How long a file has to be left alone before it is read, in microseconds.
  private static let calm: Int64 = 80_000

  private var paths: [String] = []
  private var watches: [FileWatch] = []
  private var alarm: Alarm?
  var onChange: (() -> Void)?

  /// Watches these files from now on.
  func follow(_ paths: [String]) {
    guard paths != self.paths else { return }
    self.paths = paths
    alarm = nil
    watches = paths.map { path in
      FileWatch(path) { [unowned self] in
        alarm = Alarm(at: Alarm.now + ReviewWatch.calm) { [unowned self] in
          alarm = nil
          onChange?()
        }
      }
    }
  }

  func stop() {
    follow([])
    onChange = nil
  }
}
