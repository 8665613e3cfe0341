import Files

/// What a folder of baselines holds: the commit point of every change to it.
public struct Manifest: Equatable, Sendable {
  public struct Entry: Equatable, Sendable {
    /// SHA-256 of the pixels, of the picture's file and of the view tree's file.
    public var pixels: String
    public var file: String
    public var tree: String
    public var device: String
    public var scale: Int
    /// SHA-256 of the tuning that was played.
    public var tuning: String
    /// The place of the environment in the manifest's list.
    public var environment: Int

    public init(
      pixels: String, file: String, tree: String, device: String, scale: Int, tuning: String,
      environment: Int
    ) {
      self.pixels = pixels
      self.file = file
      self.tree = tree
      self.device = device
      self.scale = scale
      self.tuning = tuning
      self.environment = environment
    }
  }

  /// A picture that somebody said no to.
  public struct Rejection: Equatable, Sendable {
    public var pixels: String
    public var reason: String
    public init(pixels: String, reason: String) {
      self.pixels = pixels
      self.reason = reason
    }
  }

  public static let fileName = "manifest.json"
  static let version = 1

  public var environments: [RenderingEnvironment] = []
  /// By the picture's name without its ending.
  public private(set) var entries: [String: Entry] = [:]
  public private(set) var rejections: [String: Rejection] = [:]

  public init() {}

  public subscript(name: String) -> Entry? {
    get { entries[name] }
    set { entries[name] = newValue }
  }

  /// What an entry's picture was made with.
  public func environment(of entry: Entry) -> RenderingEnvironment? {
    environments.indices.contains(entry.environment) ? environments[entry.environment] : nil
  }

  public func rejection(of name: String) -> Rejection? { rejections[name] }

  public mutating func reject(_ name: String, _ rejection: Rejection?) {
    rejections[name] = rejection
  }

  /// The place of an environment, added if it is new.
  public mutating func place(of environment: RenderingEnvironment) -> Int {
    if let place = environments.firstIndex(of: environment) { return place }
    environments.append(environment)
    return environments.count - 1
  }

  /// Drops environments that no entry was made with.
  mutating func tidy() {
    let used = environments.indices.filter { place in
      entries.values.contains { $0.environment == place }
    }
    let kept = used.map { environments[$0] }
    for (name, entry) in entries {
      entries[name]?.environment = used.firstIndex(of: entry.environment) ?? 0
    }
    environments = kept
  }

  // MARK: JSON, sorted, one line an entry

  public var json: [UInt8] {
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

  public init(json: [UInt8]) throws(Problem) {
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
      guard BaselineFolder.isOwn(BaselineFolder.treeFile(member.key)) else {
        throw Problem(
          position: member.keyPosition, what: "\(quoted(member.key)) is no picture's name",
          remedy: "names have letters, digits and . _ - @ alone, and begin with no dot")
      }
      var entry = try ObjectReader(member.value, in: "a picture")
      entries[member.key] = Entry(
        pixels: try entry.string("pixels"), file: try entry.string("file"),
        tree: try entry.string("tree"), device: try entry.string("device"),
        scale: try entry.integer("scale", in: 1...4), tuning: try entry.string("tuning"),
        environment: try entry.integer("environment", in: 0...max(0, environments.count - 1)))
      try entry.finish()
    }
    for member in try root.object("rejected", in: "the rejections").members {
      var rejection = try ObjectReader(member.value, in: "a rejection")
      rejections[member.key] = Rejection(
        pixels: try rejection.string("pixels"), reason: try rejection.string("reason"))
      try rejection.finish()
    }
    try root.finish()
  }
}
