/// A phone's program as a value: what a runner, a recorder or a window needs to know of it.
public struct Prototype: Sendable {
  public var name: String
  /// The names of the screens it can start with.
  public var screens: [String]
  public var devices: [Device]
  public var catalogue: TuningCatalogue
  /// Tunings by name; `default` is among them.
  public var tunings: [NamedTuning]
  /// Makes the application on a stage that has everything else.
  public var makeApplication: @Sendable (Stage) -> Application
  /// Inputs of its own, by the names that scenarios give them.
  public var inputs: [CustomInput]
  /// Whether a word can be an id of one of its views.
  public var knowsID: @Sendable (String) -> Bool
  /// Ids to suggest for a word that is none.
  public var ids: [String]

  public init(
    name: String, screens: [String], devices: [Device], catalogue: TuningCatalogue,
    tunings: [NamedTuning], makeApplication: @escaping @Sendable (Stage) -> Application,
    inputs: [CustomInput], knowsID: @escaping @Sendable (String) -> Bool, ids: [String]
  ) {
    self.name = name
    self.screens = screens
    self.devices = devices
    self.catalogue = catalogue
    self.tunings = tunings
    self.makeApplication = makeApplication
    self.inputs = inputs
    self.knowsID = knowsID
    self.ids = ids
  }

  public struct NamedTuning: Sendable {
    public var name: String
    public var tuning: Tuning
    public init(_ name: String, _ tuning: Tuning) {
      self.name = name
      self.tuning = tuning
    }
  }

  /// An input of the prototype's own: `check` says what is wrong with a payload, or nil.
  public struct CustomInput: Sendable {
    public var name: String
    public var check: @Sendable (Payload) -> String?
    public init(_ name: String, check: @escaping @Sendable (Payload) -> String?) {
      self.name = name
      self.check = check
    }
  }

  public func device(named name: String) -> Device? { devices.first { $0.name == name } }
  public func tuning(named name: String) -> Tuning? { tunings.first { $0.name == name }?.tuning }
}
