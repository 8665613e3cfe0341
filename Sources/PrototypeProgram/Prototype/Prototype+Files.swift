import Files
import TouchKit
import TouchStyle
import TuningFiles

/// Makes prototypes of their parts and files.
extension Prototype {
  /// A JSON file of a tuning that is built into a program.
  public struct TuningFile: Sendable {
    /// What people choose it by; `default` is the one that gives every value.
    public var name: String
    /// How messages call the file.
    public var path: String
    public var bytes: [UInt8]

    public init(_ name: String, path: String, bytes: [UInt8]) {
      self.name = name
      self.path = path
      self.bytes = bytes
    }
  }

  /// A prototype with tunings from files. Without files it has the kit's values for the engine and none of its own.
  ///
  /// What is wrong with a file, or missing, is thrown with its place and the remedy; `runProgram` tells it.
  public init(
    name: String, screens: [String] = ["main"], devices: [Device] = Devices.all,
    tunables: [any TuningDeclaration] = [], tunings: [TuningFile] = [],
    inputs: [CustomInput] = [], ids: [String] = ["{name}"], windowDevice: String = "",
    makeApplication: @escaping @Sendable (Stage) -> Application
  ) throws(Problem) {
    let catalogue = TuningCatalogue(tunables)
    let files = tunings.map {
      TuningReader.NamedFile($0.name, path: $0.path, bytes: $0.bytes)
    }
    let values = try TuningReader(catalogue).tunings(files)
    do throws(PrototypeFault) {
      try self.init(
        name: name, screens: screens, devices: devices, catalogue: catalogue, tunings: values,
        makeApplication: makeApplication, inputs: inputs, ids: IDVocabulary(ids),
        windowDevice: windowDevice)
    } catch {
      throw Problem(what: error.description)
    }
  }
}
