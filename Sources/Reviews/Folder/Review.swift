import Files
import JSON
import TouchKit

/// What a review asks, and which runs it shows: the file `review.json`.
package struct Review: Equatable, Sendable {
  /// The only version of the format so far.
  package static let version = 1
  static let fileName = "review.json"

  /// A take under a tuning and on a device, from one time to another.
  package struct Compared: Equatable, Sendable {
    /// The take's path in the review's folder.
    package var take: String
    /// A tuning of the program's, or the path of one in the review's folder (default: the take's own).
    package var tuning: String?
    package var device: String?
    /// Surroundings (default: the take's own).
    package var appearance: Environment.Appearance?
    package var textSize: Double?
    package var direction: Environment.Direction?
    /// In milliseconds.
    package var from: Double?
    package var to: Double?
    package var label: String?

    package init(
      take: String, tuning: String? = nil, device: String? = nil, from: Double? = nil,
      to: Double? = nil, label: String? = nil
    ) {
      self.take = take
      self.tuning = tuning
      self.device = device
      self.from = from
      self.to = to
      self.label = label
    }
  }

  /// By which answers know their review.
  package var id: String
  package var title: String
  package var question: String
  package var compared: [Compared]

  /// The takes in the order of the file, each with its runs.
  package var takes: [(path: String, variants: [Compared])] {
    var takes: [(path: String, variants: [Compared])] = []
    for one in compared {
      if let index = takes.firstIndex(where: { $0.path == one.take }) {
        takes[index].variants.append(one)
      } else {
        takes.append((one.take, [one]))
      }
    }
    return takes
  }

  /// Reads the file's bytes.
  package init(_ bytes: [UInt8]) throws(Problem) {
    var object = try ObjectReader(JSONReader.parse(bytes), in: "a review")
    let version = try object.integer("review")
    guard version == Review.version else {
      throw object.problem(
        of: "review", "the review has the version \(version)",
        "this program reads version \(Review.version)")
    }
    title = try object.text("title", ReviewLimits.title)
    question = try object.optionalText("question", ReviewLimits.question) ?? ""
    // If the file has no id, the id comes from its content, and stays the same until the content changes.
    id =
      object.has("id")
      ? try ReviewOrigin.id("id", of: &object) : String(SHA256.hex(of: bytes).prefix(32))
    compared = try object.array("compare", count: ReviewLimits.compared)
      .map { value throws(Problem) in try Review.compared(value) }
    try object.finish()
    if let crowded = takes.first(where: { $0.variants.count > ReviewVerdict.letters.count }) {
      throw object.problem(
        of: "compare",
        "\(quoted(crowded.path)) is shown \(crowded.variants.count) times",
        "show a take at most \(ReviewVerdict.letters.count) times")
    }
  }

  private static func compared(_ value: JSONValue) throws(Problem) -> Compared {
    var object = try ObjectReader(value, in: "an item of \"compare\"")
    var one = Compared(take: try object.text("take", ReviewLimits.path))
    one.tuning = try object.optionalText("tuning", ReviewLimits.path)
    one.device = try object.optionalText("device", ReviewLimits.name)
    one.appearance = try object.optionalEnumeration(
      "appearance", of: Environment.Appearance.allCases.map(\.rawValue)
    ).flatMap(Environment.Appearance.init)
    one.textSize = try object.optionalNumber("textSize", in: Environment.textSizes)
    one.direction = try object.optionalEnumeration(
      "direction", of: Environment.Direction.allCases.map(\.rawValue)
    ).flatMap(Environment.Direction.init)
    one.from = try object.optionalNumber("from", in: ReviewLimits.time)
    one.to = try object.optionalNumber("to", in: ReviewLimits.time)
    one.label = try object.optionalText("label", ReviewLimits.label)
    try object.finish()
    guard ReviewFolder.isInside(one.take) else {
      throw value.problem(
        "\(quoted(one.take)) is not a file of the review",
        "use the path of a file in the review's folder, such as a.take.json")
    }
    if let from = one.from, let to = one.to, to <= from {
      throw value.problem(
        "the shown part of the take ends before it begins", "\"to\" must be after \"from\"")
    }
    return one
  }
}
