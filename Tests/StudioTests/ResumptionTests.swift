import Files
import GtkPaint
import JSON
import Rehearsal
import Screens
import TestSupport
import Testing
import TouchKit

@testable import Studio
@testable import Widgets
@testable import Workbench

@MainActor @Suite struct ResumptionTests {
  private static let fonts = Result { try Fonts() }

  private func measurer() throws -> PangoMeasurer {
    PangoMeasurer(fonts: try ResumptionTests.fonts.get())
  }

  /// A session with taps, and with an input between them that names a view.
  private func session() throws -> LiveSession {
    let session = LiveSession(
      phone, .init(startState: StartState(usualOf: phone)), measurer: try measurer(), at: 0)
    for tap in 0..<5 {
      let wall = Int64(tap) * 400_000
      session.advance(toFrameAt: wall)
      // Only the last one is heard by a view: the status bar takes the others.
      let place = tap < 4 ? Point(160, 10) : Point(160, 300)
      session.send(.touch(finger: 1, phase: .began, at: place), at: wall + 1000)
      session.send(.touch(finger: 1, phase: .ended, at: place), at: wall + 60_000)
    }
    session.send(.activate("status-bar"), at: 2_300_000)
    session.advance(toFrameAt: 2_400_000)
    return session
  }

  private func resumed(_ bytes: [UInt8], at time: Time) throws -> Resumption {
    var options = try ResumeOptions(journal: nil, milliseconds: nil, ready: nil, of: phone)
    options.recording = try ResumedRecording(bytes, file: "a.take.json", of: phone)
    options.at = time
    return try #require(try Resumption.run(phone, options, measurer: measurer()))
  }

  @Test func `A session that was handed over is the same one at the same moment`() throws {
    let session = try session()
    let resumption = try resumed(session.take(named: ""), at: session.now)
    let other = try #require(resumption.session)
    #expect(resumption.divergence == nil)
    #expect(other.inputs == session.inputs && other.now == session.now)
    #expect(other.stage.log.entries == session.stage.log.entries)
    #expect(other.stage.frame() == session.stage.frame())
    // However long its first frame takes, no time passes before it.
    other.advance(toFrameAt: Alarm.now + 5_000_000)
    #expect(other.now == session.now)
  }

  @Test func `Where a finger lands elsewhere, the replay says so from the first such touch on`()
    throws
  {
    let session = try session()
    let text = String(decoding: session.take(named: ""), as: UTF8.self)
    let view = try #require(session.inputs[8].landing?.view)
    let changed = text.replacing("\"on\":\"\(view)\"", with: "\"on\":\"gone\"")
    #expect(changed != text)
    let divergence = try #require(try resumed(Array(changed.utf8), at: session.now).divergence)
    #expect(divergence.input == 9)
    #expect(divergence.reason == .hit(then: .view("gone"), now: Divergence.Hit(view: view)))
    #expect(
      divergence.replayWords
        == "The replay diverges at input 9, at \(divergence.time.seconds.twoDecimals) s: a touch that hit \"gone\" now hits \"\(view)\"."
    )
  }

  @Test func `An input that means nothing any more is left out and told`() throws {
    let session = try session()
    let text = String(decoding: session.take(named: ""), as: UTF8.self)
    let changed = text.replacing(
      "\"activate\":\"status-bar\"", with: "\"activate\":\"no-such-view\"")
    #expect(changed != text)
    let resumption = try resumed(Array(changed.utf8), at: session.now)
    #expect(resumption.session?.inputs.count == session.inputs.count - 1)
    let divergence = try #require(resumption.divergence)
    guard case .unknown(let what) = divergence.reason else {
      Issue.record("\(divergence)")
      return
    }
    #expect(what.contains("no-such-view") && divergence.input == session.inputs.count)
  }

  @Test func `A view that can't be pressed any more is told`() throws {
    let session = try session()
    let text = String(decoding: session.take(named: ""), as: UTF8.self)
    let changed = text.replacing("\"activate\":\"status-bar\"", with: "\"activate\":\"modal\"")
    let divergence = try #require(try resumed(Array(changed.utf8), at: session.now).divergence)
    #expect(divergence.reason == .press("modal"))
  }

  @Test func `What one program tells the next of its window comes back as it was`() throws {
    var state = WindowState()
    state.zoom = 150
    state.panel = EventsPanel.name
    let handover = Handover(
      session: .init(
        now: .microseconds(1_234_567), branch: "b1", deliberateCount: 3, percent: 25,
        isPaused: true,
        name: "a \"b\".json", tuningFile: "/x/y.json"),
      window: .init(
        width: 500, height: 900, isMaximized: false, panelRoom: 320.5, branchesRoom: 240,
        isPresented: false,
        hasTwoFingers: true, slowPercent: 10, middle: Point(1.5, -2),
        place: .init(x: -3, y: 40, window: 1 << 30, workspace: 2, isActive: true)),
      state: state)
    #expect(try Handover(handover.bytes) == handover)
    #expect(throws: Problem.self) { try Handover(Array("{\"handover\":2}".utf8)) }
  }
}
