import TouchKit

/// Outlines by path, bounded.
///
/// An icon's path is mostly the same array in every frame. Such a one is found by where its elements lie, which costs
/// nothing; only an array that was not met before is hashed.
struct OutlineCache {
  private struct Alias {
    /// Keeps the elements where they are, so that their address can mean nothing else.
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
