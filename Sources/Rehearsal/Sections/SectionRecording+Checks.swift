import Files
import TouchKit

/// Says what in a recorded section is not as it has to be.
extension SectionRecording {
  /// More of one kind is of no use.
  private static let most = 6

  /// What is wrong, in the order of the section's members.
  var mismatches: [Mismatch] {
    let tracks = tracks
    return unknown + unsettled(tracks) + tooFar(tracks) + tooFast(tracks) + goingBack + parted
      + jumpWords + notStill
  }

  private var unknown: [Mismatch] {
    let ids = Set(rows.flatMap { $0.views.map(\.id) })
    let missing = section.ids.filter { !ids.contains($0) }
    let values = zip(section.values, section.values.indices).filter { _, index in
      rows.allSatisfy { $0.values[index] == nil }
    }
    return missing.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.map { id in
      Mismatch(
        "no view \(quoted(id)) was there in the motion \(quoted(section.name))",
        nearest(id, in: ids.sorted()).map { "there was \(quoted($0))" } ?? "name one that is there")
    }
      + values.map { name, _ in
        Mismatch(
          "nothing named \(quoted(name)) was there in the motion \(quoted(section.name))",
          "name a view, a number of one such as \"card.y\", or an animated value as the log does")
      }
  }

  private func unsettled(_ tracks: [SectionTrack]) -> [Mismatch] {
    guard let limit = section.settles,
      let latest = tracks.max(by: { $0.arrival < $1.arrival }), latest.arrival > limit
    else { return [] }
    return [
      Mismatch(
        "\(quoted(latest.name)) arrives after \(milliseconds(latest.arrival))",
        "\(quoted(section.name)) expects it within \(milliseconds(limit))")
    ]
  }

  private func tooFar(_ tracks: [SectionTrack]) -> [Mismatch] {
    guard let limit = section.overshoot else { return [] }
    return tracks.filter { $0.overshoot > limit }.map { track in
      Mismatch(
        "\(quoted(track.name)) overshoots by \(track.unit.words(track.overshoot))",
        "\(quoted(section.name)) expects \(track.unit.words(limit)) at most")
    }
  }

  private func tooFast(_ tracks: [SectionTrack]) -> [Mismatch] {
    guard let limit = section.peakVelocity else { return [] }
    return tracks.filter { $0.isLength && $0.peakVelocity > limit }.map { track in
      Mismatch(
        "\(quoted(track.name)) reaches \(decimals(track.peakVelocity.rounded())) pt/s",
        "\(quoted(section.name)) expects \(decimals(limit)) pt/s at most")
    }
  }

  private var goingBack: [Mismatch] {
    tracks(of: section.monotone).compactMap { track in
      track.wayBack.map { back in
        Mismatch(
          "\(quoted(track.name)) goes back by \(length(back.distance, track.isLength)) at \(milliseconds(back.time))",
          "\(quoted(section.name)) expects it to go one way")
      }
    }
  }

  /// How far two views that belong together may part.
  private static let seam = 0.01

  private var parted: [Mismatch] {
    section.together.compactMap { group in
      for id in group.dropFirst() {
        var apart: (from: Time, to: Time, most: Double)?
        var usual: Point?
        var isApart = false
        for row in rows {
          guard let one = row.view(group[0])?.frame.origin, let other = row.view(id)?.frame.origin
          else {
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
          return Mismatch(
            "\(quoted(group[0])) and \(quoted(id)) part by \(length(apart.most, true)) from \(milliseconds(apart.from)) to \(milliseconds(apart.to))",
            "\(quoted(section.name)) expects them to keep together")
        }
      }
      return nil
    }
  }

  private var jumpWords: [Mismatch] {
    // Views that jump alike at one time are told once.
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
        let who = quoted(group[0].name) + (others > 0 ? " and \(Words.count(others, "other"))" : "")
        return Mismatch(
          "\(who) \(others > 0 ? "jump" : "jumps") by \(group[0].words) at \(milliseconds(group[0].time - begin))",
          "\(quoted(section.name)) expects no jump")
      }, "jumps")
  }

  private var notStill: [Mismatch] {
    guard section.othersAreStill else { return [] }
    let named = Set(section.ids)
    let others = moving.filter { !named.contains($0.id) }
    return limited(
      others.map { other in
        let what =
          other.isFading
          ? "fades by \(decimals(other.distance))" : "moves by \(length(other.distance, true))"
        return Mismatch(
          "\(quoted(other.id)) \(what) at \(milliseconds(other.time))\(other.parent.map { " within \(quoted($0))" } ?? "")",
          "\(quoted(section.name)) names nothing that moves it")
      }, "moving views")
  }

  /// The first of many mismatches, and how many there are besides.
  private func limited(_ all: [Mismatch], _ what: String) -> [Mismatch] {
    guard all.count > Self.most + 1 else { return all }
    return all.prefix(Self.most) + [
      Mismatch(
        "\(all.count - Self.most) more \(what) follow in \(quoted(section.name))", "mend the first")
    ]
  }

  private func milliseconds(_ time: Time) -> String { "\(decimals(time.milliseconds)) ms" }
  private func length(_ number: Double, _ isLength: Bool) -> String {
    isLength ? "\(decimals(number)) pt" : decimals(number)
  }
}
