// What a program of the desktop says of itself and of its prototype, for a page: `Main.main()` of a phone is the same in both.

/// The name of a prototype's program. A page shows none of it.
struct ProgramIdentity {
  init(
    command: String, title: String, version: String, purpose: String, identifier: String,
    icon: [UInt8]
  ) {}
}

/// Keeps the prototype for the page.
func runProgram(_ identity: ProgramIdentity, _ prototype: () throws(Problem) -> Prototype) {
  do throws(Problem) {
    Present.prototype = try prototype()
  } catch {
    Present.words = Array(error.description.utf8)
  }
}

/// The same for a prototype that is made from content.
func runProgram(
  _ identity: ProgramIdentity, content: @autoclosure () throws(Problem) -> [ContentFile],
  _ prototype: (Content) throws(Problem) -> Prototype
) {
  runProgram(identity) { () throws(Problem) in try prototype(Content(try content())) }
}
