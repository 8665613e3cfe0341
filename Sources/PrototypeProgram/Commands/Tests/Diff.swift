import Files
import Rehearsal
import VisualTesting

/// The command `diff`: how two pictures differ.
extension CommandRule {
  static let diff = CommandRule(
    "diff", "compares two pictures",
    writes: ["output"],
    operand: Operand(placeholder: "A.png B.png", count: 2...2, completion: .files),
    options: [
      OptionRule(
        "output", letter: "o", takes: "PATH", offers: .files,
        "writes a picture of the difference: different pixels are red, smoothed edges yellow, the rest pale"
      ),
      OptionRule(
        "threshold", takes: "X",
        "accepts colours that differ by up to this distance (0 to 1), and pixels that only smooth an edge"
      ),
      OptionRule("share", takes: "X", "accepts up to this share of different pixels (0 to 1)"),
    ],
    details: [
      "Without --threshold and --share, all pixels must be equal, bit for bit. The exit status is 1 if the pictures differ."
    ]
  ) { invocation in
    let threshold = try invocation.number("threshold", in: 0...1)
    let share = try invocation.number("share", in: 0...1)
    var tolerance: Tolerance?
    if threshold != nil || share != nil {
      let usual = Tolerance()
      tolerance = Tolerance(threshold: threshold ?? usual.threshold, share: share ?? usual.share)
    }
    var pictures: [PixelBuffer] = []
    for path in invocation.operands {
      pictures.append(try PNG.decode(try SafeFile.read(path), path: path))
    }
    let comparer = PictureComparer(tolerance: tolerance)
    let (comparison, drawing) = comparer.picture(expected: pictures[0], actual: pictures[1])
    if let output = invocation.value("output") {
      let file = PNG.encode(drawing)
      if output == "-" {
        try Console.write(file)
        return comparison.isEqual ? .fine : .failed
      }
      try SafeFile.write(file, to: output)
    }
    try Console.write(comparison.words + "\n")
    return comparison.isEqual ? .fine : .failed
  }
}
