import Files
import JSON
import Rehearsal
import TouchKit

/// Says what in a recorded section is not as it has to be.
extension SectionRecording {
  /// More of one kind is of no use.
  private static let most = 6

  /// What is wrong, in the order of the section's members.
  var faults: [SectionFault] {
    switch part {
    case .whole:
      unknown.map { SectionFault($0) } + resting + late(tracks) + parted + jumpWords + notStill
    case .throughout: parted + jumpWords + notStill
    case .sinceInput: late(tracks)
    }
  }

  /// What counts from the section's beginning or from the last input.
  private func late(_ tracks: [SectionTrack]) -> [SectionFault] {
    unsettled(tracks) + tooFar(tracks) + tooFast(tracks) + goingBack
  }

  private var unknown: [Mismatch] {
    let ids = rows.ids
    let missing = section.ids.filter { !ids.contains($0) }
    let values = unknownValues
    return missing.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.map { id in
      Mismatch(
        "there is no view \(quoted(id)) in the motion \(quoted(section.name))",
        nearest(id, in: ids.union(idsAtEnd).sorted()).map { "did you mean \(quoted($0))?" }
          ?? "use the id of a view that is on the screen")
    }
      + values.map { name, _ in
        Mismatch(
          "there is nothing named \(quoted(name)) in the motion \(quoted(section.name))",
          "use the id of a view, a number of a view such as \"card.y\", or the name of an animated value in the log"
        )
      }
  }

  /// A section that watches nothing move would pass for ever. In a run of a sweep it may rest: the scenario's own run has to
  /// show that it moves.
  private var resting: [SectionFault] {
    guard !section.mayRest, unknown.isEmpty else { return [] }
    let numbers =
      tracks + tracks(of: section.monotone)
      + section.together.flatMap { tracks(of: $0.map { .view($0) }) }
    guard !numbers.contains(where: \.changes) else { return [] }
    let what =
      section.subjects.isEmpty
      ? "nothing moves in the motion \(quoted(section.name))"
      : "no view or value of the motion \(quoted(section.name)) changes"
    return [
      SectionFault(
        Mismatch(
          what, "check the steps and \"views\", or add \"still\": true if nothing should move"))
    ]
  }

  private var unknownValues: [(name: String, index: Int)] {
    zip(section.values, section.values.indices).filter { _, index in
      rows.allSatisfy { $0.values[index] == nil }
    }.map { (name: $0, index: $1) }
  }

  /// The subjects of these that were there at some time.
  func known(_ subjects: [MotionSection.Subject]) -> [MotionSection.Subject] {
    let ids = rows.ids
    let missing = unknownValues.map(\.name)
    return subjects.filter { subject in
      subject.id.map(ids.contains) ?? !missing.contains(subject.name)
    }
  }

  private func unsettled(_ tracks: [SectionTrack]) -> [SectionFault] {
    guard let limit = section.settles,
      let latest = tracks.max(by: { $0.arrival < $1.arrival }), latest.arrival > limit
    else { return [] }
    return [
      SectionFault(
        Mismatch(
          "\(quoted(latest.name)) reaches its final value after \(milliseconds(latest.arrival))",
          "the motion \(quoted(section.name)) allows \(milliseconds(limit))"),
        SweepFault(
          .lateness, quoted(latest.name), latest.arrival.milliseconds, .milliseconds,
          limit: limit.milliseconds, place: section.name))
    ]
  }

  private func tooFar(_ tracks: [SectionTrack]) -> [SectionFault] {
    guard let limit = section.overshoot else { return [] }
    return tracks.filter { $0.overshoot > limit }.map { track in
      SectionFault(
        Mismatch(
          "\(quoted(track.name)) overshoots by \(track.unit.words(track.overshoot))",
          "the motion \(quoted(section.name)) allows at most \(track.unit.words(limit))"),
        SweepFault(
          .overshoot, quoted(track.name), track.overshoot,
          track.unit == .points ? .points : .share, limit: limit))
    }
  }

  private func tooFast(_ tracks: [SectionTrack]) -> [SectionFault] {
    guard let limit = section.peakVelocity else { return [] }
    return tracks.filter { $0.isLength && $0.peakVelocity > limit }.map { track in
      SectionFault(
        Mismatch(
          "\(quoted(track.name)) reaches \(track.peakVelocity.rounded().twoDecimals) pt/s",
          "the motion \(quoted(section.name)) allows at most \(limit.twoDecimals) pt/s"),
        SweepFault(
          .speed, quoted(track.name), track.peakVelocity, .pointsPerSecond, limit: limit))
    }
  }

  private var goingBack: [SectionFault] {
    tracks(of: section.monotone).compactMap { track in
      track.wayBack.map { back in
        SectionFault(
          Mismatch(
            "\(quoted(track.name)) moves back by \(length(back.distance, track.isLength)) at \(milliseconds(back.time))",
            "the motion \(quoted(section.name)) allows only one direction"),
          SweepFault(
            .wayBack, quoted(track.name), back.distance, track.isLength ? .points : .share))
      }
    }
  }

  /// How far two views that belong together may part.
  private static let seam = 0.01

  private var parted: [SectionFault] {
    section.together.compactMap { group in
      let first = rows.places(of: group[0])
      for id in group.dropFirst() {
        var apart: (from: Time, to: Time, most: Double)?
        var usual: Point?
        var isApart = false
        for ((row, one), other) in zip(zip(rows, first), rows.places(of: id)) {
          guard let one = one?.frame.origin, let other = other?.frame.origin else {
            usual = nil
            continue
          }
          let distance = other - one
          let start = usual ?? distance
          usual = start
          let gap = start.distance(to: distance)
          let time = row.time - begin
          // They were apart up to the first row in which they are together again.
          if gap > Self.seam || isApart {
            apart = (apart?.from ?? time, time, max(apart?.most ?? 0, gap))
          }
          isApart = gap > Self.seam
        }
        if let apart {
          let both = "\(quoted(group[0])) and \(quoted(id))"
          return SectionFault(
            Mismatch(
              "\(both) move apart by up to \(length(apart.most, true)) between \(milliseconds(apart.from)) and \(milliseconds(apart.to))",
              "the motion \(quoted(section.name)) expects both views to stay together"),
            SweepFault(.parting, both, apart.most, .points))
        }
      }
      return nil
    }
  }

  private var jumpWords: [SectionFault] {
    // Views that jump equally at one time are reported once.
    var groups: [[SectionJump]] = []
    for jump in jumps {
      if let index = groups.firstIndex(where: { $0[0].isLike(jump) }) {
        groups[index].append(jump)
      } else {
        groups.append([jump])
      }
    }
    return limited(
      groups.map { group in
        let others = group.count - 1
        let who =
          quoted(group[0].name) + (others > 0 ? " and \(NumberWords.count(others, "other"))" : "")
        return SectionFault(
          Mismatch(
            "\(who) \(others > 0 ? "jump" : "jumps") \(group[0].words) at \(milliseconds(group[0].time - begin))",
            "the motion \(quoted(section.name)) allows no jumps"),
          group[0].number)
      }, "jumps")
  }

  private var notStill: [SectionFault] {
    guard section.othersAreStill else { return [] }
    let named = Set(section.ids)
    let others = moving.filter { !named.contains($0.id) }
    return limited(
      others.map { other in
        let what =
          other.isFading
          ? "fades by \(other.distance.twoDecimals)" : "moves by \(length(other.distance, true))"
        let mismatch = Mismatch(
          "\(quoted(other.id)) \(what) at \(milliseconds(other.time))\(other.parent.map { " within \(quoted($0))" } ?? "")",
          "in the motion \(quoted(section.name)), only the listed views may move")
        return SectionFault(
          mismatch,
          SweepFault(
            other.isFading ? .fading : .movement, quoted(other.id), other.distance,
            other.isFading ? .share : .points))
      }, "moving views")
  }

  /// The first of many mismatches, and how many there are besides.
  private func limited(_ all: [SectionFault], _ what: String) -> [SectionFault] {
    guard all.count > Self.most + 1 else { return all }
    return all.prefix(Self.most) + [
      SectionFault(
        Mismatch(
          "the motion \(quoted(section.name)) has \(all.count - Self.most) more \(what)",
          "fix the first ones and run the test again"))
    ]
  }

  private func milliseconds(_ time: Time) -> String { "\(time.milliseconds.twoDecimals) ms" }
  private func length(_ number: Double, _ isLength: Bool) -> String {
    isLength ? "\(number.twoDecimals) pt" : number.twoDecimals
  }
}
