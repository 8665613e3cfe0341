import JSON
import TouchKit

/// Changes values in the text of a tuning file and leaves every other byte of it as it is.
///
/// Order, comments, spaces and line ends stay. In a curve that keeps its form only the numbers that change are written
/// again. Names that the file does not have are added at its end, laid out as those before them.
package struct TuningFileEditor: Sendable {
  private let catalogue: TuningCatalogue

  /// An editor of the files of a catalogue.
  package init(_ catalogue: TuningCatalogue) { self.catalogue = catalogue }

  /// The text with these values; of several for one name the last one counts.
  ///
  /// A value that the file has already stays as it is written. `usual` is the tuning whose values the file leaves out, if it
  /// is one that may: a name with its value there isn't added. The reader of tunings reads from the new text exactly what was
  /// wanted, or a problem says why not.
  package func text(
    _ text: [UInt8], file: String?, with changes: [TuningChange], over usual: Tuning? = nil
  ) throws(Problem) -> [UInt8] {
    do throws(Problem) {
      return try edited(text, last(of: changes), over: usual)
    } catch {
      throw error.inFile(file)
    }
  }

  private func edited(
    _ text: [UInt8], _ changes: [TuningChange], over usual: Tuning?
  ) throws(Problem) -> [UInt8] {
    let reader = TuningReader(catalogue)
    var wanted = try reader.read(text, file: nil)
    let root = try JSONReader.parse(text, allowComments: true)
    let span = try JSONSpan.find(in: text)
    var edits: [TextEdit] = []
    var additions: [TuningChange] = []
    for change in changes {
      try check(change)
      guard let index = wanted.firstIndex(where: { $0.name == change.name }) else {
        if usual.map({ $0[change.name] }) != change.value { additions.append(change) }
        continue
      }
      if wanted[index].value == change.value { continue }
      wanted[index] = change
      guard case .object(let members) = root.kind,
        let place = members.firstIndex(where: { $0.key == change.name })
      else { continue }
      let new = try JSONText(TuningFileEditor.bytes(of: change.value))
      let old = JSONText(bytes: text, value: members[place].value, span: span.values[place])
      new.replace(old, in: &edits)
    }
    if !additions.isEmpty {
      edits += TuningFileEnd(of: text, span).edits(
        adding: additions.map { ($0.name, TuningFileEditor.bytes(of: $0.value)) })
    }
    let result = TextEdit.apply(edits, to: text)
    try confirm(result, gives: wanted + additions, reader)
    return result
  }

  private func confirm(
    _ text: [UInt8], gives wanted: [TuningChange], _ reader: TuningReader
  ) throws(Problem) {
    let read: [TuningChange]
    do throws(Problem) {
      read = try reader.read(text, file: nil)
    } catch {
      throw Problem(
        what: "the changed tuning could not be read again: \(error.description)",
        remedy: "the file was not changed")
    }
    guard read != wanted else { return }
    let lost = zip(read, wanted).first { $0 != $1 }?.1.name ?? ""
    throw Problem(
      what: "\(quoted(lost)) would have another value when the file is read again",
      remedy: "the file was not changed")
  }

  /// Refuses a value that no tuning file may hold.
  private func check(_ change: TuningChange) throws(Problem) {
    guard let entry = catalogue[change.name] else {
      throw Problem(
        what: "there is no tuning \(quoted(change.name))",
        remedy: suggestion(for: change.name, known: catalogue.entries.map { $0.name }))
    }
    guard entry.accepts(change.value), TuningFileEditor.isWritable(change.value) else {
      throw Problem(
        what: "\(quoted(change.name)) can't be \(TuningFileEditor.words(change.value))",
        remedy: "a tuning file can't have this value")
    }
  }

  private static func words(_ value: TuningValue) -> String {
    switch value {
    case .number(let number): "\(number)"
    case .choice(let word): quoted(word)
    case .color(let color): color.figures
    case .curve(.spring(let response, let damping)):
      "a spring of response \(response) and damping \(damping)"
    case .curve: "this curve"
    }
  }

  private static func isWritable(_ value: TuningValue) -> Bool {
    switch value {
    case .number(let number): number.isFinite
    case .choice, .color: true
    case .curve(.spring(let response, let damping)):
      MotionLimits.response.contains(response) && MotionLimits.damping.contains(damping)
    case .curve(.cubic(let x1, let y1, let x2, let y2)):
      TimingCurve.times.contains(x1) && TimingCurve.shares.contains(y1)
        && TimingCurve.times.contains(x2) && TimingCurve.shares.contains(y2)
    case .curve(.linear), .curve(.ease), .curve(.easeIn), .curve(.easeOut), .curve(.easeInOut):
      true
    }
  }

  /// The last change of each name, in the order in which the names first come.
  private func last(of changes: [TuningChange]) -> [TuningChange] {
    var names: [String] = []
    var values: [String: TuningChange] = [:]
    for change in changes where values.updateValue(change, forKey: change.name) == nil {
      names.append(change.name)
    }
    return names.compactMap { values[$0] }
  }

  /// A value as the writer of tunings writes it, in one line.
  private static func bytes(of value: TuningValue) -> [UInt8] {
    var writer = JSONWriter(style: .pretty)
    TuningWriter.write(value, to: &writer)
    return writer.bytes.last == UInt8(ascii: "\n") ? writer.bytes.dropLast() : writer.bytes
  }
}
