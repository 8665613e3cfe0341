import Files

/// One scenario played on one device in one look at one scale.
public struct PictureTest: Sendable {
  /// What a scenario multiplies its shots by.
  public struct Variant: Hashable, Sendable {
    public var device: String
    public var scale: Int
    public var isDark: Bool
    public var orientation: String
    /// Whether the scenario plays on several devices or in several orientations, so that names must tell them apart.
    public var namesDevice: Bool
    public var namesOrientation: Bool

    public init(
      device: String, scale: Int, isDark: Bool, orientation: String = "portrait",
      namesDevice: Bool = false, namesOrientation: Bool = false
    ) {
      self.device = device
      self.scale = scale
      self.isDark = isDark
      self.orientation = orientation
      self.namesDevice = namesDevice
      self.namesOrientation = namesOrientation
    }

    /// What follows a shot's name in the name of its picture: `@2x-dark`.
    public var suffix: String {
      "@\(scale)x" + (namesDevice ? "-\(device)" : "")
        + (namesOrientation ? "-\(orientation)" : "") + (isDark ? "-dark" : "")
    }
  }

  /// The scenario's file as it was named.
  public var file: String
  public var name: String
  public var variant: Variant
  /// Why the test is not run; nil where it is.
  public var skip: String?
  public var tolerance: Tolerance?
  /// SHA-256 of the tuning that is played.
  public var tuning: String
  /// The names of the shots it will take, in order.
  public var shots: [String]
  /// Plays the scenario on a stage of its own, on whichever thread it is called.
  public var play: @Sendable () throws -> Played

  public struct Played: Sendable {
    public var shots: [Shot]
    /// What steps expected and did not find.
    public var failures: [String]
    public init(shots: [Shot], failures: [String]) {
      self.shots = shots
      self.failures = failures
    }
  }

  public init(
    file: String, name: String, variant: Variant, skip: String?, tolerance: Tolerance?,
    tuning: String, shots: [String], play: @escaping @Sendable () throws -> Played
  ) {
    self.file = file
    self.name = name
    self.variant = variant
    self.skip = skip
    self.tolerance = tolerance
    self.tuning = tuning
    self.shots = shots
    self.play = play
  }

  /// The folder of its baselines: `drawer.scenario.json` keeps them in `drawer.baselines`.
  public var baselines: String {
    let ending = ".scenario.json"
    let stem = file.hasSuffix(ending) ? String(file.dropLast(ending.count)) : file
    return stem + ".baselines"
  }

  /// How the test is named to people and by `--filter`.
  public var title: String {
    var words = ["\(file)", "\(variant.device)@\(variant.scale)x"]
    if variant.orientation != "portrait" { words.append(variant.orientation) }
    words.append(variant.isDark ? "dark" : "light")
    return words.joined(separator: " ")
  }
}
