import CLimits
import CSystem
import Files
import Glibc
import GtkPaint
import JSON
import TouchKit

/// Runs a prototype's program: does what its command line says, and then exits with the program's exit status.
///
/// The program has a window, a window in a browser, and all commands: `capture`, `inspect`, `trace`, `test` and so on.
/// The closure that makes the prototype is called when the program can already report errors. So a mistake in the
/// prototype's files is reported like any other wrong input.
public func runProgram(
  _ identity: ProgramIdentity, _ prototype: () throws -> Prototype
) -> Never {
  start(identity, { nil }, { _ in try prototype() })
}

/// Runs the program of a prototype that is made from content: its words and pictures.
///
/// Normally the content is the built-in files. With `--content FOLDER`, files with the same names in that folder
/// replace them. Whenever a user saves one of these files, the window makes the prototype again.
public func runProgram(
  _ identity: ProgramIdentity, content: @autoclosure () throws -> [ContentFile],
  _ prototype: @escaping @Sendable (Content) throws -> Prototype
) -> Never {
  start(
    identity, { LiveContent(files: try content(), make: prototype) },
    { try prototype(Content($0?.files ?? [])) })
}

/// The content that is built into a program, and how the prototype is made from content.
struct LiveContent: Sendable {
  let files: [ContentFile]
  let make: @Sendable (Content) throws -> Prototype
}

private func start(
  _ identity: ProgramIdentity, _ content: () throws -> LiveContent?,
  _ prototype: (LiveContent?) throws -> Prototype
) -> Never {
  dp_memory_keep()
  ProgramIdentity.use(identity)
  AuthorsMistake.end { words in dp_end_mistake(words, ExitStatus.wrongInput.rawValue) }
  Interruption.prepare()
  let words = UnsafeBufferPointer(start: dp_arguments(), count: Int(dp_argument_count()))
    .dropFirst().map { String(cString: $0) }
  exit(run(words, identity, content, prototype).rawValue)
}

private func run(
  _ words: [String], _ identity: ProgramIdentity, _ content: () throws -> LiveContent?,
  _ prototype: (LiveContent?) throws -> Prototype
) -> ExitStatus {
  do {
    try Libraries.check()
    try identity.check()
    let content = try told(content)
    let table = CommandTable(
      identity, try told { try prototype(content) }, takesContent: content != nil)
    var request = try ArgumentReader(table: table).read(words)
    if case .run(let invocation) = request, let content,
      let folder = invocation.value(CommandTable.content.name)
    {
      // What the words mean is another thing with another prototype, such as the names of its tunings.
      request = try ArgumentReader(table: table.with(content, of: folder)).read(words)
    }
    switch request {
    case .help(let command):
      try Console.write(HelpText(table: table).text(of: command))
      return .fine
    case .version:
      try Console.write("\(identity.command) \(identity.version)\n")
      return .fine
    case .run(let invocation): return try invocation.command.run(invocation)
    }
  } catch let problem as Problem {
    Console.complain([problem])
    return problem.kind == .machine ? .machine : .wrongInput
  } catch is Interrupted {
    return .interrupted
  } catch {
    preconditionFailure(
      "a command threw \(error), which is neither a problem nor an interruption")
  }
}

/// What a prototype's author makes, or what is wrong with it as a problem.
private func told<Made>(_ make: () throws -> Made) throws(Problem) -> Made {
  do {
    return try make()
  } catch let problem as Problem {
    throw problem
  } catch {
    throw Problem(what: "\(error)")
  }
}
