import CFiles
import JSON

/// What a prototype's program is called, and how it describes itself.
public struct ProgramIdentity: Sendable {
  /// What people type, what messages begin with, and the name of the program's folders: letters, digits and dashes.
  public var command: String
  /// Its name for people.
  public var title: String
  /// The version that `--version` prints, such as `1.2.3`.
  public var version: String
  /// One line about it, lower case, without a full stop.
  public var purpose: String
  /// Its id for desktops, such as `io.github.somebody.Program`; its desktop file has the same name.
  public var identifier: String
  /// An SVG.
  public var icon: [UInt8]

  /// An identity of all its parts; `runProgram` refuses a command or an identifier that no system could bear.
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

  /// What it is in a sentence.
  public var sentence: String { purpose.prefix(1).uppercased() + purpose.dropFirst() + "." }

  /// The command of the running program. Messages and paths everywhere contain it, also those that C writes without
  /// memory.
  public static var command: String { String(cString: dp_program_name()) }

  /// Makes the process the program of this identity; to be called once, before anything else.
  public static func use(_ identity: ProgramIdentity) { dp_program_set_name(identity.command) }

  /// Refuses names that no folder, desktop or shell could bear.
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
        what: "\(quoted(identifier)) is not an id of a program",
        remedy: "write two words or more with dots between them, such as io.github.somebody.Program"
      )
    }
  }
}
