import Files
import Glibc
import JSON
import TestSupport
import Testing

@testable import Workbench

@Suite struct PackageSourcesTests {
  @Test(arguments: ["A.swift", "default.json", "leaf.png", "Screens"])
  func `A source counts`(name: String) { #expect(PackageSources.counts(name)) }

  @Test(arguments: ["", ".A.swift.swp", "A.swift~", "#A.swift#", "4913", ".build", "A.swift.tmp"])
  func `What editors write for themselves doesn't`(name: String) {
    #expect(!PackageSources.counts(name))
  }

  @Test func `Packages that are named by a path are found`() {
    let manifest = """
      dependencies: [
        .package(url: "https://example.org/a", from: "1.0.0"),
        .package(name: "kit", path: "../kit"), .package(path:"/b c"),
      ], targets: [.executableTarget(name: "Lamp", path: "Other")]
      """
    #expect(PackageSources.dependencies(in: manifest) == ["../kit", "/b c"])
  }

  @Test func `The nearest manifest upwards names the package, and paths lead on from it`() throws {
    let place = try TemporaryFolder()
    let root = place.path
    for folder in ["phone", "phone/.build", "phone/.build/debug", "kit"] {
      #expect(mkdir("\(root)/\(folder)", 0o755) == 0)
    }
    try SafeFile.write(
      Array(".package(path: \"../kit/.\")".utf8), to: "\(root)/phone/Package.swift")
    try SafeFile.write(Array(".package(path: \"../phone\")".utf8), to: "\(root)/kit/Package.swift")
    let program = "\(root)/phone/.build/debug/phone"
    #expect(PackageSources.root(above: program) == "\(root)/phone")
    #expect(PackageSources.root(above: "\(root)/kit/.") == "\(root)/kit")
    #expect(
      PackageSources.packages(from: "\(root)/phone") == ["\(root)/phone", "\(root)/kit"])
    let command = try BuildCommand(
      package: "\(root)/phone", program: "\(root)/phone/.build/x86/debug/phone")
    #expect(
      command.arguments == [
        "swift", "build", "-c", "debug", "--scratch-path", "\(root)/phone/.build", "-Xcc", "-O2",
      ])
    #expect(throws: Problem.self) {
      try BuildCommand(package: "\(root)/phone", program: "\(root)/phone/phone")
    }
    #expect(mkdir("\(root)/phone/script", 0o755) == 0)
    let script = "\(root)/phone/script/run"
    try SafeFile.write(Array("#!/bin/sh\n".utf8), to: script)
    #expect(chmod(script, 0o755) == 0)
    let other = try BuildCommand(package: "\(root)/phone", program: program + "/../debug/phone")
    #expect(other.arguments.first == "swift")
    try SafeFile.write(Array("#!/bin/sh\n# --build\n".utf8), to: script)
    let own = try BuildCommand(package: "\(root)/phone", program: "")
    #expect(own.arguments == [script, "--build"] && own.program == nil)
  }
}
