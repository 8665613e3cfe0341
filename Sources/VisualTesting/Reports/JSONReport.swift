import JSON

/// The report for programs, which `approve`, `reject` and `report` read back.
package enum JSONReport {
  static let version = 1

  package static func text(_ result: SuiteResult) -> String {
    var writer = JSONWriter(style: .pretty)
    writer.object { object in
      object.member("results", version)
      object.key("environment")
      object.object { parts in
        for part in result.environment.parts { parts.member(part.name, part.version) }
      }
      object.member("notRun", result.notRun)
      strings("notes", result.notes, &object)
      object.key("outcomes")
      object.array { array in for outcome in result.outcomes { write(outcome, &array) } }
    }
    return harmless(writer.text)
  }

  /// The same JSON with everything escaped that a terminal or a CI service would obey; only strings hold such things.
  ///
  /// Some services read two number signs as the beginning of a command, wherever they are.
  private static func harmless(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    var last: Unicode.Scalar = "\n"
    for scalar in text.unicodeScalars {
      if scalar != "\n", scalar == "#" ? last == "#" : spelling(scalar) != nil {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      } else {
        result.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    return result
  }

  private static func strings(_ key: String, _ strings: [String], _ object: inout JSONWriter) {
    object.key(key)
    object.array { array in for string in strings { array.string(string) } }
  }

  private static func write(_ outcome: Outcome, _ array: inout JSONWriter) {
    array.object { object in
      object.member("file", outcome.file)
      object.member("test", outcome.test)
      object.member("picture", outcome.picture)
      object.member("verdict", outcome.status.rawValue)
      object.member("summary", outcome.summary)
      strings("details", outcome.details, &object)
      object.key("files")
      object.object { files in
        for file in outcome.files { files.member(file.kind.rawValue, file.name) }
      }
      object.member("reproduce", outcome.reproduce)
      object.member("approve", outcome.approve)
      if let fingerprint = outcome.fingerprint {
        object.key("evidence")
        write(fingerprint, &object)
      }
      if let motion = outcome.motion {
        object.key("motion")
        write(motion, &object)
      }
    }
  }

  private static func write(_ fingerprint: Outcome.Fingerprint, _ writer: inout JSONWriter) {
    writer.object { object in
      object.member("pixels", fingerprint.pixels)
      object.member("tree", fingerprint.tree)
      object.member("device", fingerprint.device)
      object.member("scale", fingerprint.scale)
      object.member("tuning", fingerprint.tuning)
      object.member("baseline", fingerprint.baseline)
    }
  }

  package static func read(_ bytes: [UInt8]) throws(Problem) -> SuiteResult {
    var root = try ObjectReader(try JSONReader.parse(bytes), in: "the results of a run")
    let version = try root.integer("results", in: 1...Int.max >> 11)
    guard version == JSONReport.version else {
      throw root.problem(
        of: "results", "the results' version is \(version)",
        "this program knows version \(JSONReport.version)")
    }
    var result = SuiteResult(
      outcomes: [], environment: try RenderingEnvironment(root.value("environment")),
      notRun: try root.integer("notRun", in: 0...1_000_000))
    for note in try root.array("notes") { result.notes.append(try note.string("a note")) }
    for value in try root.array("outcomes") { result.outcomes.append(try outcome(value)) }
    try root.finish()
    return result
  }

  private static func outcome(_ value: JSONValue) throws(Problem) -> Outcome {
    var reader = try ObjectReader(value, in: "an outcome")
    let word = try reader.enumeration("verdict", of: Outcome.Status.allCases.map(\.rawValue))
    var outcome = Outcome(
      file: try reader.string("file"), test: try reader.string("test"),
      picture: try reader.string("picture"), status: Outcome.Status(rawValue: word) ?? .failed,
      summary: try reader.string("summary"))
    for detail in try reader.array("details") {
      outcome.details.append(try detail.string("a detail"))
    }
    var files = try reader.object("files", in: "the files")
    for kind in Outcome.PictureFile.Kind.allCases {
      if let name = try files.optionalString(kind.rawValue) {
        outcome.files.append(.init(kind, name))
      }
    }
    try files.finish()
    outcome.reproduce = try reader.string("reproduce")
    outcome.approve = try reader.string("approve")
    if var fingerprint = try reader.optionalObject("evidence", in: "the evidence") {
      outcome.fingerprint = Outcome.Fingerprint(
        pixels: try fingerprint.string("pixels"), tree: try fingerprint.string("tree"),
        device: try fingerprint.string("device"),
        scale: try fingerprint.integer("scale", in: 1...4),
        tuning: try fingerprint.string("tuning"), baseline: try fingerprint.string("baseline"))
      try fingerprint.finish()
    }
    outcome.motion = try reader.optionalObject("motion", in: "the motion").map(motion)
    try reader.finish()
    return outcome
  }
}
