import GtkPaint
import Screens
import TouchKit

/// What a letter costs in a short text and in a long one, in the phone's own places for text.
struct TypingBench {
  private static let scale = 2.0
  private static let few = 100
  private static let many = 5000
  /// The letters of a word with the space behind it. Pango takes a hundred times as long to break one of 5,000 letters.
  private static let word = 6
  /// Which letter's frame stands for a short text.
  private static let early = 10
  let fonts: Fonts
  /// The id of what is typed into.
  let field: String

  /// The milliseconds a letter of 5,000 and of 100, without a picture.
  func unseen() throws -> (many: [Double], few: [Double]) {
    var times: (many: [Double], few: [Double]) = ([], [])
    for _ in 0..<5 {
      times.many.append(letters(TypingBench.many, places: 1))
      // As many letters altogether, so that both are measured as long and take as much new memory.
      times.few.append(
        letters(TypingBench.few, places: TypingBench.many / TypingBench.few))
    }
    return times
  }

  private func letters(_ count: Int, places: Int) -> Double {
    let stages = (0..<places).map { _ in open(PangoMeasurer(fonts: fonts)) }
    let time = Bench.time {
      for stage in stages { for place in 0..<count { type(place, on: stage) } }
    }
    return withExtendedLifetime(stages) { time / Double(count * places) }
  }

  /// The milliseconds of a letter with its frame around the 5,000th and around the 10th.
  func seen(_ count: Int) throws -> (late: [Double], early: [Double]) {
    let measurer = PangoMeasurer(fonts: fonts)
    let painter = Painter(measurer: measurer)
    let stage = open(measurer)
    let surface = try Surface(
      width: Int(stage.screenSize.width * TypingBench.scale),
      height: Int(stage.screenSize.height * TypingBench.scale))
    var place = 0
    func frame() -> Double {
      Bench.time {
        type(place, on: stage)
        surface.draw(
          painter.scene(stage.frame(), size: stage.screenSize, scale: TypingBench.scale))
        place += 1
      }
    }
    let early = (0..<2 * TypingBench.early).map { _ in frame() }
    while place < TypingBench.many - count / 2 {
      type(place, on: stage)
      place += 1
    }
    return ((0..<count).map { _ in frame() }, early)
  }

  /// Types one letter of a paragraph without an end.
  private func type(_ place: Int, on stage: Stage) {
    let endsWord = place % TypingBench.word == TypingBench.word - 1
    stage.send(Input(.type(endsWord ? " " : "a"), at: stage.now))
  }

  /// The phone with the caret in the field and the keyboard up.
  private func open(_ measurer: PangoMeasurer) -> Stage {
    guard let device = phone.device(named: "modern"),
      let tuning = phone.tuning(named: Prototype.usualTuning)
    else { preconditionFailure("the phone has no modern device or no usual tuning") }
    let stage = Stage(
      phone, settings: Settings(device: device, screen: "inbox"), tuning: tuning,
      measurer: measurer)
    for id in ["row-1", field] where id == field || field == "reply-field" {
      stage.send(Input(.activate(id), at: stage.now + .seconds(2)))
    }
    stage.advance(to: stage.now + .seconds(2))
    precondition(
      (stage.application.firstResponder as? View)?.id == field, "\(field) is not edited")
    return stage
  }
}
