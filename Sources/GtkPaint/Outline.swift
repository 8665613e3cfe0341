import CGtkShim
import TouchKit

/// A path as Cairo wants it, owned.
final class Outline {
  let handle: OpaquePointer

  init(_ path: Path) {
    var verbs: [UInt8] = []
    var numbers: [Double] = []
    verbs.reserveCapacity(path.elements.count)
    numbers.reserveCapacity(path.elements.count * 4)
    func add(_ verb: DPVerb, _ points: Point...) {
      verbs.append(UInt8(truncatingIfNeeded: verb.rawValue))
      for point in points { numbers += [point.x, point.y] }
    }
    for element in path.elements {
      switch element {
      case .move(let point): add(DPVerbMove, point)
      case .line(let point): add(DPVerbLine, point)
      case .curve(let first, let second, let end): add(DPVerbCurve, first, second, end)
      case .close: add(DPVerbClose)
      }
    }
    handle = dp_path_new(verbs, Int32(clamping: verbs.count), numbers)
  }

  deinit { dp_path_free(handle) }
}
