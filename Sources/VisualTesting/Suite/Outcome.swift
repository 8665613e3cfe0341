/// The result of one picture, or of a test that made no picture.
package struct Outcome: Equatable, Sendable {
  package enum Status: String, CaseIterable, Sendable {
    case equal
    /// The scenario has no shots, and every step was as it says.
    case passed
    case different
    /// The pictures differ, but so does what they were made with.
    case environmentDiffers = "environment-differs"
    /// There is no baseline.
    case missing
    case recorded
    /// A person rejected exactly this picture.
    case rejected
    /// A step of the scenario failed, or it could not be played.
    case failed
    /// A file that it is compared with is not what it has to be, or is damaged.
    case unreadable
    case skipped
    /// It differs from the picture that the same test gave a moment ago.
    case unsteady
    /// It took longer than it may, which says nothing about its pictures.
    case timedOut = "timed-out"

    /// Whether it lets the suite pass.
    var passes: Bool {
      switch self {
      case .equal, .passed, .recorded, .skipped: true
      case .different, .environmentDiffers, .missing, .rejected, .failed, .unreadable, .unsteady,
        .timedOut:
        false
      }
    }
  }

  /// The scenario's file.
  package var file: String
  /// The test's title.
  package var test: String
  /// The picture's name without its ending; empty if the outcome concerns the whole test.
  package var picture: String
  package var status: Status
  /// One sentence.
  package var summary: String
  /// Further sentences, such as which views moved.
  package var details: [String]
  /// The pictures of a difference in the folder of the run.
  package var files: [PictureFile]
  /// The command that shows it again.
  package var reproduce: String
  /// The command that approves it; empty if there is nothing to approve.
  package var approve: String
  /// What `approve` and `reject` need to know; nil if there is nothing to judge.
  package var fingerprint: Fingerprint?
  /// What is known of a motion; nil for a picture.
  package var motion: Motion?

  /// A file in the folder of the run.
  package struct PictureFile: Equatable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
      case expected, actual, difference, tree, sweep
      /// A few small frames of a motion in one picture, and what its section's log says.
      case frames, log
    }
    package var kind: Kind
    package var name: String

    package init(_ kind: Kind, _ name: String) {
      self.kind = kind
      self.name = name
    }
  }

  /// Tells exactly which picture was judged.
  package struct Fingerprint: Equatable, Sendable {
    /// SHA-256 of the actual picture's pixels and of its view tree's file.
    package var pixels: String
    package var tree: String
    package var device: String
    package var scale: Int
    package var tuning: String
    /// SHA-256 of the baseline's file that it was compared with, as the manifest names it; empty if there was no
    /// baseline.
    package var baseline: String

    package init(
      pixels: String, tree: String, device: String, scale: Int, tuning: String, baseline: String
    ) {
      self.pixels = pixels
      self.tree = tree
      self.device = device
      self.scale = scale
      self.tuning = tuning
      self.baseline = baseline
    }
  }

  package init(
    file: String, test: String, picture: String, status: Status, summary: String,
    details: [String] = [], files: [PictureFile] = [], reproduce: String = "",
    approve: String = "", fingerprint: Fingerprint? = nil, motion: Motion? = nil
  ) {
    self.file = file
    self.test = test
    self.picture = picture
    self.status = status
    self.summary = summary
    self.details = details
    self.files = files
    self.reproduce = reproduce
    self.approve = approve
    self.fingerprint = fingerprint
    self.motion = motion
  }

  /// Whether the outcome lets the suite pass.
  package var passes: Bool { status.passes }

  /// The path of the picture's baseline without its ending: the name that `approve` and `reject` take.
  package var name: String { "\(BaselineFolder.path(of: file))/\(picture)" }

  /// The name of its file of a kind.
  package func fileName(_ kind: PictureFile.Kind) -> String? {
    files.first { $0.kind == kind }?.name
  }
}
