import CEngineTuning
import JSON
import TouchKit

/// Reads the tunings of a prototype: the usual one's file has every value, the other files have what differs from it.
extension TuningReader {
  /// A file that a prototype comes with.
  public struct NamedFile: Sendable {
    /// What people choose the tuning by.
    public var name: String
    /// How messages call the file.
    public var path: String
    /// The JSON text.
    public var bytes: [UInt8]

    /// A file of its name, its path for messages and its bytes, which are read when the prototype is made.
    public init(_ name: String, path: String, bytes: [UInt8]) {
      self.name = name
      self.path = path
      self.bytes = bytes
    }
  }

  /// The tunings of the usual one's file and of others.
  package func tunings(
    usual: NamedFile, others: [NamedFile]
  ) throws(Problem) -> [Prototype.NamedTuning] {
    let values = try readWhole(usual.bytes, file: usual.path)
    let whole = Tuning(
      catalogue, Dictionary(uniqueKeysWithValues: values.map { ($0.name, $0.value) }))
    var tunings = [Prototype.NamedTuning(usual.name, whole)]
    for file in others {
      var tuning = whole
      for change in try read(file.bytes, file: file.path) { tuning.set(change.name, change.value) }
      tunings.append(Prototype.NamedTuning(file.name, tuning))
    }
    return tunings
  }

  /// The tunings of these files, the usual one among them. Without any file a prototype has the kit's values for the engine,
  /// which it can't have tunings of its own beside.
  package func tunings(_ files: [NamedFile]) throws(Problem) -> [Prototype.NamedTuning] {
    let engine = NamedFile(
      Prototype.usualTuning, path: "\(Prototype.usualTuning).json", bytes: TuningReader.engineFile)
    let usual = files.first { $0.name == Prototype.usualTuning } ?? engine
    return try tunings(usual: usual, others: files.filter { $0.name != Prototype.usualTuning })
  }

  private static var engineFile: [UInt8] {
    var count = 0
    let bytes = dp_engine_tuning(&count)
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  /// The values of a parsed file that has every value.
  package func readWhole(_ value: JSONValue) throws(Problem) -> [TuningChange] {
    let changes = try read(value)
    let given = Set(changes.map { $0.name })
    let missing = catalogue.entries.map { $0.name }.filter { !given.contains($0) }
    guard missing.isEmpty else {
      let shown = missing.prefix(3).map(quoted).joined(separator: ", ")
      let more = missing.count > 3 ? " and \(missing.count - 3) more" : ""
      throw value.problem(
        "the tuning \(quoted(Prototype.usualTuning)) has no \(shown)\(more)",
        "add \(missing.count == 1 ? "it" : "them"): this file must have every tuning")
    }
    return changes
  }
}
