/// The list of what a folder of baselines holds.
package struct Manifest: Equatable, Sendable {
  package struct Entry: Equatable, Sendable {
    /// SHA-256 of the pixels, of the picture's file and of the view tree's file.
    package var pixels: String
    package var file: String
    package var tree: String
    package var device: String
    package var scale: Int
    /// SHA-256 of the tuning that was played.
    package var tuning: String
    /// The index of the environment in the manifest's list.
    package var environment: Int

    package init(
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

  /// A picture that a person rejected.
  package struct Rejection: Equatable, Sendable {
    package var pixels: String
    package var reason: String
    package init(pixels: String, reason: String) {
      self.pixels = pixels
      self.reason = reason
    }
  }

  package static let fileName = "manifest.json"

  package var environments: [RenderingEnvironment] = []
  /// By the picture's name without its ending.
  package private(set) var entries: [String: Entry] = [:]
  package private(set) var rejections: [String: Rejection] = [:]

  package init() {}

  package subscript(name: String) -> Entry? {
    get { entries[name] }
    set { entries[name] = newValue }
  }

  /// What an entry's picture was made with.
  package func environment(of entry: Entry) -> RenderingEnvironment? {
    environments.indices.contains(entry.environment) ? environments[entry.environment] : nil
  }

  package func rejection(of name: String) -> Rejection? { rejections[name] }

  package mutating func reject(_ name: String, _ rejection: Rejection?) {
    rejections[name] = rejection
  }

  /// The index of an environment, which is added if it is new.
  package mutating func index(of environment: RenderingEnvironment) -> Int {
    if let index = environments.firstIndex(of: environment) { return index }
    environments.append(environment)
    return environments.count - 1
  }

  /// Drops environments that no entry was made with.
  mutating func dropUnusedEnvironments() {
    let used = environments.indices.filter { index in
      entries.values.contains { $0.environment == index }
    }
    let kept = used.map { environments[$0] }
    for (name, entry) in entries {
      entries[name]?.environment = used.firstIndex(of: entry.environment) ?? 0
    }
    environments = kept
  }
}
