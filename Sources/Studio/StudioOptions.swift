import Files
import TouchKit

/// How the window is started, and what it asks of parts that it does not know.
public struct StudioOptions {
  /// The scenario or take to play first.
  public var file: String?
  /// What a session starts from; nil takes what the window had when it was last closed.
  public var device: Device?
  public var appearance: Environment.Appearance?
  public var tuning: Tuning
  /// The program's version and licence, for About.
  public var version: String
  public var license: String
  /// Reads a scenario or a take; what is thrown is shown to the user in its own words.
  public var load: (_ path: String) throws -> Performance
  public var takes: TakeFormat

  public init(
    file: String? = nil, device: Device? = nil, appearance: Environment.Appearance? = nil,
    tuning: Tuning, version: String, license: String,
    load: @escaping (_ path: String) throws -> Performance, takes: TakeFormat
  ) {
    self.file = file
    self.device = device
    self.appearance = appearance
    self.tuning = tuning
    self.version = version
    self.license = license
    self.load = load
    self.takes = takes
  }

  /// What a scenario or a take plays: where it starts and every input at its time.
  public struct Performance {
    public var settings: Settings
    public var tuning: Tuning
    public var inputs: [Input]
    /// What the user should know of it, such as a step that failed; nil where all is well.
    public var remark: String?

    public init(settings: Settings, tuning: Tuning, inputs: [Input], remark: String? = nil) {
      self.settings = settings
      self.tuning = tuning
      self.inputs = inputs
      self.remark = remark
    }
  }

  /// How a recording is written: it can be appended to, input by input, and is whole at any time but for its ending.
  public struct TakeFormat {
    /// The text before the first step, with its last line ended.
    public var beginning: (Settings, Tuning) -> String
    /// An input as one line without its end; lines are parted by commas.
    public var step: (Input) -> String
    /// The text after the last step, for a recording that ran until a time.
    public var ending: (Time) -> String

    public init(
      beginning: @escaping (Settings, Tuning) -> String, step: @escaping (Input) -> String,
      ending: @escaping (Time) -> String
    ) {
      self.beginning = beginning
      self.step = step
      self.ending = ending
    }

    /// A whole recording.
    func text(_ settings: Settings, _ tuning: Tuning, _ inputs: [Input], until end: Time) -> String
    {
      beginning(settings, tuning) + inputs.map(step).joined(separator: ",\n") + "\n" + ending(end)
    }
  }
}
