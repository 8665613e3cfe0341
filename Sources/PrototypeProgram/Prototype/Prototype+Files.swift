import JSON
import TouchKit
import TouchStyle
import TuningFiles

/// Makes prototypes of their parts and files.
extension Prototype {
  /// A tuning's JSON file that is built into the program: the name by which users choose the tuning (`default` must
  /// have every value), the path for messages, and the bytes of the file.
  public typealias TuningFile = TuningReader.NamedFile

  /// A prototype with tunings from files. Without files, it has only the tuned values of the kit itself, from
  /// `resources/kit/engine.json`.
  ///
  /// `ids` are the ids of the prototype's own views: words such as `lamp`, and families such as `row-{number}`,
  /// `day-{date}`, `song-{name}` or `key-{key}`. The ids of the kit's own parts, such as the keyboard's keys, are
  /// always included.
  ///
  /// If a file is wrong or missing, the initialiser throws the place in the file and the remedy, and `runProgram`
  /// reports both.
  public init(
    name: String, screens: [String] = ["main"], devices: [Device] = Devices.all,
    tunables: [any TuningDeclaration] = [], tunings: [TuningFile] = [],
    inputs: [CustomInput] = [], ids: [String] = ["{name}"], windowDevice: String = "",
    fonts: [FontData] = [],
    makeApplication: @escaping @Sendable (Stage) -> Application
  ) throws(Problem) {
    guard
      tunings.contains(where: { $0.name == Prototype.usualTuning })
        || (tunables.isEmpty && tunings.isEmpty)
    else {
      throw Problem(
        what:
          "the prototype \(quoted(name)) has tunings but no file \(quoted(Prototype.usualTuning)) with their values",
        remedy: "add this file; you can start with a copy of the kit's resources/kit/engine.json")
    }
    for form in ids {
      guard let fault = IDVocabulary.fault(ofForm: form) else { continue }
      throw Problem(
        what: "in `ids:` of the prototype \(quoted(name)), \(quoted(form)) \(fault)")
    }
    let catalogue = TuningCatalogue(tunables)
    let values = try TuningReader(catalogue, place: Prototype.tunablesPlace).tunings(tunings)
    do throws(PrototypeFault) {
      try self.init(
        name: name, screens: screens, devices: devices, catalogue: catalogue, tunings: values,
        makeApplication: makeApplication, inputs: inputs,
        ids: IDVocabulary(ids + Prototype.kitIDs.filter { !ids.contains($0) }),
        windowDevice: windowDevice, fonts: fonts)
    } catch {
      throw Problem(what: error.description)
    }
  }

  /// Where a prototype's author lists what can be tuned, as messages call it.
  static let tunablesPlace = "`tunables:` of the Prototype"

  /// The ids of views that the kit's own parts bring.
  private static let kitIDs = [
    "main-window", "keyboard-window", "keyboard", "key-{key}", "modal-shade", "popover",
    "back-button", "tab-{name}",
  ]
}
