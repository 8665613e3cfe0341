/// A bounded cache that forgets what was not asked for lately.
///
/// Two generations: once the young one is full it becomes the old one, and the old one goes. Nothing is ever listed,
/// so no order of a dictionary can reach a picture.
struct GenerationCache<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private let limit: Int

  /// Keeps at least the `limit` values that were asked for last, and at most twice as many.
  init(limit: Int) {
    self.limit = limit
    young.reserveCapacity(limit)
  }

  var count: Int { young.count + old.count }

  /// The value kept for a key.
  mutating func find(_ key: Key) -> Value? {
    if let value = young[key] { return value }
    guard let value = old.removeValue(forKey: key) else { return nil }
    keep(value, for: key)
    return value
  }

  mutating func keep(_ value: Value, for key: Key) {
    if young.count >= limit {
      old = young
      young = [:]
      young.reserveCapacity(limit)
    }
    young[key] = value
  }
}
