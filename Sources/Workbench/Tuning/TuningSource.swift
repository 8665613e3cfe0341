import Files
import JSON
import Rehearsal
import TouchKit
import TuningFiles

/// Where a starting tuning comes from: one of the prototype's names, or a file.
package enum TuningSource: Equatable, Sendable {
  case named(String)
  /// By its absolute path.
  case file(String)

  /// The text of it that menus and the remembered state hold: a path begins with a slash, and no name does.
  package init(_ text: String) { self = text.hasPrefix("/") ? .file(text) : .named(text) }

  package var text: String {
    switch self {
    case .named(let name): name
    case .file(let path): path
    }
  }

  package var title: String {
    switch self {
    case .named(let name): return StudioNames.title(name)
    case .file(let path):
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return name.hasSuffix(".json") ? String(name.dropLast(".json".count)) : name
    }
  }

  /// Sets this tuning in a start state.
  package func apply(to startState: inout StartState, of prototype: Prototype) throws(Problem) {
    switch self {
    case .named(let name):
      guard prototype.tuning(named: name) != nil else {
        throw Problem(
          what: "no tuning is named \(quoted(name))",
          remedy: suggestion(for: name, known: prototype.tunings.map(\.name)))
      }
      startState.use(tuning: name)
    case .file(let path):
      try TuningSource.apply(SafeFile.read(path), of: path, to: &startState, of: prototype)
    }
  }

  /// Sets the tuning of a file in a start state.
  package static func apply(
    _ bytes: [UInt8], of path: String, to startState: inout StartState, of prototype: Prototype
  ) throws(Problem) {
    let changes = try TuningReader(prototype.catalogue).read(bytes, file: path)
    startState.use(tuning: Prototype.usualTuning, changes)
  }
}

extension LiveSession.Start {
  /// Where its tuning comes from, as far as that is known.
  package var tuning: TuningSource {
    tuningFile.map { .file($0) } ?? .named(startState.tuningName)
  }

  /// What people call its tuning: its file, or its name with the number of values that differ from the prototype's
  /// tuning of that name.
  package func tuningTitle(in prototype: Prototype) -> String {
    if let tuningFile { return TuningSource.file(tuningFile).title }
    let name = StudioNames.title(startState.tuningName)
    var preset = startState
    preset.use(tuning: startState.tuningName)
    let changes = startState.tuning(of: prototype).changes(from: preset.tuning(of: prototype))
    return changes.isEmpty ? name : "\(name) + \(changes.count)"
  }
}
