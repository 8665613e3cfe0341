/// The hashes that belong to a number of the painter or the engine: a file has one line for each number, such as `1 fill=0a1b2c3d`.
///
/// A line never changes: who changes a hash on purpose raises the number and adds a line.
package enum NumberedHashes {
  /// What is wrong, with the line to add; nil if the file's last line is the number's and has these hashes.
  package static func fault(
    in file: String, _ number: Int, _ hashes: [(name: String, hash: String)]
  ) -> String? {
    let wanted = hashes.map { "\($0.name)=\($0.hash.prefix(8))" }
    let lines = file.split(separator: "\n").filter { !$0.hasPrefix("#") }
    let last = lines.last.map { $0.split(separator: " ").map(String.init) } ?? []
    guard last.first == "\(number)" else {
      return "the last line is not of number \(number); add: \(number) "
        + wanted.joined(separator: " ")
    }
    let kept = last.dropFirst()
    guard kept.elementsEqual(wanted) else {
      let others = wanted.filter { !kept.contains($0) }.joined(separator: " ")
      return "\(others): raise the number and add: \(number + 1) " + wanted.joined(separator: " ")
    }
    return nil
  }
}
