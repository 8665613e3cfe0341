import Files
import JSON
import MotionStudy

/// Judges whether a motion is as its baseline is.
extension Judge {
  /// A motion as it is judged.
  struct MotionCase {
    var test: PictureTest
    var motion: RecordedMotion
    /// Its name without the ending of its file.
    var name: String
    var file: [UInt8]
    var hash: String

    init(_ test: PictureTest, _ motion: RecordedMotion) {
      self.test = test
      self.motion = motion
      name = test.motion(motion.section.name)
      file = motion.numbers.csv
      hash = SHA256.hex(of: file)
    }
  }

  /// `expected` is the baseline's file, if there is one.
  func judge(
    _ judged: MotionCase, by folder: BaselineFolder
  ) throws(Problem) -> (finding: Finding, expected: [UInt8]?) {
    let entry: Manifest.Entry
    let file: [UInt8]
    switch try kept(judged.name, judged.hash, in: folder) {
    case .nothing(let finding): return (finding, nil)
    case .baseline(let kept, let bytes): (entry, file) = (kept, bytes)
    }
    let fileName = BaselineFolder.mainFile(judged.name)
    let isUntouched = SHA256.hex(of: file) == entry.file
    if isUntouched, file == judged.file {
      return (Finding(status: .equal, summary: "equal"), file)
    }
    let expected: Tracks
    do throws(Problem) {
      expected = try Tracks(csv: file)
    } catch {
      throw error.inFile("\(folder.path)/\(fileName)")
    }
    // What is compared is what the files hold: more than their decimals is not kept.
    let actual = try Tracks(csv: judged.file)
    let comparison = MotionComparison(
      expected: expected, actual: actual, toleranceBand: judged.motion.section.toleranceBand)
    if isUntouched, comparison.isWithin {
      return (
        Finding(
          status: .equal, summary: comparison.words.isEmpty ? "equal" : "within the tolerance band"
        ),
        file
      )
    }
    var finding = Finding(
      status: .different,
      summary: comparison.words.first ?? "the rows have other times than in the baseline",
      details: Array(comparison.words.dropFirst()), measures: comparison.measures)
    if !isUntouched {
      finding.details.append("\(fileName) is not the file that the manifest describes")
    } else {
      tell(&finding, ifMadeOtherwiseThan: folder.manifest.environment(of: entry))
    }
    finding.details += circumstances(of: entry, in: folder.manifest, judged.test)
    return (finding, file)
  }
}
