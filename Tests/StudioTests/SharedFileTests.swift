import Capture
import Files
import Glibc
import GtkPaint
import JSON
import Rehearsal
import Screens
import Synchronization
import TestSupport
import Testing
import Threads
import TouchKit

@testable import Studio
@testable import Workbench

@Suite struct SharedFileTests {
  private static let fonts = Result { try Fonts() }
  /// Taps on the status bar, after which the drawer opens.
  private static let tap = [
    Input(.touch(finger: 1, phase: .began, at: Point(160, 10)), at: .milliseconds(50)),
    Input(.touch(finger: 1, phase: .ended, at: Point(160, 10)), at: .milliseconds(80)),
  ]
  private static let end = Time.milliseconds(600)
  private static let range = Time.milliseconds(100)...Time.milliseconds(500)

  private func line(_ inputs: [Input] = tap, to end: Time = end) -> Recording {
    Recording(
      start: StartState(usualOf: phone), inputs: inputs.filter { $0.time <= end }, end: end)
  }

  private func order(
    _ form: SharedForm, _ look: SharedLook = SharedLook(), _ line: Recording? = nil,
    from start: Time = .zero
  ) throws -> SharedFile.Order {
    SharedFile.Order(
      prototype: phone, recording: line ?? self.line(), start: start, form: form, look: look,
      fonts: try SharedFileTests.fonts.get(), title: "a tap")
  }

  private func outcome(_ order: SharedFile.Order) throws -> SharedFile.Outcome? {
    let job = try #require(BackgroundJob(SharedFile.Findings(), SharedFile.work(order)))
    job.wait()
    return job.findings.outcome
  }

  private func bytes(_ order: SharedFile.Order) throws -> [UInt8] {
    guard case .bytes(let bytes) = try outcome(order) else {
      throw Problem(what: "no file of \(order.form)", remedy: "")
    }
    return bytes
  }

  private func pictures(_ line: Recording, from start: Time, scale: Int) throws -> RunPictures {
    let measurer = PangoMeasurer(fonts: try SharedFileTests.fonts.get())
    return RunPictures(
      of: Run(phone, line, measurer: measurer), measurer: measurer, scale: scale, from: start
    ) { _ in }
  }

  @Test func `A moving picture of a range has its frames, from its beginning to its end`() throws {
    let part = line(to: SharedFileTests.range.upperBound)
    let file = try bytes(
      order(.movingPicture, SharedLook(), part, from: SharedFileTests.range.lowerBound))
    let played = try #require(PlayedWebP(file))
    #expect(played.ends.last == 400)
    let first = try pictures(line(), from: .zero, scale: line().start.settings.device.scale).still(
      at: SharedFileTests.range.lowerBound, as: .png)
    #expect(try PNG.decode(try #require(first)).bytes == played.frames[0])
    #expect(
      try pictures(
        part, from: SharedFileTests.range.lowerBound, scale: line().start.settings.device.scale
      )
      .animation(at: .perSecond(60), as: .webp) == file)
  }

  @Test(arguments: SharedForm.allCases)
  func `Each form is a file that its ending promises`(form: SharedForm) throws {
    let file = try bytes(order(form))
    switch form {
    case .movingPicture: #expect(PlayedWebP(file) != nil)
    case .animatedPNG: #expect(file.firstRange(of: Array("acTL".utf8)) != nil)
    case .sheet, .onionSkin: #expect(try PNG.decode(file).width >= 320)
    case .plot: #expect(String(decoding: file, as: UTF8.self).contains("drawer"))
    case .numbers:
      let lines = String(decoding: file, as: UTF8.self).split(separator: "\n")
      // A row for each frame, one for the end, and the header.
      #expect(lines.count == 36 + 1 + 1 && lines[0].contains("drawer.y"))
    }
  }

  @Test func `The body is around the same pixels, and touches are over them`() throws {
    let bare = try #require(PlayedWebP(try bytes(order(.movingPicture, SharedLook(scale: 1)))))
    let body = try #require(
      PlayedWebP(try bytes(order(.movingPicture, SharedLook(hasBody: true, scale: 1)))))
    let room = 34
    #expect(body.width == bare.width + 2 * room && body.height == bare.height + 2 * room)
    #expect(body.ends == bare.ends)
    // The corners are the body's.
    for row in stride(from: 60, to: bare.height - 60, by: 7) {
      let from = (row * bare.width) * 4
      let there = ((row + room) * body.width + room) * 4
      let isSame =
        bare.frames.last?[from..<from + bare.width * 4]
        .elementsEqual(body.frames.last?[there..<there + bare.width * 4] ?? []) ?? false
      #expect(isSame, "row \(row)")
    }
    let touched = try #require(
      PlayedWebP(try bytes(order(.movingPicture, SharedLook(hasTouches: true, scale: 1)))))
    #expect(touched.width == bare.width && touched.frames.first == bare.frames.first)
    #expect(touched.frames.count > bare.frames.count && touched.frames[1] != bare.frames[1])
    #expect(touched.frames.last == bare.frames.last)
  }

  @Test func `What is given up makes no file, and what can't be made says why`() throws {
    let order = try order(.movingPicture)
    // It begins when nobody wants it any more.
    let isGivenUp = Mutex(false)
    let job = try #require(
      BackgroundJob(SharedFile.Findings()) { report in
        while !isGivenUp.withLock({ $0 }) { sched_yield() }
        SharedFile.work(order)(report)
      })
    job.cancel()
    isGivenUp.withLock { $0 = true }
    job.wait()
    #expect(job.findings.outcome == nil && job.isOver)
    let turned = SharedFileTests.tap + [Input(.rotate(.landscapeLeft), at: .milliseconds(200))]
    for form in [SharedForm.movingPicture, .animatedPNG, .onionSkin] {
      guard case .failed(let why) = try outcome(self.order(form, SharedLook(), line(turned))) else {
        Issue.record("\(form) of a phone that turns")
        continue
      }
      #expect(why.contains("rotates"))
    }
    guard case .nothing = try outcome(self.order(.numbers, SharedLook(), line([]))) else {
      Issue.record("numbers of nothing")
      return
    }
  }
}
