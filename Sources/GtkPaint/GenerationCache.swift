/// A bounded cache that forgets what was not asked for lately.
///
/// Two generations: once the young one is full it becomes the old one, and the old one goes. Nothing is ever listed,
/// so no order of a dictionary can reach a picture.
struct GenerationCache<Key: Hashable, Value> {
  private struct Kept {
    var value: Value
    var weight: Int
  }

  private var young: [Key: Kept] = [:]
  private var old: [Key: Kept] = [:]
  private let limit: Int
  private let mostWeight: Int
  /// What the young generation weighs.
  private var weight = 0

  /// Keeps at least the `limit` values that were asked for last, or those of them that weigh `mostWeight` together, and
  /// at most twice as many. One that weighs more alone is kept, too.
  init(limit: Int, mostWeight: Int = .max) {
    self.limit = limit
    self.mostWeight = mostWeight
    young.reserveCapacity(limit)
  }

  var count: Int { young.count + old.count }

  /// The value kept for a key.
  mutating func find(_ key: Key) -> Value? {
    if let kept = young[key] { return kept.value }
    guard let kept = old.removeValue(forKey: key) else { return nil }
    keep(kept.value, for: key, weight: kept.weight)
    return kept.value
  }

  mutating func keep(_ value: Value, for key: Key, weight: Int = 0) {
    if young.count >= limit || !young.isEmpty && self.weight + weight > mostWeight {
      old = young
      young = [:]
      young.reserveCapacity(limit)
      self.weight = 0
    }
    young[key] = Kept(value: value, weight: weight)
    self.weight += weight
  }
}
