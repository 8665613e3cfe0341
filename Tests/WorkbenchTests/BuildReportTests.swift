import Testing

@testable import Workbench

@Suite struct BuildReportTests {
  private func report(_ lines: String...) -> BuildReport {
    var report = BuildReport(root: "/phones/lamp")
    for line in lines { report.add(line) }
    return report
  }

  @Test func `An error is told with its place in the package, and once`() {
    let line = "/phones/lamp/Sources/Lamp/A.swift:12:3: error: cannot find 'x' in scope"
    let report = report("[3/9] Compiling Lamp A.swift", line, "10 |", line)
    #expect(report.faults.count == 1)
    #expect(report.summary == "Sources/Lamp/A.swift:12:3: cannot find 'x' in scope")
  }

  @Test func `Of several errors the first is told and the others are counted, or listed`() {
    let report = report(
      "/phones/lamp/A.swift:1:2: error: one", "/elsewhere/b.c:3:4: fatal error: two",
      "/phones/lamp/C.swift:5:6: error: a: b: error: c", "error: fatalError")
    #expect(report.summary == "A.swift:1:2: one\nand 2 more errors")
    #expect(
      report.list == "A.swift:1:2: one\n/elsewhere/b.c:3:4: two\nC.swift:5:6: a: b: error: c")
  }

  @Test func `A long list ends with a number`() {
    var report = BuildReport(root: "/phones/lamp")
    for line in 1...200 { report.add("/phones/lamp/A.swift:\(line):1: error: one") }
    #expect(report.faults.count == BuildReport.most)
    let lines = report.list.split(separator: "\n")
    #expect(lines.count == BuildReport.mostListed + 1)
    #expect(lines.last == "and \(BuildReport.most - BuildReport.mostListed) more errors")
  }

  @Test(arguments: [
    "A.swift:1:2: warning: one", "A.swift: error: one", "a:b:c: error: one", ":1:2: error: one",
    "A.swift:0:1: error: one", "A.swift:99999999999999999999:1: error: one", ": error: ", "",
  ])
  func `What has no place is no error of the compiler's`(line: String) {
    #expect(report(line).faults == [])
  }

  @Test func `Without a place the linker's words are told, or the last line`() {
    #expect(
      report("error: link command failed", "x").summary == "The build failed: link command failed")
    #expect(report("one", "two", "  ").summary == "The build failed: two")
    #expect(report().summary == "The build failed.")
  }

  @Test func `Nothing that a terminal or a reader would obey is shown`() {
    let report = report("/phones/lamp/A.swift:1:2: error: \u{1B}[31mone\u{202E}")
    #expect(!report.summary.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E })
  }

  @Test func `Lines are the same however they arrive`() {
    let text = Array("one\ntwo\n\nthree".utf8)
    for size in 1...text.count {
      var splitter = LineSplitter()
      var lines: [String] = []
      for start in stride(from: 0, to: text.count, by: size) {
        lines += splitter.receive(Array(text[start..<min(start + size, text.count)]))
      }
      #expect(lines == ["one", "two", ""])
      #expect(splitter.finish() == "three" && splitter.finish() == nil)
    }
  }
}
