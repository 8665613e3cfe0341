/// A phone's program as a value: everything that a runner, a recorder or a window needs.
public struct Prototype: Sendable {
  /// The name in files and messages.
  public var name: String
  /// The names of the screens with which the phone can start. The first one is the default.
  public var screens: [String]
  /// The devices on which the phone can run. The first one is the default.
  public var devices: [Device]
  /// The name of the device that the window shows at its first start; empty for the default device.
  public var windowDevice: String
  /// All values that designers can tune.
  public var catalogue: TuningCatalogue
  /// Tunings by name; `default` is among them.
  public var tunings: [NamedTuning]
  /// Makes the application. The stage that it receives is otherwise complete.
  public var makeApplication: @Sendable (Stage) -> Application
  /// The inputs that the prototype declares, with the names of their steps in scenarios.
  public var inputs: [CustomInput]
  /// The ids that the phone's views can have.
  public var ids: IDVocabulary
  /// Steps that would have no effect on this phone. A scenario that has such a step is refused.
  public var meaningless: [String]
  /// The prototype's own fonts. `TextStyle.family` can be one of their families.
  public var fonts: [FontData]

  /// Makes the prototype. Throws an error if something is missing or occurs twice, so that the program does not stop
  /// later.
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
    /// A tuning with a name.
    public init(_ name: String, _ tuning: Tuning) {
      self.name = name
      self.tuning = tuning
    }
  }

  /// An input of the prototype's own, such as a notification that arrives.
  public struct CustomInput: Sendable {
    /// The name of its step in scenarios, in lower case.
    public var name: String
    /// A line of description, which editors show.
    public var summary: String
    /// The values that the step may have.
    public var schema: ValueSchema
    /// Returns what is wrong with a value that fits the schema; nil if the value is right. Use it for rules that a
    /// schema can't express.
    public var check: @Sendable (Payload) -> String?
    /// Values that a person can send without a change.
    public var examples: [Example]
    /// Returns why an allowed value is probably a mistake of the person who filled in the form; nil if there is no
    /// objection.
    public var objection: @Sendable (Payload) -> Objection?

    /// An input that the prototype declares. When a scenario is read, the value is checked with `schema`, then with
    /// `check`.
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
      /// The name in a menu.
      public var name: String
      /// A line of description.
      public var summary: String
      /// The value.
      public var payload: Payload

      /// A value with a name.
      public init(_ name: String, _ summary: String, _ payload: Payload) {
        self.name = name
        self.summary = summary
        self.payload = payload
      }
    }

    /// A member of a value, and what is probably wrong with it.
    public struct Objection: Hashable, Sendable {
      /// The key of the member.
      public var member: String
      /// What is probably wrong, in words for the person.
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
