import TouchKit

/// A bounded cache of outlines by their paths.
///
/// An icon's path is usually the same array in every frame. Such an array is found by the address of its elements,
/// which costs nothing; only a new array is hashed.
struct OutlineCache {
  private struct Alias {
    /// Keeps the elements in memory, so that no other elements can get their address.
    let path: Path
    let outline: Outline
  }

  private var byAddress = GenerationCache<Int, Alias>(limit: 512)
  private var byValue = GenerationCache<Path, Outline>(limit: 256)

  mutating func outline(_ path: Path) -> Outline {
    let address = path.elements.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
    if let alias = byAddress.find(address) { return alias.outline }
    let outline: Outline
    if let known = byValue.find(path) {
      outline = known
    } else {
      outline = Outline(path)
      byValue.keep(outline, for: path)
    }
    byAddress.keep(Alias(path: path, outline: outline), for: address)
    return outline
  }
}
