/// The animated values of a stage by their names, so that tests can read what moves.
struct AnimatedValues {
  private struct Entry {
    let owner: ObjectIdentifier
    @Weak var value: AnimatedValue?
  }
  /// Only looked up by name, never iterated.
  private var named: [String: [Entry]] = [:]

  mutating func add(_ value: AnimatedValue) {
    named[value.name, default: []].append(Entry(owner: ObjectIdentifier(value), value: Weak(value)))
  }

  mutating func remove(_ owner: ObjectIdentifier, _ name: String) {
    named[name]?.removeAll { $0.owner == owner }
    if named[name]?.isEmpty == true { named[name] = nil }
  }

  /// The value of a name; of several the one that was made last.
  subscript(name: String) -> AnimatedValue? { named[name]?.last?.value }
}

/// What an animated value is at one time.
public struct ShownValue: Equatable, Sendable {
  /// The number, in the value's own unit.
  public var number: Double
  /// Whether the number is a share from 0 to 1, not a length in points.
  public var isShare: Bool
}

extension Stage {
  /// The present values of the animated values with these names. With a later time, which must not be after the next
  /// event, the values at that time. The result is nil for an unknown name. A view's property has a name only while it
  /// moves: the name of its motion in the log, such as «View in card.x».
  public func shownValues(_ names: [String], at time: Time? = nil) -> [ShownValue?] {
    guard !names.isEmpty else { return [] }
    return ahead(to: time ?? now) {
      names.map { name in
        animatedValues[name].map { ShownValue(number: $0.shown, isShare: $0.isShare) }
          ?? shownProperty(name)
      }
    }
  }

  /// A view's property that moves; of several with the name the one that has begun last.
  private func shownProperty(_ name: String) -> ShownValue? {
    propertyMotions.last { $0.name == name }.map { one in
      ShownValue(number: one.motion.value(at: now), isShare: one.property.rest == .progress)
    }
  }
}
