import PrototypeProgram
import TouchKit
import TouchStyle

/// A phone that says hello.
@main
enum Main {
  static func main() {
    runProgram(
      ProgramIdentity(
        command: "new-phone", title: "New Phone", version: "0.1.0",
        purpose: "a touch prototype", identifier: "org.example.NewPhone", icon: [])
    ) { () throws(Problem) in
      try Prototype(name: "new-phone") { ScreenApplication($0) { _ in HelloView() } }
    }
  }
}

/// The screen.
private final class HelloView: View {
  private let words = Label("Hello", id: "hello", style: TypeScale.largeTitle, color: Palette.ink)

  init() {
    super.init(id: "screen")
    addSubview(words)
  }

  override func layout() {
    let wanted = words.sizeThatFits(size)
    words.frame = Rect(center: bounds.center, size: wanted)
  }
}
