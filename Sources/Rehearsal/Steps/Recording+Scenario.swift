import TouchKit

/// Makes tests of lines.
extension Recording {
  /// What a test made of a recording looks at.
  package enum Question: Equatable, Sendable {
    /// The picture at a time.
    case shot(Time)
    /// All that moves between two times.
    case motion(ClosedRange<Time>)

    /// The name of the shot or the section.
    package var name: String {
      switch self {
      case .shot: "moment"
      case .motion: "range"
      }
    }

    /// When it is answered.
    var end: Time {
      switch self {
      case .shot(let time): time
      case .motion(let range): range.upperBound
      }
    }
  }

  /// A scenario with the recording's inputs at their times, up to its shot or its motion section; nil if it had more steps than a
  /// scenario may have.
  package func scenario(asking question: Question, named name: String) -> [UInt8]? {
    var text = ScenarioText(start)
    var begins: Time?
    if case .motion(let range) = question { begins = range.lowerBound }
    func begin(before time: Time) {
      guard let start = begins, start < time else { return }
      begins = nil
      text.pass(to: start)
      text.append(.beginSection(MotionSection(question.name)))
    }
    for input in inputs where input.time <= question.end {
      begin(before: input.time)
      text.pass(to: input.time)
      text.append(.inputs(.one(input.kind)))
    }
    begin(before: .distantFuture)
    text.pass(to: question.end)
    switch question {
    case .shot: text.append(.shot(question.name))
    case .motion: text.append(.endSection(question.name))
    }
    return text.file(named: name)
  }
}
