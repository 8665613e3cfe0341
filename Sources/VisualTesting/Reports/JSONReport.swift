import Files

/// For programs; `approve`, `reject` and `report` read it back.
enum JSONReport {
  static let version = 1

  static func text(_ result: SuiteResult) -> String {
    var writer = JSONWriter(style: .pretty)
    writer.object { writer in
      writer.member("results", version)
      writer.key("outcomes")
      writer.array { writer in
        for outcome in result.outcomes { write(outcome, &writer) }
      }
    }
    return writer.text + "\n"
  }

  private static func write(_ outcome: Outcome, _ writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("file", outcome.file)
      writer.member("test", outcome.test)
      writer.member("picture", outcome.picture)
      writer.member("verdict", outcome.verdict.rawValue)
      writer.member("summary", outcome.summary)
      writer.key("details")
      writer.array { writer in for detail in outcome.details { writer.string(detail) } }
      writer.key("files")
      writer.object { writer in for file in outcome.files { writer.member(file.kind, file.path) } }
      writer.member("reproduce", outcome.reproduce)
      writer.member("approve", outcome.approve)
    }
  }

  static func read(_ bytes: [UInt8]) throws(Problem) -> SuiteResult {
    var root = try ObjectReader(try JSONReader.parse(bytes), in: "results")
    _ = try root.integer("results", in: version...version)
    var outcomes: [Outcome] = []
    for value in try root.array("outcomes") {
      var reader = try ObjectReader(value, in: "an outcome")
      var outcome = Outcome(
        file: try reader.string("file"), test: try reader.string("test"),
        picture: try reader.string("picture"),
        verdict: .failed, summary: try reader.string("summary"))
      let verdict = try reader.enumeration(
        "verdict", of: Outcome.Verdict.allCases.map(\.rawValue))
      outcome.verdict = Outcome.Verdict(rawValue: verdict) ?? .failed
      for detail in try reader.array("details") {
        outcome.details.append(try detail.string("a detail"))
      }
      for member in try reader.object("files", in: "the files").members {
        outcome.files.append(
          .init(kind: member.key, path: try member.value.string(member.key)))
      }
      outcome.reproduce = try reader.string("reproduce")
      outcome.approve = try reader.string("approve")
      try reader.finish()
      outcomes.append(outcome)
    }
    try root.finish()
    return SuiteResult(outcomes: outcomes)
  }
}
