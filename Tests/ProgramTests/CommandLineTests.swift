import Files
import Foundation
import TestSupport
import Testing

@Suite struct CommandLineTests {
  @Test func `Help and version are results, not complaints`() throws {
    for words in [["--help"], ["-h"], ["--version"], ["capture", "--help"], ["check", "x", "-h"]] {
      let result = try Program.run(words)
      #expect(result.status == 0 && result.complaints.isEmpty && !result.output.isEmpty)
    }
    #expect(try Program.run(["--version"]).text == "drawer-proto 0.1.0\n")
  }

  @Test func `Every command has its own help, which names its options`() throws {
    let whole = try Program.run(["--help"]).text
    for command in ["capture", "inspect", "trace", "check"] {
      #expect(whole.contains("drawer-proto \(command) "))
      let help = try Program.run([command, "--help"]).text
      #expect(help.hasPrefix("Usage: drawer-proto \(command) "))
      #expect(help.contains("--help"))
    }
  }

  @Test func `The program's help lists the window's options as the window's own does`() throws {
    let whole = try Program.run(["--help"]).text
    for option in ["--tuning FILE|NAME", "--device NAME", "--appearance WORD", "--set KEY=VALUE"] {
      #expect(whole.contains("  \(option)"))
    }
    // A screen of an ordinary terminal holds it.
    #expect(whole.split(separator: "\n", omittingEmptySubsequences: false).count <= 48)
  }

  @Test func `A window that watches a folder says first that it runs that folder's code`() throws {
    let scratch = try TemporaryFolder()
    let state = ["XDG_STATE_HOME": scratch.path]
    let root = Program.root.path
    let watching = try Program.run(["--watch=\(root)"], environment: state)
    #expect(watching.status == 3 && watching.lines.count == 2, "\(watching.complaints)")
    #expect(
      watching.complaints.hasPrefix(
        "drawer-proto: watching \(root): when a source file changes, Package.swift and script/run say how the package is built and "
          + "started, with your permissions; watch only a folder that you trust\n"))
    #expect(try Program.run(["--help"]).text.contains("this runs the folder's code"))
    let plain = try Program.run([], environment: state)
    #expect(plain.status == 3 && plain.lines.count == 1)
  }

  @Test func `A file that exists is no command; a command's name is the command's`() throws {
    let scratch = try TemporaryFolder()
    let take = #"{"scenario": 1, "take": true, "steps": []}"#
    for name in ["mytake", "captur", "check"] { _ = try scratch.put(take, at: name) }
    for name in ["mytake", "captur"] {
      let result = try Program.run([name], folder: scratch.path)
      #expect(result.status == 3 && result.complaints.contains("no display"), "\(name)")
    }
    let result = try Program.run(["check"], folder: scratch.path)
    #expect(
      result.lines == [
        "drawer-proto: an argument is missing: check needs FILE …; usage: drawer-proto check FILE … [options]"
      ])
  }

  @Test(arguments: [
    ("man", "man/drawer-proto.1"), ("bash", "completions/drawer-proto.bash"),
    ("zsh", "completions/_drawer-proto"), ("fish", "completions/drawer-proto.fish"),
    ("scenario-schema", "schemas/scenario.schema.json"),
    ("tuning-schema", "schemas/tuning.schema.json"),
    ("view-tree-schema", "schemas/view-tree.schema.json"),
  ])
  func `What is kept is what the tables make; script/generate mends it`(
    _ what: String, _ file: String
  ) throws {
    #expect(
      try Program.run(["generate", what]).output == SafeFile.read(Program.resource(file)))
  }

  @Test func `The completion for bash offers commands, options and words`() throws {
    func offered(_ words: String) throws -> [String] {
      let script = """
        source '\(Program.resource("completions/drawer-proto.bash"))'
        COMP_WORDS=(drawer-proto \(words)) COMP_CWORD=\(words.split(separator: " ").count)
        _drawer_proto
        printf '%s\\n' "${COMPREPLY[@]}"
        """
      return try Program.run("/bin/bash", ["-c", script]).text.split(separator: "\n")
        .map(String.init)
    }
    #expect(try offered("cap") == ["capture"])
    #expect(try offered("capture --fo") == ["--format", "--follow"])
    #expect(try offered("capture --format ap") == ["apng"])
    #expect(try offered("trace --device lib") == ["librem"])
    #expect(try offered("--dev") == ["--device"])
    #expect(try offered("--device lib") == ["librem"])
    #expect(try offered("a.json --appearance da") == ["dark"])
  }

  @Test(arguments: [
    (
      ["a.json", "b.json"],
      #"drawer-proto: "b.json" is one argument too many; usage: drawer-proto [SCENARIO|TAKE|SESSION|REVIEW] [options]"#
    ),
    (["captur"], #"drawer-proto: unknown command "captur"; did you mean "capture"?"#),
    (["--vresion"], #"drawer-proto: unknown option "--vresion"; did you mean "--version"?"#),
    (
      ["capture"],
      "drawer-proto: an argument is missing: capture needs SCENARIO; usage: drawer-proto capture SCENARIO [options]"
    ),
    (
      ["inspect", "a", "b"],
      #"drawer-proto: "b" is one argument too many; usage: drawer-proto inspect SCENARIO [options]"#
    ),
    (
      ["capture", "a", "--fsp", "3"],
      #"drawer-proto: unknown option "--fsp"; did you mean "--fps"?"#
    ),
    (["capture", "a", "--fps"], "drawer-proto: --fps needs a value (N); write --fps N"),
    (
      ["capture", "a", "--fps", "0", "-o", "b"],
      "drawer-proto: --fps is 0; it must be 1 to 1000"
    ),
    (
      ["capture", "a", "--fps", "2.5", "-o", "b"],
      "drawer-proto: --fps is 2.5; it must be a whole number"
    ),
    (
      ["capture", "a", "--at", "nan", "-o", "b"],
      #"drawer-proto: --at "nan" is not a number; it must be 0 to 86400000"#
    ),
    (
      ["inspect", "a", "--at=-1"], "drawer-proto: --at is -1; it must be 0 to 86400000"
    ),
    (
      ["inspect", "a", "--at", "1e308"], "drawer-proto: --at is 1e308; it must be 0 to 86400000"
    ),
    (
      ["capture", "a", "--at", "1", "--at", "2"],
      "drawer-proto: --at is used twice; use it once"
    ),
    (
      ["capture", "a", "--at", "1", "--fps", "2", "-o", "b"],
      "drawer-proto: --at and --fps can't be used together; use one of them"
    ),
    (["capture", "a", "--shots=yes"], "drawer-proto: --shots accepts no value; remove the value"),
    (
      ["capture", "a", "--scale", "4", "-o", "b"],
      "drawer-proto: --scale is 4; it must be 1 to 3"
    ),
    (
      ["capture", "a"],
      "drawer-proto: capture needs an output; add -o PATH, or -o - for stdout"
    ),
    (
      ["capture", "a", "--fps", "9", "-o", "-"],
      "drawer-proto: several pictures can't be written to standard output; name a folder with -o PATH"
    ),
    (
      ["capture", "a", "--format", "apng", "-o", "b"],
      "drawer-proto: an animation needs more than one picture; add --fps or --every"
    ),
    (
      ["capture", "a", "--format", "jpg", "-o", "b"],
      #"drawer-proto: --format is "jpg"; known: "png", "svg", "pdf", "node", "apng", "webp""#
    ),
    (
      ["trace", "a", "--view", "statusbar"],
      #"drawer-proto: there is no view "statusbar"; did you mean "status-bar"?"#
    ),
    (
      ["trace", "a", "--property", "hight"],
      #"drawer-proto: --property is "hight"; did you mean "height"?"#
    ),
    (
      ["generate", "x"],
      #"drawer-proto: there is no generated file named "x"; known: "man", "bash", "zsh", "fish", "scenario-schema", "tuning-schema", "view-tree-schema", "writing""#
    ),
    (
      ["capture", "/nonexistent", "-o", "b"],
      "/nonexistent: there is no such file or folder; check the path"
    ),
    (["capture", "", "-o", "b"], "the path is empty; use the path of a file or folder"),
  ])
  func `A wrong command line is exit 2 and one line`(_ words: [String], _ line: String) throws {
    let result = try Program.run(words)
    #expect(result.status == 2)
    #expect(result.lines == [line])
    #expect(result.output.isEmpty)
  }

  @Test(arguments: [
    (["--device", "modem"], #"drawer-proto: --device is "modem"; did you mean "modern"?"#),
    (
      ["--appearance", "drak"], #"drawer-proto: --appearance is "drak"; did you mean "dark"?"#
    ),
    (
      ["--tuning", "clasic"],
      #"drawer-proto: --tuning "clasic" is not a tuning; did you mean "classic"? (the path of a file must have a slash or a dot)"#
    ),
    (
      ["--set", "drawer.height"],
      #"drawer-proto: --set "drawer.height" has no "="; write --set KEY=VALUE"#
    ),
    (
      ["--set", "drawer.hieght=1"],
      #"drawer-proto: --set "drawer.hieght=1" has an unknown key; did you mean "drawer.height"?"#
    ),
    (
      ["--set", "drawer.height=1e9"],
      #"drawer-proto: --set "drawer.height" is 1e9; it must be 80 to 240"#
    ),
    (
      ["--set", "drawer.open.curve=bouncy"],
      #"drawer-proto: --set "drawer.open.curve" is "bouncy"; known: "linear", "ease", "ease-in", "ease-out", "ease-in-out""#
    ),
    (
      ["--tuning", "./nothing.json"],
      "./nothing.json: there is no such file or folder; check the path"
    ),
  ])
  func `A wrong common option is exit 2 and one line`(_ words: [String], _ line: String) throws {
    let result = try Program.run(["inspect", Program.drawer] + words)
    #expect(result.status == 2)
    #expect(result.lines == [line])
    #expect(result.output.isEmpty)
  }

  @Test func `Common options change what a run starts from`() throws {
    let scratch = try TemporaryFolder()
    let tuning = try scratch.put(#"{ "drawer.height": 200 }"#, at: "tall.json")
    func inspect(_ words: String...) throws -> String {
      let result = try Program.run(["inspect", Program.drawer, "--at", "0"] + words)
      #expect(result.complaints.isEmpty)
      return result.text
    }
    #expect(try inspect("--device", "librem").contains(#""name": "librem", "width": 360"#))
    #expect(try inspect("--tuning", tuning).contains(#""frame": [0, 20, 320, 460]"#))
    #expect(try inspect("--set", "status-bar.tap=both").contains("\"inspect\": 1"))
    let light = try Program.run(["capture", Program.drawer, "--at", "0", "-o", "-"])
    let dark = try Program.run(
      ["capture", Program.drawer, "--at", "0", "-o", "-", "--appearance", "dark"])
    #expect(light.status == 0 && dark.status == 0 && light.output != dark.output)
  }
}
