/// A phone's program as a value: everything that a runner, a recorder or a window needs.
public struct Prototype: Sendable {
  public var name: String
  /// The names of the screens it can start with; the first is the usual one.
  public var screens: [String]
  /// The devices it can run on; the first is the usual one.
  public var devices: [Device]
  /// The name of the device that a window shows at its first start; empty for the usual one.
  public var windowDevice: String
  public var catalogue: TuningCatalogue
  /// Tunings by name; `default` is among them.
  public var tunings: [NamedTuning]
  /// Makes the application on a stage that has everything else.
  public var makeApplication: @Sendable (Stage) -> Application
  /// Inputs of its own, by the names that scenarios give them.
  public var inputs: [CustomInput]
  /// The ids that its views can have.
  public var ids: IDVocabulary
  /// Steps of scenarios that have no effect on it, so that reading a scenario with one fails.
  public var meaningless: [String]
  /// Fonts of its own, whose families text styles can name.
  public var fonts: [FontData]

  /// Says what is missing or there twice, so that nothing traps later.
  public init(
    name: String, screens: [String], devices: [Device], catalogue: TuningCatalogue,
    tunings: [NamedTuning], makeApplication: @escaping @Sendable (Stage) -> Application,
    inputs: [CustomInput], ids: IDVocabulary, meaningless: [String] = [],
    windowDevice: String = "", fonts: [FontData] = []
  ) throws(PrototypeFault) {
    self.name = name
    self.screens = screens
    self.devices = devices
    self.windowDevice = windowDevice
    self.catalogue = catalogue
    self.tunings = tunings
    self.makeApplication = makeApplication
    self.inputs = inputs
    self.ids = ids
    self.meaningless = meaningless
    self.fonts = fonts
    if let fault = fault() { throw fault }
  }

  /// The name of the tuning that a scenario has unless it says otherwise.
  public static let usualTuning = "default"

  public struct NamedTuning: Sendable {
    public var name: String
    public var tuning: Tuning
    public init(_ name: String, _ tuning: Tuning) {
      self.name = name
      self.tuning = tuning
    }
  }

  /// An input of the prototype's own, such as a notification that arrives.
  public struct CustomInput: Sendable {
    public var name: String
    /// A line for editors.
    public var summary: String
    /// What its value in a scenario may be.
    public var schema: ValueSchema
    /// Says what is wrong with a value that fits the schema, for rules that a schema cannot express; nil if it is
    /// right.
    public var check: @Sendable (Payload) -> String?
    /// Values that a person may want to send as they are.
    public var examples: [Example]
    /// Says why a person who makes the value by hand probably does not mean it, though it is allowed; nil if they can.
    public var objection: @Sendable (Payload) -> Objection?

    public init(
      _ name: String, _ summary: String, _ schema: ValueSchema,
      check: @escaping @Sendable (Payload) -> String? = { _ in nil }, examples: [Example] = [],
      objection: @escaping @Sendable (Payload) -> Objection? = { _ in nil }
    ) {
      self.name = name
      self.summary = summary
      self.schema = schema
      self.check = check
      self.examples = examples
      self.objection = objection
    }

    /// A value with a name for people.
    public struct Example: Hashable, Sendable {
      public var name: String
      public var summary: String
      public var payload: Payload

      public init(_ name: String, _ summary: String, _ payload: Payload) {
        self.name = name
        self.summary = summary
        self.payload = payload
      }
    }

    /// A member of a value, and what is wrong with it.
    public struct Objection: Hashable, Sendable {
      public var member: String
      public var why: String

      public init(at member: String, _ why: String) {
        self.member = member
        self.why = why
      }
    }
  }

  /// The tuning that a scenario has unless it says otherwise.
  public var defaultTuning: Tuning {
    guard let tuning = tuning(named: Prototype.usualTuning) else {
      preconditionFailure("the prototype \(name) has no tuning named \(Prototype.usualTuning)")
    }
    return tuning
  }

  public func device(named name: String) -> Device? { devices.first { $0.name == name } }
  public func tuning(named name: String) -> Tuning? { tunings.first { $0.name == name }?.tuning }
}
