import JSON

/// The shots among a list of steps, found by their names, of which each stays with its step alone.
// A scenario may have a hundred thousand; a dictionary of their names takes five times the memory.
struct ShotList {
  struct Shot {
    // Half the width is enough for the number of a step.
    let step: UInt32
    /// Where its name is, for messages.
    let name: SourcePosition
  }

  private(set) var shots: [Shot] = []
  /// An open table of the shots' numbers from 1; 0 is a free slot. The number of slots is a power of two, and at most
  /// three quarters of them are in use. Nothing depends on their order.
  private var slots: [UInt32] = []

  /// The shot of a name.
  func first(named name: String, in steps: [Step]) -> Shot? {
    guard !slots.isEmpty else { return nil }
    let slot = slot(of: name, in: steps)
    return slots[slot] > 0 ? shots[Int(slots[slot]) - 1] : nil
  }

  /// Adds a shot whose name is not there yet; its step may still be missing among the steps.
  mutating func add(_ name: String, _ shot: Shot, in steps: [Step]) {
    if (shots.count + 1) * 4 > slots.count * 3 { grow(steps) }
    slots[slot(of: name, in: steps)] = UInt32(shots.count + 1)
    shots.append(shot)
  }

  private mutating func grow(_ steps: [Step]) {
    slots = Array(repeating: 0, count: max(16, slots.count * 2))
    for (index, shot) in shots.enumerated() {
      slots[slot(of: ShotList.name(of: shot, in: steps), in: steps)] = UInt32(index + 1)
    }
  }

  /// The slot of a name, or the free one where it belongs.
  private func slot(of name: String, in steps: [Step]) -> Int {
    var hasher = Hasher()
    hasher.combine(name)
    var slot = hasher.finalize() & (slots.count - 1)
    while slots[slot] > 0, ShotList.name(of: shots[Int(slots[slot]) - 1], in: steps) != name {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  static func name(of shot: Shot, in steps: [Step]) -> String {
    guard case .shot(let name, _) = steps[Int(shot.step)].action else { return "" }
    return name
  }
}
