import Files
import JSON

/// The manifest's file: JSON, sorted, one line for each entry.
extension Manifest {
  private static let version = 1

  package var json: [UInt8] {
    var lines = ["{ \"manifest\": \(Manifest.version),", "  \"environments\": ["]
    lines.append(
      environments.map { environment in
        var writer = JSONWriter()
        writer.object { writer in
          for part in environment.parts { writer.member(part.name, part.version) }
        }
        return "    " + writer.text
      }.joined(separator: ",\n"))
    lines.append("  ],")
    lines.append("  \"pictures\": {")
    lines.append(
      entries.keys.sorted().compactMap { name in
        entries[name].map { "    \(Manifest.text(name)): \(Manifest.text($0))" }
      }.joined(separator: ",\n"))
    lines.append("  },")
    lines.append("  \"rejected\": {")
    lines.append(
      rejections.keys.sorted().compactMap { name in
        rejections[name].map { "    \(Manifest.text(name)): \(Manifest.text($0))" }
      }.joined(separator: ",\n"))
    lines.append("  } }")
    return Array((lines.filter { !$0.isEmpty }.joined(separator: "\n") + "\n").utf8)
  }

  private static func text(_ string: String) -> String {
    var writer = JSONWriter()
    writer.string(string)
    return writer.text
  }

  private static func text(_ entry: Entry) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("pixels", entry.pixels)
      writer.member("file", entry.file)
      writer.member("tree", entry.tree)
      writer.member("device", entry.device)
      writer.member("scale", entry.scale)
      writer.member("tuning", entry.tuning)
      writer.member("environment", entry.environment)
    }
    return writer.text
  }

  private static func text(_ rejection: Rejection) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("pixels", rejection.pixels)
      writer.member("reason", rejection.reason)
    }
    return writer.text
  }

  package init(json: [UInt8]) throws(Problem) {
    self.init()
    var root = try ObjectReader(try JSONReader.parse(json), in: "a manifest of baselines")
    let version = try root.integer("manifest", in: 1...Int.max)
    guard version == Manifest.version else {
      throw root.problem(
        of: "manifest", "the manifest's version is \(version)",
        "this program knows version \(Manifest.version)")
    }
    for value in try root.array("environments") {
      environments.append(try RenderingEnvironment(value))
    }
    for member in try root.object("pictures", in: "the pictures").members {
      guard BaselineFolder.isOwn(BaselineFolder.mainFile(member.key)) else {
        throw Problem(
          position: member.keyPosition,
          what: "\(quoted(member.key)) can't be the name of a picture",
          remedy: "use only letters, digits and . _ - @, and no dot at the start")
      }
      var entry = try ObjectReader(member.value, in: "a picture")
      self[member.key] = Entry(
        pixels: try entry.string("pixels"), file: try entry.string("file"),
        tree: try entry.string("tree"), device: try entry.string("device"),
        scale: try entry.integer("scale", in: 1...4), tuning: try entry.string("tuning"),
        environment: try entry.integer("environment", in: 0...max(0, environments.count - 1)))
      try entry.finish()
    }
    for member in try root.object("rejected", in: "the rejections").members {
      var rejection = try ObjectReader(member.value, in: "a rejection")
      reject(
        member.key,
        Rejection(
          pixels: try rejection.string("pixels"), reason: try rejection.string("reason")))
      try rejection.finish()
    }
    try root.finish()
  }
}
