import Files
import GtkPaint
import JSON
import Rehearsal
import Screens
import TestSupport
import Testing
import TouchKit

@testable import Workbench

@Suite struct CutJournalTests {
  private static let fonts = Result { try Fonts() }

  /// A session of some branches, each of which leaves the line that was shown, or another one, at a random time.
  private func session(_ dice: inout SeededRandom) throws -> LiveSession {
    let session = LiveSession(
      phone, .init(startState: StartState(usualOf: phone)),
      measurer: PangoMeasurer(fonts: try CutJournalTests.fonts.get()), at: 0)
    var moment: Int64 = 0
    func drag(_ dice: inout SeededRandom) {
      let y = dice.double(in: 80...400)
      session.send(.touch(finger: 1, phase: .began, at: Point(160, y)), at: moment)
      for _ in 0..<2 + dice.whole(below: 4) {
        moment += 12_000
        session.send(
          .touch(finger: 1, phase: .moved, at: Point(160, dice.double(in: 80...400))), at: moment)
      }
      moment += 12_000
      session.send(.touch(finger: 1, phase: .ended, at: Point(160, y)), at: moment)
      moment += 50_000
    }
    drag(&dice)
    drag(&dice)
    for number in 0..<2 + dice.whole(below: 4) {
      if dice.whole(below: 3) == 0, let other = session.tree.shown.randomElement(using: &dice) {
        session.show(branch: other.id, at: other.end, moment)
      }
      session.seek(to: dice.time(in: .zero...session.end), at: moment)
      drag(&dice)
      switch dice.whole(below: 5) {
      case 0: session.rename(session.shownBranch, to: "try \(number)")
      case 1: session.drop(session.shownBranch, at: moment)
      case 2: session.send(.type("é"), at: moment)
      default: break
      }
    }
    return session
  }

  @Test(arguments: 0..<20)
  func `Of 200 journals with branches, cut at random bytes, all complete lines are there`(
    seed: UInt64
  ) throws {
    var dice = SeededRandom(seed: seed)
    let place = try TemporaryFolder()
    let session = try session(&dice)
    let whole = session.extendedTree
    #expect(whole.branches.count > 2)
    let journal = Journal(in: place.path, phone)
    journal.begin(session)
    let bytes = try SafeFile.read(try #require(journal.path))
    journal.finish()
    let header = try #require(bytes.firstIndex(of: UInt8(ascii: "\n"))) + 1
    for _ in 0..<10 {
      let end = header + dice.whole(below: bytes.count - header + 1)
      let lines = String(decoding: bytes[header..<end], as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
        .filter { $0.hasSuffix("}") && (try? JSONReader.parse(Array($0.utf8))) != nil }
      let inputs = lines.filter { $0.hasPrefix("{\"at\"") }
      try SafeFile.write(Array(bytes[..<end]), to: "\(place.path)/cut\(JournalFile.ending)")
      let left = CrashRecording.all(in: place.path, phone)
      guard let recording = left.first else {
        #expect(inputs.isEmpty, "nothing is offered of \(end) bytes of \(bytes.count)")
        continue
      }
      let tree = recording.saved.tree
      #expect(tree.branches.count == 1 + lines.count { $0.hasPrefix("{\"branch\"") })
      #expect(tree.branches.reduce(0) { $0 + $1.inputs.count } == inputs.count)
      for (branch, known) in zip(tree.branches, whole.branches) {
        #expect(branch.id == known.id && branch.origin == known.origin)
        #expect(branch.inputs == Array(known.inputs.prefix(branch.inputs.count)))
      }
      recording.remove()
    }
  }
}
