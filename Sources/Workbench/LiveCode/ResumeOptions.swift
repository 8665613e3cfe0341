import Files
import JSON
import Rehearsal
import TouchKit

/// What `--resume JOURNAL --at T --ready FD` ask for.
package struct ResumeOptions: Sendable {
  /// What is continued; nil for a session of its own.
  package var recording: ResumedRecording?
  /// When.
  package var at = Time.zero
  package var ready: ReadyPort?

  /// `milliseconds` is where the recording is continued; nil for its end.
  package init(
    journal: String?, milliseconds: Double?, ready: ReadyPort?, of prototype: Prototype
  ) throws(Problem) {
    self.ready = ready
    do throws(Problem) {
      guard let journal else {
        guard milliseconds == nil else {
          throw Problem(
            what: "--at needs --resume", remedy: "name the recording with --resume JOURNAL")
        }
        return
      }
      let bytes = try SafeFile.read(journal, atMost: ScenarioReader.limits.bytes)
      let recording = try ResumedRecording(bytes, file: journal, of: prototype)
      at = milliseconds.map { .milliseconds($0) } ?? recording.end
      let last = recording.entries.last?.input.time ?? .zero
      guard at >= last else {
        throw Problem(
          what: "--at \((milliseconds ?? 0).twoDecimals) is before the recording's last input",
          remedy: "--at must be \(last.milliseconds.twoDecimals) or more")
      }
      self.recording = recording
    } catch {
      ready?.say(.failed(error.description))
      throw error
    }
  }
}
