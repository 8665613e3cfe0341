import Foundation
import TouchKit

@testable import Rehearsal

/// The pairs themselves, by family.
extension LabelledMotion {
  static let all: [LabelledMotion] =
    begunLater + slower + overshooting + jumping + parting + creeping + inTheBand + caught
    + endingElsewhere + coming + otherUnits + standing

  private typealias ToleranceBand = MotionSection.ToleranceBand

  /// The same, begun at another time.
  private static var begunLater: [LabelledMotion] {
    [40.0, 7, 100, 250, -20, -43].flatMap { late in
      let (was, now) = (120.0, 120 + late)
      let words =
        "begins \(whole(abs(late))) ms \(late > 0 ? "later" : "earlier") (120 → \(whole(now))), the rest is the same"
      return [
        LabelledMotion(
          label: "a spring begins \(whole(late)) ms later",
          old: Motion(events: [was], Ways.spring(was)),
          new: Motion(events: [now], Ways.spring(now)), words: ["\"box.y\" \(words)"]),
        LabelledMotion(
          label: "a line begins \(whole(late)) ms later",
          old: Motion(events: [was, was + 200], Ways.line(was, was + 200)),
          new: Motion(events: [now, now + 200], Ways.line(now, now + 200)),
          words: ["\"box.y\" \(words)"]),
      ]
    } + [
      LabelledMotion(
        label: "later and otherwise, too",
        old: Motion(events: [120, 320], Ways.line(120, 320)),
        new: Motion(events: [160, 400], Ways.line(160, 400)),
        words: [
          "\"box.y\" begins 40 ms later (120 → 160), reaches its final value 80 ms later (318 → 398), differs by up to 33.33 pt at 320 ms, and by up to 16.67 pt at 360 ms once their times are aligned"
        ])
    ]
  }

  private static var slower: [LabelledMotion] {
    [220, 248, 300, 360, 500, 180].map { duration in
      let arrival = duration * 0.99
      let (from, to) = (min(200, duration), max(200, duration))
      return LabelledMotion(
        label: "a line takes \(whole(duration)) ms, not 200",
        old: Motion(events: [50, 250], Ways.line(50, 250)),
        new: Motion(events: [50, 50 + duration], Ways.line(50, 50 + duration)),
        words: [
          "\"box.y\" reaches its final value \(whole((abs(duration * 0.99 - 198)))) ms \(duration > 200 ? "later" : "earlier") (248 → \(whole(50 + arrival))), differs by up to \(short(100 * (1 - from / to))) pt at \(whole(50 + from)) ms"
        ])
    }
  }

  private static var overshooting: [LabelledMotion] {
    func bump(_ height: Double) -> Ways.Way {
      { time in
        time <= 300 ? Ways.line(100, 300)(time) : 100 + height * max(0, 1 - abs(time - 350) / 50)
      }
    }
    return [1.5, 5, 6.2, 12].map { over in
      LabelledMotion(
        label: "it overshoots by \(over) pt, not 1",
        old: Motion(events: [100, 300, 350, 400], bump(1)),
        new: Motion(events: [100, 300, 350, 400], bump(over)),
        words: [
          "\"box.y\" \(over > 1 ? arrivesAfterBump(over) : "")overshoots by \(short(over)) pt (was 1), differs by up to \(short(over - 1)) pt at 350 ms"
        ])
    }
  }

  /// A bump of more than a point is passed later than a line's end.
  private static func arrivesAfterBump(_ over: Double) -> String {
    let arrival = 400 - 50 / over
    return "reaches its final value \(whole(arrival - 298)) ms later (298 → \(whole(arrival))), "
  }

  private static var jumping: [LabelledMotion] {
    [0.5, 3, 14.3, 20].flatMap { height in
      [150.0, 225].map { time in
        LabelledMotion(
          label: "a frame is \(height) pt off at \(time) ms",
          old: Motion(events: [100, 300], Ways.line(100, 300)),
          new: Motion(
            events: [100, 300], Ways.plus(height, time, time + 8, Ways.line(100, 300))),
          words: ["\"box.y\" differs by up to \(short(height)) pt at \(whole(time)) ms"])
      }
    }
  }

  /// A seam that opens for a while.
  private static var parting: [LabelledMotion] {
    [0.5, 3].map { seam in
      let drawer = Motion("drawer.y", events: [100], Ways.spring(100))
      return LabelledMotion(
        label: "a seam of \(seam) pt opens",
        old: drawer.and(Motion("content.y", Ways.spring(100))),
        new: drawer.and(Motion("content.y", Ways.plus(seam, 200, 250, Ways.spring(100)))),
        words: ["\"content.y\" differs by up to \(short(seam)) pt at 200 ms"])
    }
  }

  private static var creeping: [LabelledMotion] {
    let box = Motion(events: [100], Ways.spring(100))
    let row = Motion("row-3.y", Ways.line(0, 1, from: 64, to: 64))
    return [
      LabelledMotion(
        label: "a row creeps that nothing moved", old: box,
        new: box.and(Motion("row-3.y", Ways.line(100, 800, from: 64, to: 66))),
        words: ["\"row-3.y\" moves, but did not move in the baseline"]),
      LabelledMotion(
        label: "a row creeps that was still", old: box.and(row),
        new: box.and(Motion("row-3.y", events: [100, 800], Ways.line(100, 800, from: 64, to: 76))),
        words: [
          "\"row-3.y\" reaches its final value 742 ms later (0 → 742), ends at 76 pt (was 64), differs by up to 12 pt at 800 ms"
        ]),
      LabelledMotion(
        label: "a row moves no more", old: box.and(row), new: box,
        words: ["\"row-3.y\" moved in the baseline, but does not move now"]),
    ]
  }

  private static var inTheBand: [LabelledMotion] {
    let cases: [(points: Double, span: Double, off: Double, late: Double, isEqual: Bool)] = [
      (0.5, 0, 0.4, 0, true), (0.5, 0, 0.6, 0, false), (0, 10, 0, 8, true), (0, 10, 0, 12, false),
      (2, 4, 1, 4, true), (0.02, 0, 0.01, 0, true),
    ]
    return cases.map { points, span, off, late, isEqual in
      LabelledMotion(
        label: "\(off) pt and \(late) ms in a tube of \(points) pt and \(span) ms",
        old: Motion(events: [120, 320], Ways.line(120, 320)),
        new: Motion(
          events: [120, 120 + late, 320, 320 + late],
          Ways.plus(off, 150, 290, Ways.line(120 + late, 320 + late))),
        toleranceBand: ToleranceBand(points: points, span: .milliseconds(span)),
        words: isEqual
          ? []
          : [
            late > 0
              ? "\"box.y\" begins 12 ms later (120 → 132), the rest is the same"
              : "\"box.y\" differs by up to 0.6 pt at "
          ])
    }
  }

  /// A finger stops a line and lets it go on later.
  private static var caught: [LabelledMotion] {
    func caught(at time: Double, for rest: Double = 100) -> Motion {
      let reached = Ways.line(50, 450, to: 200)(time)
      return Motion(
        events: [50, time, time + rest, time + rest + 200],
        Ways.then(
          time + rest, { Ways.line(50, 450, to: 200)(min($0, time)) },
          Ways.line(time + rest, time + rest + 200, from: reached, to: 0)))
    }
    let free = Motion(events: [50, 250, 450], Ways.line(50, 450, to: 200))
    let turned = Motion(
      events: [50, 250, 450],
      Ways.then(250, Ways.line(50, 450, to: 200), Ways.line(250, 450, from: 100, to: 0)))
    return [
      LabelledMotion(
        label: "held for longer", old: caught(at: 250), new: caught(at: 250, for: 150),
        words: [
          "\"box.y\" begins again 50 ms later (350 → 400), the rest is the same"
        ]),
      LabelledMotion(
        label: "turned around, and was not", old: free, new: turned,
        words: [
          "\"box.y\" changes course at 250 ms, but did not in the baseline, ends at 0 pt (was 200), differs by up to 200 pt at 450 ms"
        ]),
      LabelledMotion(
        label: "not turned around any more", old: turned, new: free,
        words: [
          "\"box.y\" does not change course now (did at 250 ms), ends at 200 pt (was 0), differs by up to 200 pt at 450 ms"
        ]),
    ]
      + [20.0, 60].map { late in
        let reached = 100 + late / 2
        return LabelledMotion(
          label: "caught \(whole(late)) ms later", old: turned,
          new: Motion(
            events: [50, 250 + late, 450 + late],
            Ways.then(
              250 + late, Ways.line(50, 450, to: 200),
              Ways.line(250 + late, 450 + late, from: reached, to: 0))),
          words: ["\"box.y\" changes course \(whole(late)) ms later (250 → \(whole(250 + late)))"])
      }
  }

  private static var endingElsewhere: [LabelledMotion] {
    [0.5, 30, 60].map { off in
      LabelledMotion(
        label: "it ends \(off) pt farther",
        old: Motion(events: [100, 300], Ways.line(100, 300)),
        new: Motion(events: [100, 300], Ways.then(300, Ways.line(100, 300), { _ in 100 + off })),
        words: [
          "\"box.y\" "
            + (off > 1 ? "reaches its final value 2 ms later (298 → 300), " : "")
            + "ends at \(short(100 + off)) pt (was 100), differs by up to \(short(off)) pt at 300 ms"
        ])
    }
  }

  /// A view that is there only for a time.
  private static var coming: [LabelledMotion] {
    func card(from begin: Double, until end: Double? = nil) -> Motion {
      Motion("card.y", events: [begin, begin + 200] + (end.map { [$0] } ?? [])) {
        $0 < begin || $0 >= end ?? .infinity
          ? nil : Ways.line(begin, begin + 200, from: -80, to: 0)($0)
      }
    }
    let still = Motion("card.y") { _ in nil }
    return [
      LabelledMotion(
        label: "a card comes later", old: card(from: 100), new: card(from: 140),
        words: [
          "\"card\" appears 40 ms later (100 → 140)",
          "\"card.y\" begins 40 ms later (100 → 140), the rest is the same",
        ]),
      LabelledMotion(
        label: "a card goes later", old: card(from: 100, until: 700),
        new: card(from: 100, until: 750), words: ["\"card\" disappears 50 ms later (700 → 750)"]),
      LabelledMotion(
        label: "a card stays", old: card(from: 100, until: 700), new: card(from: 100),
        words: ["\"card\" is there at 700 ms, but was missing in the baseline"]),
      LabelledMotion(
        label: "a card never comes", old: card(from: 100), new: still,
        words: ["\"card\" is missing at 100 ms, but was there in the baseline"]),
      LabelledMotion(
        label: "a card comes that did not", old: still, new: card(from: 100),
        words: ["\"card\" is there at 100 ms, but was missing in the baseline"]),
    ]
  }

  private static var otherUnits: [LabelledMotion] {
    [
      LabelledMotion(
        label: "a shade ends paler",
        old: Motion("shade.alpha", events: [100, 300], Ways.line(100, 300, to: 0.32)),
        new: Motion("shade.alpha", events: [100, 300], Ways.line(100, 300, to: 0.3)),
        words: [
          "\"shade.alpha\" ends at 0.3 (was 0.32), differs by up to 0.02 at 300 ms"
        ]),
      LabelledMotion(
        label: "an angle turns later",
        old: Motion("dial.turn", events: [100, 300], Ways.line(100, 300, to: 6.28)),
        new: Motion("dial.turn", events: [100, 400], Ways.line(100, 400, to: 6.28)),
        words: [
          "\"dial.turn\" reaches its final value 99 ms later (298 → 397), differs by up to 2.09 at 300 ms"
        ]),
    ]
  }

  private static var standing: [LabelledMotion] {
    [
      LabelledMotion(
        label: "nothing differs", old: Motion(events: [100], Ways.spring(100)),
        new: Motion(events: [100], Ways.spring(100)), words: []),
      LabelledMotion(
        label: "only another event has a row",
        old: Motion(events: [100, 300], Ways.line(100, 300)),
        new: Motion(events: [100, 220, 300], Ways.line(100, 300)), words: []),
    ]
  }

  private static func whole(_ number: Double) -> String { "\(Int(number.rounded()))" }
  private static func short(_ number: Double) -> String {
    let text = String(format: "%.2f", number)
    return text.hasSuffix(".00")
      ? String(text.dropLast(3)) : text.hasSuffix("0") ? String(text.dropLast()) : text
  }
}
