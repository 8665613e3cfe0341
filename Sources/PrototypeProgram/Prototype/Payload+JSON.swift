import Rehearsal
import TouchKit

/// Reads files of the prototype's own content.
extension Payload {
  /// The content of a JSON file, which the schema describes; comments are allowed in it. What does not fit is thrown with its
  /// place and the remedy.
  ///
  /// A schema of content has no `id`, `tunings` or `steps`: these belong to scenarios.
  public init(json file: [UInt8], path: String? = nil, _ schema: ValueSchema) throws(Problem) {
    self = try ContentReader.read(file, path: path, schema)
  }
}
