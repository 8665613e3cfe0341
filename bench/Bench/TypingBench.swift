import GtkPaint
import TouchKit

/// Measures typing a letter in a short and in a long text, in the phone's text fields and text views.
struct TypingBench {
  private static let few = 100
  private static let many = 5000
  /// The letters of a word with its space. Pango takes a hundred times as long to break a word of 5,000 letters.
  private static let word = 6
  /// The letter whose frame is measured for a short text.
  private static let early = 10
  let fonts: Fonts
  /// The id of the field.
  let field: String

  /// The milliseconds a letter of 5,000 and of 100, without a picture.
  func unseen() throws -> (many: [Double], few: [Double]) {
    var times: (many: [Double], few: [Double]) = ([], [])
    for _ in 0..<5 {
      times.many.append(letters(TypingBench.many, fields: 1))
      // As many letters in all, so that both are measured for as long and take as much new memory.
      times.few.append(
        letters(TypingBench.few, fields: TypingBench.many / TypingBench.few))
    }
    return times
  }

  private func letters(_ count: Int, fields: Int) -> Double {
    let stages = (0..<fields).map { _ in open(PangoMeasurer(fonts: fonts)) }
    let time = BenchProgram.time {
      for stage in stages { for index in 0..<count { type(index, on: stage) } }
    }
    return withExtendedLifetime(stages) { time / Double(count * fields) }
  }

  /// The milliseconds of a letter with its frame around the 5,000th and around the 10th.
  func seen(_ count: Int) throws -> (late: [Double], early: [Double]) {
    let measurer = PangoMeasurer(fonts: fonts)
    let painter = Painter(measurer: measurer)
    let stage = open(measurer)
    let surface = try stage.surface()
    var index = 0
    func frame() -> Double {
      BenchProgram.time {
        type(index, on: stage)
        surface.draw(stage.scene(painter))
        index += 1
      }
    }
    let early = (0..<2 * TypingBench.early).map { _ in frame() }
    while index < TypingBench.many - count / 2 {
      type(index, on: stage)
      index += 1
    }
    return ((0..<count).map { _ in frame() }, early)
  }

  /// Types one letter of a paragraph without an end.
  private func type(_ index: Int, on stage: Stage) {
    let endsWord = index % TypingBench.word == TypingBench.word - 1
    stage.send(Input(.type(endsWord ? " " : "a"), at: stage.now))
  }

  /// The phone with the caret in the field and the keyboard up.
  private func open(_ measurer: PangoMeasurer) -> Stage {
    let stage = Stage(screen: "inbox", measurer: measurer)
    for id in ["row-1", field] where id == field || field == "reply-field" {
      stage.send(Input(.activate(id), at: stage.now + .seconds(2)))
    }
    stage.advance(to: stage.now + .seconds(2))
    precondition(
      (stage.application.firstResponder as? View)?.id == field, "\(field) is not edited")
    return stage
  }
}
