import Foundation
import TestSupport
import Testing

@testable import Files
@testable import JSON

/// Faults that end or hinder a whole process, each in a process of its own.
@Suite struct InterruptedWritingTests {
  // Swift 6.2's Testing lets such a process capture nothing.
  #if compiler(>=6.3)
    @Test func `A disk that fills up keeps the old file and leaves nothing else`() async throws {
      let temporary = try TemporaryFolder()
      try temporary.put("old", at: "a")
      let path = temporary.at("a")
      let shots = temporary.at("shots")
      await #expect(processExitsWith: .success) {
        [path = path as String, shots = shots as String] in
        // The system ends a file at 1000 bytes as a full disk would.
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: 1000, rlim_max: 1000)
        #expect(setrlimit(.init(RLIMIT_FSIZE.rawValue), &limit) == 0)
        let found = problem { () throws(Problem) in
          try SafeFile.write([UInt8](repeating: 1, count: 5000), to: path)
        }
        #expect(found?.kind == .machine)
        #expect(found?.what == "the file to be written is larger than the limit")
        let writer = try SequenceWriter(shots, mayReplace: { _ in false })
        try writer.write([1], to: "frame-1")
        #expect(throws: Problem.self) {
          try writer.write([UInt8](repeating: 1, count: 5000), to: "frame-2")
        }
      }
      #expect(try temporary.text("a") == "old")
      #expect(try temporary.names() == ["a"])
    }

    @Test func `What a killed process left is swept by the next`() async throws {
      let temporary = try TemporaryFolder()
      try temporary.put("old", at: "a")
      let path = temporary.path
      await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
        let writer = try SequenceWriter("\(path)/shots", mayReplace: { _ in false })
        try writer.write([1], to: "frame-1")
        let folder = try Descriptor(path, O_RDONLY)
        let file = try Partials.makeFile(for: "a", in: folder.number)
        try file.descriptor.write([1, 2])
        kill(getpid(), SIGKILL)
      }
      #expect(try temporary.names().count == 3)
      try SafeFile.write([3], to: temporary.at("a"))
      let left = try temporary.names()
      #expect(left.count == 2 && left[1].hasPrefix("shots.partial-"))
      try SequenceWriter(temporary.at("shots"), mayReplace: { _ in false }).finish()
      #expect(try temporary.names() == ["a", "shots"])
    }
  #endif

  @Test func `A standard output that is full is the machine's problem`() async throws {
    await #expect(processExitsWith: .success) {
      let full = open("/dev/full", O_WRONLY)
      #expect(dup2(full, STDOUT_FILENO) == STDOUT_FILENO)
      let found = problem { () throws(Problem) in try SafeFile.writeToStandardOutput([1, 2, 3]) }
      #expect(found?.kind == .machine)
      #expect(found?.description.hasPrefix("standard output: the disk has no space left") == true)
    }
  }
}
