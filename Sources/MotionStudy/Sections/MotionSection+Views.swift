import Rehearsal

/// What a section has to look at.
extension MotionSection {
  /// The names of the animated values that it looks at, each once.
  var values: [String] {
    var names: [String] = []
    for case .value(let name) in subjects + monotone where !names.contains(name) {
      names.append(name)
    }
    return names
  }

  /// Whether it asks which views move, and not only where the named ones are.
  var looksAtAll: Bool { subjects.isEmpty || othersAreStill }

  /// The ids of the views that it names.
  var ids: [String] {
    subjects.compactMap(\.id) + monotone.compactMap(\.id) + together.flatMap(\.self)
  }
}

extension MotionSection.Subject {
  /// The view that it is a part of; nil for an animated value.
  var id: String? {
    switch self {
    case .view(let id), .number(let id, _): id
    case .value: nil
    }
  }
}
