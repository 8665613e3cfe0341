import PrototypeProgram
import TouchKit
import TouchStyle

/// The program: its name, and the prototype that it runs.
@main
enum Main {
  static func main() {
    runProgram(
      ProgramIdentity(
        command: "new-phone", title: "New Phone", version: "0.1.0",
        purpose: "a touch prototype", identifier: "org.example.NewPhone",
        icon: (try? Files.bytes("icon.svg")) ?? []),
      content: try Files.content()
    ) { content throws(Problem) in
      let words = try content.read("words.json", Words.init)
      let leaf = try Bitmap(png: content.file("leaf.png"), scale: 2)
      return try Prototype(
        name: "new-phone", screens: ["leaf"], tunables: [PullView.spring, PullView.give],
        tunings: [Files.tuning("default")], inputs: [NewPhoneApplication.gust],
        ids: ["main-window", "screen", "card", "leaf", "hint"], windowDevice: "modern",
        fonts: [Files.font("LeafSerif-Bold.ttf")]
      ) { NewPhoneApplication($0, words, leaf) }
    }
  }
}

/// The phone's application: one screen, and an input of its own.
final class NewPhoneApplication: ScreenApplication {
  /// A gust of wind, as scenarios write it: `{ "gust": { "strength": 400 } }`.
  static let gust = Prototype.CustomInput(
    "gust", "wind blows against the card",
    .object([.required("strength", .number(0...5000), "points a second")]),
    examples: [.init("a gust", "a middling one", .object([.init("strength", .number(900))]))])

  private let screen: PullView

  init(_ stage: Stage, _ words: Words, _ leaf: Bitmap) {
    let screen = PullView(words, leaf, on: stage)
    self.screen = screen
    super.init(stage) { _ in screen }
  }

  override func receive(_ name: String, _ payload: Payload) {
    guard name == NewPhoneApplication.gust.name else { return super.receive(name, payload) }
    screen.blow(payload["strength"]?.number ?? 0)
  }
}
