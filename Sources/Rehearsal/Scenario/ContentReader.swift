import Files
import TouchKit

/// Reads a JSON file of a prototype's own, such as the words and pictures that its screens show.
public enum ContentReader {
  /// The file's content, or what in it does not fit the schema, with its place. Comments are allowed.
  public static func read(
    _ bytes: [UInt8], path: String?, _ schema: ValueSchema
  ) throws(Problem) -> Payload {
    do throws(Problem) {
      let value = try JSONReader.parse(bytes, allowComments: true)
      try SchemaChecker(prototype: nil).check(value, schema, "the file")
      return value.payload
    } catch {
      throw error.inFile(path)
    }
  }
}
