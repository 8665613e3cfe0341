/// A bounded cache that drops values which were not used lately.
///
/// It has two generations: when the young one is full, it becomes the old one, and the former old one is dropped. The
/// cache is never iterated, so that no order of a dictionary can reach a picture.
struct GenerationCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var weight: Int
  }

  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  private let limit: Int
  private let mostWeight: Int
  /// The weight of the young generation.
  private var weight = 0

  /// Keeps at least the `limit` values that were used last, or as many of them as weigh `mostWeight` together, and at
  /// most twice as many. A value that alone weighs more is kept, too.
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
    young[key] = Entry(value: value, weight: weight)
    self.weight += weight
  }
}
