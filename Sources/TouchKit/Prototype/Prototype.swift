/// A phone's program as a value: everything that a runner, a recorder or a window needs.
public struct Prototype: Sendable {
  /// What it is called in files and messages.
  public var name: String
  /// The names of the screens it can start with; the first is the usual one.
  public var screens: [String]
  /// The devices it can run on; the first is the usual one.
  public var devices: [Device]
  /// The name of the device that a window shows at its first start; empty for the usual one.
  public var windowDevice: String
  /// All that designers can tune about it.
  public var catalogue: TuningCatalogue
  /// Tunings by name; `default` is among them.
  public var tunings: [NamedTuning]
  /// Makes the application on a stage that has everything else.
  public var makeApplication: @Sendable (Stage) -> Application
  /// Inputs of its own, with the names that scenarios use for them.
  public var inputs: [CustomInput]
  /// The ids that its views can have.
  public var ids: IDVocabulary
  /// Steps of scenarios that have no effect on it, so that reading a scenario with one fails.
  public var meaningless: [String]
  /// Fonts of its own, whose families text styles can name.
  public var fonts: [FontData]

  /// Makes the prototype, or throws what is missing or occurs twice, so that nothing traps later.
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

  /// The name of the tuning that a scenario has by default.
  public static let usualTuning = "default"

  /// A tuning with the name by which users choose it.
  public struct NamedTuning: Sendable {
    /// The name, such as `default`.
    public var name: String
    /// The values.
    public var tuning: Tuning
    /// A tuning under a name.
    public init(_ name: String, _ tuning: Tuning) {
      self.name = name
      self.tuning = tuning
    }
  }

  /// An input of the prototype's own, such as a notification that arrives.
  public struct CustomInput: Sendable {
    /// The name of its step in scenarios, in lower case.
    public var name: String
    /// A line for editors.
    public var summary: String
    /// What its value in a scenario may be.
    public var schema: ValueSchema
    /// Returns what is wrong with a value that fits the schema, for rules that a schema cannot
    /// express; nil if it is right.
    public var check: @Sendable (Payload) -> String?
    /// Values that a person may want to send as they are.
    public var examples: [Example]
    /// Returns why a person who fills in the value probably does not mean it, although it is
    /// allowed; nil if there is no objection.
    public var objection: @Sendable (Payload) -> Objection?

    /// An input of the prototype's own. Reading a scenario checks the value by `schema`, then by `check`.
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

    /// A value with a name that users read.
    public struct Example: Hashable, Sendable {
      /// What a menu calls it.
      public var name: String
      /// A line about it.
      public var summary: String
      /// The value.
      public var payload: Payload

      /// A value under a name.
      public init(_ name: String, _ summary: String, _ payload: Payload) {
        self.name = name
        self.summary = summary
        self.payload = payload
      }
    }

    /// A member of a value, and what is wrong with it.
    public struct Objection: Hashable, Sendable {
      /// The key of the member.
      public var member: String
      /// What is wrong, in words for the person.
      public var why: String

      /// An objection to the value of a key.
      public init(at member: String, _ why: String) {
        self.member = member
        self.why = why
      }
    }
  }

  /// The tuning that a scenario has by default.
  public var defaultTuning: Tuning {
    guard let tuning = tuning(named: Prototype.usualTuning) else {
      preconditionFailure("the prototype \(name) has no tuning named \(Prototype.usualTuning)")
    }
    return tuning
  }

  /// A device by its name; nil if the prototype has no device of that name.
  public func device(named name: String) -> Device? { devices.first { $0.name == name } }
  /// A tuning by its name; nil if the prototype has no tuning of that name.
  public func tuning(named name: String) -> Tuning? { tunings.first { $0.name == name }?.tuning }
}
