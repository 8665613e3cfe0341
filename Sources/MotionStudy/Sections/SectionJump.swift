import JSON
import Rehearsal
import TouchKit

/// A number that an event changed at once, or whose velocity it changed without a motion.
struct SectionJump: Equatable {
  var time: Time
  /// Such as `drawer.y`.
  var name: String
  /// In the number's unit, or that unit a second.
  var distance: Double
  var isOfVelocity: Bool
  var isLength: Bool

  /// What may differ from left and right of an event: points, or points a second; alphas and shares by a hundredth of it.
  private static let most = 0.01
  private static let mostVelocity = 1.0
  private static let share = 0.01

  /// Whether it is the same jump, seen at another view.
  func isLike(_ other: SectionJump) -> Bool {
    time == other.time && isOfVelocity == other.isOfVelocity && isLength == other.isLength
      && words == other.words
  }

  /// Such as `by 12.5 pt`, or `in velocity by 80 pt/s`.
  var words: String {
    guard isOfVelocity else { return "by " + distance.twoDecimals + (isLength ? " pt" : "") }
    return "in velocity by " + distance.twoDecimals + (isLength ? " pt/s" : "/s")
  }

  /// The jump as what many runs are gathered by.
  var number: SweepFault {
    let unit: SweepFault.Unit =
      isOfVelocity
      ? (isLength ? .pointsPerSecond : .sharesPerSecond) : (isLength ? .points : .share)
    return SweepFault(isOfVelocity ? .kick : .jump, quoted(name), distance, unit)
  }

  /// The jumps between what was shown just before an event and what is shown after it.
  static func find(from left: SectionRow, to right: SectionRow, _ section: MotionSection)
    -> [SectionJump]
  {
    numbers(left, right, section).compactMap { number in
      let distance = abs(number.right - number.left)
      guard distance > (number.isLength ? most : most * share), isSeen(number, left, right) else {
        return nil
      }
      return SectionJump(
        time: right.time, name: number.name, distance: distance, isOfVelocity: false,
        isLength: number.isLength)
    }
  }

  /// The jumps of velocities. Each velocity comes from two rows that are a microsecond apart.
  static func find(
    velocitiesFrom left: (SectionRow, SectionRow), to right: (SectionRow, SectionRow),
    _ section: MotionSection
  ) -> [SectionJump] {
    let tick = Time.tick.seconds
    let before = numbers(left.0, left.1, section)
    let after = numbers(right.0, right.1, section)
    guard before.map(\.name) == after.map(\.name) else { return [] }
    return zip(before, after).compactMap { before, after in
      let change = ((after.right - after.left) - (before.right - before.left)) / tick
      guard abs(change) > (before.isLength ? mostVelocity : mostVelocity * share),
        isSeen(before, left.1, right.0)
      else { return nil }
      return SectionJump(
        time: right.0.time, name: before.name, distance: abs(change), isOfVelocity: true,
        isLength: before.isLength)
    }
  }

  /// Whether people can see a number jump: its view is visible before, or after. An animated value has no place at
  /// which it could be unseen.
  private static func isSeen(_ number: Number, _ left: SectionRow, _ right: SectionRow) -> Bool {
    number.id.map { left.shows($0) || right.shows($0) } ?? true
  }

  private struct Number {
    var name: String
    /// The view's; nil for an animated value.
    var id: String?
    var left: Double
    var right: Double
    var isLength: Bool
  }

  /// The numbers that the section looks at and that both rows have.
  private static func numbers(
    _ left: SectionRow, _ right: SectionRow, _ section: MotionSection
  ) -> [Number] {
    var numbers: [Number] = []
    func add(
      _ a: ShownView?, _ b: ShownView?, _ properties: [MotionTracks.Property], isInner: Bool
    ) {
      // Another view that has the id now has come, and did not jump.
      guard let a, let b, a.entry == b.entry else { return }
      let id = a.id
      for property in properties {
        numbers.append(
          Number(
            name: "\(id).\(property.rawValue)", id: id,
            left: property.value(of: isInner ? a.placeWithin : a.place),
            right: property.value(of: isInner ? b.placeWithin : b.place),
            isLength: property.isLength))
      }
    }
    if section.subjects.isEmpty {
      // What only moves along with its parent is reported once, for the parent.
      guard left.views != right.views else { return [] }
      let isSame = left.views.isOfSameViews(as: right.views)
      for (index, view) in left.views.enumerated() {
        let other = isSame ? right.views[index] : right.view(view.id)
        guard let other, isSame || left.parent(of: view) == right.parent(of: other) else {
          continue
        }
        add(view, other, MotionTracks.Property.allCases, isInner: true)
      }
    }
    for subject in section.subjects {
      switch subject {
      case .view(let id):
        add(left.view(id), right.view(id), MotionTracks.Property.allCases, isInner: false)
      case .number(let id, let property):
        add(left.view(id), right.view(id), [property], isInner: false)
      case .value(let name):
        guard let index = section.values.firstIndex(of: name), let a = left.values[index],
          let b = right.values[index]
        else { continue }
        numbers.append(
          Number(name: name, left: a.number, right: b.number, isLength: !a.isShare))
      }
    }
    return numbers
  }
}
