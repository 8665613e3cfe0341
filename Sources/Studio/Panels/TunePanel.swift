import JSON
import TouchKit
import TuningFiles
import Widgets
import Workbench

/// The panel of tunings: every value of the catalogue with the control of its kind.
final class TunePanel {
  static let name = PanelName.tune.rawValue
  static let title = PanelName.tune.title

  /// Another tuning; where its values differ, they are shown beside the present ones.
  struct Comparison: Equatable {
    var title: String
    var tuning: Tuning
  }

  /// The user changes a value: still dragging, or for good.
  var onChange: ((_ change: TuningChange, _ isLast: Bool) -> Void)?
  /// The user has released a control where its last change left it.
  var onRest: (() -> Void)?
  /// The curve of an entry is to be edited, or no curve from now on.
  var onCurve: ((TuningEntry?) -> Void)?
  /// Undo, or Redo.
  var onUndo: ((_ isRedo: Bool) -> Void)?
  var onLeave: (() -> Void)?

  let list = TuneList()
  /// In the order of the list.
  private let entries: [TuningEntry]
  /// The index of each entry, by its name.
  private let indices: [String: Int]
  /// The group of each entry.
  private let groups: [Int]
  /// Of each entry that is a number.
  private var drags: [ValueDrag?] = []
  /// The entry whose colours the user is choosing.
  private var colorInHand: Int?
  private var tuning: Tuning
  private var base: Tuning
  private var comparison: Comparison?
  private(set) var search = ""
  private var showsChangedOnly = false
  /// The entry that the user changed last: its row stays where it is, even if its value is the usual one again.
  private var entryInHand: Int?
  /// The entry whose curve is edited.
  private(set) var editedCurve: Int?

  init(_ catalogue: TuningCatalogue, _ tuning: Tuning, base: Tuning) {
    (self.tuning, self.base) = (tuning, base)
    entries = TunePanel.sorted(catalogue)
    indices = Dictionary(uniqueKeysWithValues: entries.enumerated().map { ($1.name, $0) })
    var titles: [String] = []
    groups = entries.map { entry in
      let title = TuneWords.group(of: entry)
      if titles.last != title { titles.append(title) }
      return titles.count - 1
    }
    for (index, entry) in entries.enumerated() {
      if index == 0 || groups[index - 1] != groups[index] { list.addGroup(titles[groups[index]]) }
      let row = TuneWords.row(of: entry, base[entry.name])
      list.add(row)
      var drag: ValueDrag?
      if case .number(let range, let step) = entry.kind {
        drag = ValueDrag(range: range, reach: row.reach, step: step)
      }
      drags.append(drag)
    }
    list.connect(
      TuneList.Callbacks(
        made: { [unowned self] in show($0) },
        slider: { [unowned self] in slider($0, $1, number: $2, place: $3) },
        label: { [unowned self] in label($0, $1, way: $2, $3) },
        picked: { [unowned self] in picked($0, $1, $2) },
        field: { [unowned self] in
          let edit = edit(of: $0)
          perform($2 ? edit.entered($1) : edit.written($1), $0, $1)
        },
        key: { [unowned self] in key($0, $1, $2, field: $3) },
        reset: { [unowned self] in reset($0) },
        curve: { [unowned self] in edit(curve: editedCurve == $0 ? nil : $0) },
        search: { [unowned self] in
          search = $0
          entryInHand = nil
          filter()
        },
        changedOnly: { [unowned self] in
          showsChangedOnly = $0
          entryInHand = nil
          filter()
        },
        leave: { [unowned self] in onLeave?() }))
    showChanges()
  }

  /// The prototype's own entries, then the engine's, each in the catalogue's order; the entries of a group are
  /// together.
  private static func sorted(_ catalogue: TuningCatalogue) -> [TuningEntry] {
    let engine = TuningCatalogue()
    let own = catalogue.entries.filter { engine[$0.name] == nil }
    let all = own + catalogue.entries.filter { engine[$0.name] != nil }
    var titles: [String] = []
    for entry in all where !titles.contains(TuneWords.group(of: entry)) {
      titles.append(TuneWords.group(of: entry))
    }
    return titles.flatMap { title in all.filter { TuneWords.group(of: $0) == title } }
  }

  /// Shows other values; what differs from the other tuning is marked, without one what differs from the preset's.
  func update(_ tuning: Tuning, base: Tuning, comparedWith comparison: Comparison?) {
    guard tuning != self.tuning || base != self.base || comparison != self.comparison else {
      return
    }
    let (former, formerReference) = (self.tuning, reference)
    let isSame = comparison?.title == self.comparison?.title
    (self.tuning, self.base, self.comparison) = (tuning, base, comparison)
    let changed = tuning.changes(from: former) + reference.changes(from: formerReference)
    let places = isSame ? Set(places(of: changed)).sorted() : Array(entries.indices)
    for index in places { show(index) }
    showChanges()
    if showsChangedOnly { filter() }
  }

  func isShowing(_ tuning: Tuning) -> Bool { tuning == self.tuning }

  private func places(of changes: [TuningChange]) -> [Int] {
    changes.compactMap { indices[$0.name] }
  }

  /// What values are compared with.
  private var reference: Tuning { comparison?.tuning ?? base }

  private func isChanged(_ index: Int) -> Bool {
    tuning[entries[index].name] != reference[entries[index].name]
  }

  private func show(_ index: Int) {
    let edit = edit(of: index)
    switch tuning[entries[index].name] {
    case .number(let number):
      drags[index]?.show(number)
      list.setSlider(index, number)
    case .color where colorInHand != index: list.setColor(index, edit.words)
    case .color, .choice, .curve: break
    }
    let isChanged = isChanged(index)
    list.set(index, edit.words, isChanged: isChanged, selectsAll: edit.selectsAll)
    list.setNote(
      index,
      isChanged
        ? comparison.map { "\($0.title): \(TuneWords.words($0.tuning[entries[index].name]))" } : nil
    )
  }

  /// Says how many values are changed, in all and in each group.
  private func showChanges() {
    let changed = places(of: tuning.changes(from: reference))
    for group in 0...(groups.last ?? 0) {
      let count = changed.count { groups[$0] == group }
      let word = comparison == nil ? "changed" : count == 1 ? "differs" : "differ"
      list.setGroup(group, note: count == 0 ? "" : "\(count) \(word)")
    }
    let values = NumberWords.count(changed.count, "value")
    if let comparison {
      let word = changed.count == 1 ? "differs" : "differ"
      list.setSummary(
        changed.isEmpty
          ? "Same as \(comparison.title)." : "\(values) \(word) from \(comparison.title).")
    } else {
      list.setSummary(changed.isEmpty ? "Same as the preset." : "\(values) changed.")
    }
  }

  private func filter() {
    let words = search.lowercased().split(whereSeparator: \.isWhitespace)
    var found = Set<Int>()
    for (index, entry) in entries.enumerated() {
      let text = "\(entry.name) \(TuneWords.group(of: entry)) \(entry.summary)".lowercased()
      let isFound =
        words.allSatisfy { text.contains($0) }
        && (!showsChangedOnly || isChanged(index) || index == entryInHand)
      list.setVisible(index, isFound)
      if isFound { found.insert(index) }
    }
    list.setEmpty(found.isEmpty)
    // Of few all are to be seen.
    guard !words.isEmpty || showsChangedOnly else { return }
    for group in 0...(groups.last ?? 0) {
      list.openGroup(group, found.contains { groups[$0] == group })
    }
  }

  // MARK: Changes

  private func change(_ index: Int, _ value: TuningValue, isLast: Bool) {
    guard entries[index].accepts(value) else { return show(index) }
    guard value != tuning[entries[index].name] else { return rest(isLast) }
    entryInHand = index
    onChange?(TuningChange(entries[index].name, value), isLast)
  }

  private func slider(_ index: Int, _ hand: TuneHand, number: Double, place: Double) {
    switch hand {
    case .came: drags[index]?.sliderPressed(at: place)
    case .moved: perform(drags[index]?.sliderMoved(to: number, at: place), index)
    case .left: perform(drags[index]?.sliderReleased(at: number), index)
    }
  }

  private func label(
    _ index: Int, _ hand: TuneHand, way: Double, _ modifiers: CanvasEvent.Modifiers
  ) {
    switch hand {
    case .came: drags[index]?.labelPressed()
    case .moved: perform(drags[index]?.labelMoved(by: way, modifiers), index)
    case .left: perform(drags[index]?.labelReleased(), index)
    }
  }

  private func perform(_ action: ValueDrag.Action?, _ index: Int) {
    switch action {
    case .set(let number, let isLast): change(index, .number(number), isLast: isLast)
    case .putBack:
      if case .number(let number) = tuning[entries[index].name] { list.setSlider(index, number) }
    case nil: break
    }
  }

  /// While the user tries colours, a change is not final; the last one is final when the user lets the colours go.
  private func picked(_ index: Int, _ hand: TuneHand, _ text: String) {
    let isHeld = colorInHand == index
    switch hand {
    case .came: colorInHand = index
    case .moved: perform(edit(of: index).entered(text), index, text, isLast: !isHeld)
    case .left:
      guard isHeld else { return }
      colorInHand = nil
      perform(edit(of: index).entered(text), index, text)
    }
  }

  private func key(
    _ index: Int, _ key: String, _ modifiers: CanvasEvent.Modifiers, field text: String?
  ) -> Bool {
    if let step = drags[index]?.keyPressed(key, modifiers, isInField: text != nil) {
      perform(step, index)
      return true
    }
    guard let text, let action = edit(of: index).keyPressed(key, modifiers, in: text) else {
      return false
    }
    perform(action, index, text)
    return true
  }

  private func edit(of index: Int) -> FieldEdit {
    FieldEdit(
      words: TuneWords.words(tuning[entries[index].name]), hasKeyboard: list.hasKeyboard(index))
  }

  private func perform(
    _ action: FieldEdit.Action?, _ index: Int, _ text: String, isLast: Bool = true
  ) {
    switch action {
    case .enter: enter(index, text, isLast: isLast)
    case .show: show(index)
    case .rest: rest(isLast)
    case .undo: onUndo?(false)
    case .redo: onUndo?(true)
    case nil: break
    }
  }

  private func enter(_ index: Int, _ text: String, isLast: Bool) {
    let entry = entries[index]
    do throws(Problem) {
      let value = try TuneWords.value(text, of: entry)
      if value == tuning[entry.name] { show(index) }
      change(index, value, isLast: isLast)
    } catch {
      list.setWrong(index, "\(error.what); \(error.remedy)")
    }
  }

  /// If the user releases a control where it last was, nothing changes.
  private func rest(_ isLast: Bool) { if isLast { onRest?() } }

  private func reset(_ index: Int) {
    guard isChanged(index) else { return }
    change(index, reference[entries[index].name], isLast: true)
  }

  /// Edits the curve of an entry, or no curve.
  func edit(curve index: Int?) {
    editedCurve = index
    onCurve?(index.map { entries[$0] })
  }

  /// Shows an entry as if it were searched for.
  func reveal(_ name: String) {
    list.search(name)
  }
}
