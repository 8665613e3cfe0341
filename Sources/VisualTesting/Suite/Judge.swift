import Files
import JSON
import MotionStudy
import Rehearsal

/// Judges whether a shot is equal to its baseline.
struct Judge: Sendable {
  /// What the shot was made with.
  let environment: RenderingEnvironment

  /// A shot as it is judged.
  struct Case {
    var test: PictureTest
    var taken: ShotPicture
    /// The picture's name without its ending.
    var name: String
    /// The hash of its pixels.
    var pixels: String

    /// The file of its view tree, made only when it is asked for: most shots are equal.
    var tree: [UInt8] { TreeWriter.brief(taken.tree) }

    init(_ test: PictureTest, _ taken: ShotPicture) {
      self.test = test
      self.taken = taken
      name = test.picture(taken.shot.name)
      pixels = taken.pixels.sha256
    }
  }

  /// The result of judging.
  struct Finding {
    var status: Outcome.Status
    var summary: String
    var details: [String] = []
    /// What of a motion differs, in numbers.
    var measures: [MotionMeasures] = []
    /// The baseline's file and the picture of the difference, if there are any.
    var expected: [UInt8]?
    var difference: PixelBuffer?
  }

  /// What is kept under a name.
  enum Kept {
    /// There is nothing to compare with, or a person has said no already.
    case nothing(Finding)
    case baseline(Manifest.Entry, file: [UInt8])
  }

  /// `hash` shows whether exactly this was rejected.
  func kept(
    _ name: String, _ hash: String, in folder: BaselineFolder
  ) throws(Problem) -> Kept {
    if let rejection = folder.manifest.rejection(of: name), rejection.pixels == hash {
      return .nothing(Finding(status: .rejected, summary: "rejected: \(rejection.reason)"))
    }
    guard let entry = folder.manifest[name] else {
      return .nothing(Finding(status: .missing, summary: "there is no baseline yet"))
    }
    guard let file = try folder.file(name) else {
      return .nothing(
        Finding(
          status: .missing,
          summary:
            "the manifest has the baseline, but \(BaselineFolder.mainFile(name)) is missing"))
    }
    return .baseline(entry, file: file)
  }

  /// Says of a finding that differs if it was made with another engine or painter: then nothing else is expected.
  func tell(_ finding: inout Finding, ifMadeOtherwiseThan made: RenderingEnvironment?) {
    guard let made, let words = environment.decidingDifferences(from: made) else { return }
    finding.details.insert(finding.summary, at: 0)
    finding.status = .environmentDiffers
    finding.summary = words
  }

  /// In what else than the project's code the baseline's test differed from this one.
  func circumstances(
    of entry: Manifest.Entry, in manifest: Manifest, _ test: PictureTest
  ) -> [String] {
    (manifest.environment(of: entry).flatMap { environment.otherDifferences(from: $0) }.map {
      ["the baseline was \($0)"]
    } ?? [])
      + (entry.device == test.variant.device
        ? [] : ["the baseline was made on the device \(entry.device)"])
      + (entry.tuning == test.tuning ? [] : ["the baseline was made with another tuning"])
  }

  func judge(_ judged: Case, by folder: BaselineFolder) throws(Problem) -> Finding {
    let entry: Manifest.Entry
    let file: [UInt8]
    switch try kept(judged.name, judged.pixels, in: folder) {
    case .nothing(let finding): return finding
    case .baseline(let kept, let bytes): (entry, file) = (kept, bytes)
    }
    let fileName = BaselineFolder.mainFile(judged.name)
    let isUntouched = SHA256.hex(of: file) == entry.file
    if isUntouched, entry.pixels == judged.pixels {
      return Finding(status: .equal, summary: "equal")
    }
    let expected = try PNG.decode(file, path: "\(folder.path)/\(fileName)")
    let isApproved = isUntouched || expected.sha256 == entry.pixels
    if isApproved, entry.pixels == judged.pixels {
      // Another program encoded the file again, and its pixels are still the approved ones.
      return Finding(status: .equal, summary: "equal")
    }
    let masks = judged.taken.shot.masks.map { PixelRect($0, scale: judged.test.variant.scale) }
    let comparer = PictureComparer(tolerance: judged.test.tolerance, masks: masks)
    let (comparison, drawing) = comparer.picture(expected: expected, actual: judged.taken.pixels)
    if isApproved, comparison.isEqual {
      return Finding(status: .equal, summary: comparison.words)
    }
    var finding = Finding(
      status: .different, summary: comparison.words, expected: file, difference: drawing)
    if !isApproved {
      // Changing the picture's file alone does not approve it.
      finding.details.append("\(fileName) is not the file that the manifest describes")
    } else {
      tell(&finding, ifMadeOtherwiseThan: folder.manifest.environment(of: entry))
    }
    finding.details += circumstances(of: entry, in: folder.manifest, judged.test)
    if let tree = try folder.tree(judged.name), SHA256.hex(of: tree) == entry.tree {
      finding.details += TreeDifference.words(
        expected: tree, actual: judged.tree, drawing: drawing, box: comparison.box,
        scale: judged.test.variant.scale)
    } else {
      finding.details.append(
        "the baseline's view tree is missing, so only the pictures were compared")
    }
    return finding
  }

  /// Judges a shot by the same test's shot of a moment ago; nil if they are equal.
  func judge(_ judged: Case, byFormer former: ShotPicture, time: Int) -> Finding? {
    guard judged.taken.pixels != former.pixels else { return nil }
    let (comparison, drawing) = PictureComparer().picture(
      expected: former.pixels, actual: judged.taken.pixels)
    var finding = Finding(
      status: .unsteady,
      summary:
        "the \(NumberWords.ordinal(time)) run made another picture: \(comparison.words)",
      expected: PNG.encode(former.pixels, .quick), difference: drawing)
    finding.details = TreeDifference.words(
      expected: TreeWriter.brief(former.tree), actual: judged.tree, drawing: drawing,
      box: comparison.box, scale: judged.test.variant.scale)
    return finding
  }
}
