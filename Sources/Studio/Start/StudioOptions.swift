import Files
import JSON
import Rehearsal
import TouchKit
import Workbench

/// How the window is started.
package nonisolated struct StudioOptions: Sendable {
  /// The scenario or take to play first.
  package var file: String?
  /// How takes are played if they are watched, and whether a take that diverges is refused.
  package var takeWay: TakeWay?
  package var isStrict = false
  /// The tuning to start with, by its name or its file's path, until another one is chosen in the window.
  package var tuning: String?
  /// Values that are set over every tuning.
  package var changes: [TuningChange]
  /// Applies the other options of the command line, such as a device, to the start of every session.
  package var adjust: @Sendable (inout StartState) -> Void
  /// Whether the command line names a device or an appearance, so that those of the last time don't count.
  package var choosesDevice: Bool
  package var choosesAppearance: Bool
  /// The folder of content that is read again whenever a file in it is saved.
  package var content: ContentSource<Prototype>?
  /// Whether the program is built again when its sources change, and how.
  package var watch: WatchOptions?
  /// What this program receives from another one.
  package var resume: ResumeOptions?
  /// Records the baselines of a scenario's file and plays it again; returns what is wrong then.
  package var recordTest: @Sendable (_ file: String) throws(Problem) -> String? = { _ in nil }
  /// What the program is called.
  package var identity: ProgramIdentity

  package init(
    file: String? = nil, identity: ProgramIdentity, choosesDevice: Bool = false,
    choosesAppearance: Bool = false, tuning: String? = nil, changes: [TuningChange] = [],
    content: ContentSource<Prototype>? = nil,
    adjust: @escaping @Sendable (inout StartState) -> Void = { _ in }
  ) {
    self.file = file
    self.identity = identity
    self.choosesDevice = choosesDevice
    self.choosesAppearance = choosesAppearance
    self.tuning = tuning
    self.changes = changes
    self.content = content
    self.adjust = adjust
  }
}
