import Files
import GtkPaint
import JSON
import TestSupport
import Testing

@testable import Capture

/// A folder of frames.
@Suite struct FrameFolderTests {
  private let temporary: TemporaryFolder

  init() throws { temporary = try TemporaryFolder() }

  @Test func `Frames have numbers of five figures, and more where there are more`() throws {
    let folder = try FrameFolder(temporary.at("frames"), .svg)
    for number in [0, 42, 99_999, 123_456] { try folder.write([7], number) }
    #expect(try !temporary.names().contains("frames"))
    try folder.finish()
    #expect(
      try Folder(opening: temporary.at("frames")).names() == [
        "frame-00000.svg", "frame-00042.svg", "frame-123456.svg", "frame-99999.svg",
      ])
  }

  @Test func `A frame that is as before has the same file`() throws {
    let folder = try FrameFolder(temporary.at("frames"), .png)
    let surface = try Surface(width: 3, height: 2)
    try folder.write(surface, 0)
    try folder.write(Surface?.none, 1)
    try folder.finish()
    let first = try SafeFile.read(temporary.at("frames/frame-00000.png"))
    #expect(try SafeFile.read(temporary.at("frames/frame-00001.png")) == first)
    #expect(try PNG.decode(first, path: nil).width == 3)
  }

  @Test func `A folder with other files in it is left alone`() throws {
    try SafeFile.write([1], to: temporary.at("notes.txt"))
    #expect(throws: Problem.self) {
      let folder = try FrameFolder(temporary.path, .png)
      try folder.write([7], 0)
      try folder.finish()
    }
    #expect(try temporary.names() == ["notes.txt"])
  }

  @Test(arguments: [
    ("frame-00000.png", true), ("frame-1.svg", true), ("frame-00012.node", true),
    ("frame-00000.jpg", false), ("frame-0000x.png", false), ("frame-٣.png", false),
    ("frame.png", false), ("frame-00000.png.txt", false), ("my-frame-0.png", false),
    ("frame-00000", false), ("frame-00000.apng", false),
  ])
  func `Only frames are taken for frames`(name: String, isOne: Bool) {
    #expect(FrameFolder.isFrame(name) == isOne)
  }
}
