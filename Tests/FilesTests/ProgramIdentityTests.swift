import Files
import JSON
import Testing

/// Names that no folder, shell or desktop could bear are refused when the program starts.
struct ProgramIdentityTests {
  private func words(_ command: String, _ identifier: String = "org.example.Lamp") -> String? {
    do throws(Problem) {
      try ProgramIdentity(
        command: command, title: "Lamp", version: "1", purpose: "a lamp", identifier: identifier,
        icon: []
      ).check()
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: ["a", "drawer-proto", "lamp2", String(repeating: "x", count: 40)])
  func `Letters, digits and dashes make a command`(command: String) {
    #expect(words(command) == nil)
  }

  @Test(arguments: [
    "", "-lamp", "Lamp", "my lamp", "../lamp", "lämp", String(repeating: "x", count: 41),
  ])
  func `Anything else is refused`(command: String) {
    #expect(words(command)?.contains("use 1 to 40 characters of a-z, 0-9 and -") == true)
  }

  @Test(arguments: ["org.example.Lamp", "io.github.some_body.Lamp2"])
  func `Words with dots between them are an id`(identifier: String) {
    #expect(words("lamp", identifier) == nil)
  }

  @Test(arguments: [
    "", "Lamp", "org..Lamp", "org.2lamp", "org.example.My Lamp", ".org.lamp", "org.lamp.",
  ])
  func `Nothing else is one`(identifier: String) {
    #expect(words("lamp", identifier)?.contains("such as io.github.somebody.Program") == true)
  }

  @Test func `What it is for becomes a sentence`() {
    let identity = ProgramIdentity(
      command: "lamp", title: "Lamp", version: "1", purpose: "a lamp", identifier: "a.b", icon: [])
    #expect(identity.sentence == "A lamp.")
  }
}
