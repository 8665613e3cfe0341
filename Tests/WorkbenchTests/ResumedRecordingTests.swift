import Files
import GtkPaint
import JSON
import Rehearsal
import Screens
import TestSupport
import Testing
import TouchKit

@testable import Workbench

/// What one program reads of another's recording, and where its replay diverges.
@Suite struct ResumedRecordingTests {
  private static let fonts = Result { try Fonts() }

  private func measurer() throws -> PangoMeasurer {
    PangoMeasurer(fonts: try ResumedRecordingTests.fonts.get())
  }

  /// A session with three taps, and with an input after them that names a view.
  private func session() throws -> LiveSession {
    let session = LiveSession(
      phone, .init(startState: StartState(usualOf: phone)), measurer: try measurer(), at: 0)
    for tap in 0..<3 {
      let wall = Int64(tap) * 400_000
      session.advance(toFrameAt: wall)
      session.send(.touch(finger: 1, phase: .began, at: Point(160, 300)), at: wall + 1000)
      session.send(.touch(finger: 1, phase: .ended, at: Point(160, 300)), at: wall + 60_000)
    }
    session.send(.activate("status-bar"), at: 1_500_000)
    session.advance(toFrameAt: 1_600_000)
    return session
  }

  /// The take of a session, with a text in it replaced.
  private func take(_ session: LiveSession, _ old: String = "", _ new: String = "") throws
    -> [UInt8]
  {
    let text = String(decoding: session.take(named: "a"), as: UTF8.self)
    guard !old.isEmpty else { return Array(text.utf8) }
    try #require(text.contains(old))
    return Array(text.replacing(old, with: new).utf8)
  }

  private func divergence(_ bytes: [UInt8], at time: Time) throws -> Divergence? {
    let recording = try ResumedRecording(bytes, file: "a", of: phone)
    let line = Recording(start: recording.startState, inputs: recording.inputs)
    let run = Run(phone, line, measurer: try measurer())
    run.run(to: time)
    return Divergence.first(of: recording, in: run)
  }

  @Test func `A take is read with its numbers, times and end`() throws {
    let session = try session()
    let recording = try ResumedRecording(take(session), file: "a", of: phone)
    #expect(recording.name == "a" && recording.unknown == [])
    #expect(recording.inputs == session.inputs.map(\.input))
    #expect(recording.entries.map(\.number) == Array(1...session.inputs.count))
    #expect(recording.end == recording.inputs.last?.time)
    #expect(try divergence(take(session), at: session.now) == nil)
  }

  @Test func `The first input that diverges is reported, whatever it is`() throws {
    let session = try session()
    let view = try #require(session.inputs[0].landing?.view)
    let elsewhere = try take(session, "\"on\":\"\(view)\"", "\"on\":\"gone\"")
    let first = try #require(try divergence(elsewhere, at: session.now))
    #expect(first.input == 1 && first.reason == .hit(then: .view("gone"), now: .init(view: view)))
    #expect(first.replayWords.contains("gone") && first.replayWords.contains(view))
    let pressed = try take(session, "\"activate\":\"status-bar\"", "\"activate\":\"modal\"")
    let press = try #require(try divergence(pressed, at: session.now))
    #expect(press.reason == .press("modal") && press.input == session.inputs.count)
    #expect(press.replayWords.contains("modal"))
    let named = try take(session, "\"activate\":\"status-bar\"", "\"activate\":\"no-such\"")
    let unknown = try #require(try divergence(named, at: session.now))
    guard case .unknown(let what) = unknown.reason else {
      Issue.record("\(unknown)")
      return
    }
    #expect(what.contains("no-such") && unknown.replayWords.contains("no-such"))
  }

  @Test func `The latest branch of a session's file is what is gone on with`() throws {
    let session = try session()
    session.seek(to: .milliseconds(700), at: 1_700_000)
    session.send(.activate("status-bar"), at: 1_800_000)
    session.advance(toFrameAt: 1_900_000)
    let file = try TemporaryFolder()
    let journal = Journal(in: file.path, phone)
    journal.begin(session)
    let bytes = try SafeFile.read(try #require(journal.path))
    journal.finish()
    let recording = try ResumedRecording(bytes, file: "a", of: phone)
    #expect(recording.inputs == session.inputs.map(\.input))
    #expect(SessionOutline(Array("{}".utf8)) == nil, "a file of another kind")
    // What can't be read of a file that is still being written is left out.
    let half = bytes + Array("{\"line\": \"b".utf8)
    #expect(try ResumedRecording(half, file: "a", of: phone).inputs == recording.inputs)
  }

  @Test func `A recording is gone on with at its end or later, and a file that is none is refused`()
    throws
  {
    let session = try session()
    let folder = try TemporaryFolder()
    let path = try folder.put(take(session), at: "a.take.json")
    func options(_ journal: String?, _ milliseconds: Double?) throws(Problem) -> ResumeOptions {
      try ResumeOptions(journal: journal, milliseconds: milliseconds, ready: nil, of: phone)
    }
    #expect(try options(path, nil).at == session.inputs.last?.input.time)
    #expect(try options(path, 5000).at == .seconds(5))
    #expect(try options(nil, nil).recording == nil)
    for (journal, time) in [(path, 10), (nil, 10), (folder.at("none"), nil)] as [(String?, Double?)]
    {
      #expect(throws: Problem.self) { try options(journal, time) }
    }
  }

  @Test func `A journal that is still being written is read as far as it goes`() throws {
    let session = try session()
    let place = try TemporaryFolder()
    let journal = Journal(in: place.path, phone)
    journal.begin(session)
    let bytes = try SafeFile.read(try #require(journal.path))
    for cut in [bytes.count, bytes.count - 7] {
      let recording = try ResumedRecording(Array(bytes[..<cut]), file: "a", of: phone)
      #expect(recording.inputs.count >= session.inputs.count - 1)
    }
    journal.finish()
  }

  @Test(arguments: [
    "", "{}", "[]", "{\"scenario\":1,\"take\":true,\"steps\":1}", "{\"scenario\":1,\"steps\":[]}",
    "{\"scenario\":1,\"take\":true,\"device\":\"no such\",\"steps\":[]}",
    "{\"scenario\":1,\"take\":true,\"steps\":[1,2,3,4,5,6,7,8,9,1,2,3,4,5,6,7,8,9,1,2,3,4,5]}",
  ])
  func `What is no recording of this phone is refused`(text: String) {
    #expect(throws: Problem.self) {
      try ResumedRecording(Array(text.utf8), file: "a", of: phone)
    }
  }
}
