import CFiles
import JSON

/// The name of a prototype's program, and how the program describes itself.
public struct ProgramIdentity: Sendable {
  /// The command that users type, which is also the beginning of messages and the name of the program's folders:
  /// letters, digits and dashes.
  public var command: String
  /// The name that users read.
  public var title: String
  /// The version that `--version` prints, such as `1.2.3`.
  public var version: String
  /// One line about the program, in lower case, without a full stop.
  public var purpose: String
  /// The id for desktops, such as `io.github.somebody.Program`. The desktop file has the same name.
  public var identifier: String
  /// The icon, as the bytes of an SVG file.
  public var icon: [UInt8]

  /// Makes an identity from its parts. `runProgram` refuses a command or an identifier that can't be the name of a file
  /// or a program.
  public init(
    command: String, title: String, version: String, purpose: String, identifier: String,
    icon: [UInt8]
  ) {
    self.command = command
    self.title = title
    self.version = version
    self.purpose = purpose
    self.identifier = identifier
    self.icon = icon
  }

  /// The purpose as a sentence.
  public var sentence: String { purpose.prefix(1).uppercased() + purpose.dropFirst() + "." }

  /// The command of the running program. All messages and paths contain it, including the messages that C writes when
  /// there is no memory left.
  public static var command: String { String(cString: dp_program_name()) }

  /// Gives the process this identity. Call it once, before anything else.
  public static func use(_ identity: ProgramIdentity) { dp_program_set_name(identity.command) }

  /// Throws if a name can't be used for a folder, a desktop or a shell.
  public func check() throws(Problem) {
    let name = command.utf8
    let fits = name.allSatisfy { byte in
      byte == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    guard fits, (1...Int(DP_LONGEST_PROGRAM_NAME)).contains(name.count),
      name.first != UInt8(ascii: "-")
    else {
      throw Problem(
        what: "a program can't have the name \(quoted(command))",
        remedy: "use 1 to \(DP_LONGEST_PROGRAM_NAME) characters of a-z, 0-9 and -")
    }
    let parts = identifier.split(separator: ".", omittingEmptySubsequences: false)
    let isPlain =
      identifier.utf8.count <= 255 && parts.count >= 2
      && parts.allSatisfy { part in
        !part.isEmpty && part.first?.isNumber == false
          && part.utf8.allSatisfy { byte in
            byte == UInt8(ascii: "_")
              || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
              || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          }
      }
    guard isPlain else {
      throw Problem(
        what: "\(quoted(identifier)) can't be the id of a program",
        remedy: "write two words or more with dots between them, such as io.github.somebody.Program"
      )
    }
  }
}
