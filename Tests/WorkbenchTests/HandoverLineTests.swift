import Files
import Glibc
import JSON
import TestSupport
import Testing
import TouchKit

@testable import Workbench

/// What two programs send each other while one continues the other's session.
@Suite struct HandoverLineTests {
  @Test(arguments: [
    HandoverLine.busy, .loaded, .go("/a b/c"), .ready, .parted(input: 12, milliseconds: 3400.5),
    .failed("a: b; c"),
  ])
  func `A line between two programs is read as it was meant`(line: HandoverLine) {
    #expect(HandoverLine(line.text) == line)
  }

  @Test func `A time that is handed over keeps all its digits`() {
    #expect(HandoverLine.milliseconds(.microseconds(1_785_655)) == "1785.655")
    #expect(HandoverLine.milliseconds(.zero) == "0.000")
  }

  @Test(arguments: ["", "go", "parted", "parted 1", "parted x 1", "else"])
  func `What is no line between two programs is none`(text: String) {
    #expect(HandoverLine(text) == nil)
  }

  /// The two ends of a pipe, or of a pair of sockets.
  private func ends(isTalk: Bool) throws -> (read: Int32, write: Int32) {
    var both: [Int32] = [-1, -1]
    let status =
      isTalk ? socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &both) : pipe(&both)
    try #require(status == 0)
    return (both[0], both[1])
  }

  @Test(arguments: [false, true])
  func `What a port says is read as a line at the other end`(isTalk: Bool) throws {
    let ends = try ends(isTalk: isTalk)
    let port = try ReadyPort(ends.write)
    #expect(port.isTalk == isTalk)
    port.say(.parted(input: 3, milliseconds: 20.5))
    port.say(.ready)
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = read(ends.read, &bytes, bytes.count)
    #expect(
      String(decoding: bytes.prefix(max(0, count)), as: UTF8.self) == "parted 3 20.5\nready\n")
    if isTalk {
      HandoverLine.go("/a b").write(to: ends.read)
      #expect(port.listen() == .go("/a b"))
    }
    close(ends.read)
    if isTalk { #expect(port.listen() == nil, "the other end has gone") }
    close(ends.write)
  }

  @Test func `A descriptor that is not open, or can't be written to, is refused`() throws {
    let ends = try ends(isTalk: false)
    #expect(throws: Problem.self) { try ReadyPort(ends.read) }
    close(ends.read)
    close(ends.write)
    #expect(throws: Problem.self) { try ReadyPort(1 << 20) }
  }

  @Test func `A folder that is handed over keeps what was written, and goes with all of it`() throws
  {
    let place = try TemporaryFolder()
    try place.makeFolder("handover")
    let folder = HandoverFolder(path: place.at("handover"))
    try folder.write([1, 2], HandoverFolder.session)
    #expect(try folder.read(HandoverFolder.session) == [1, 2])
    #expect(throws: Problem.self) { try folder.read(HandoverFolder.later) }
    folder.remove()
    #expect(access(folder.path, F_OK) != 0)
  }
}
