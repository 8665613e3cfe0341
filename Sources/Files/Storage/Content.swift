import JSON

/// What a prototype shows: words and pictures in files that a designer can change without building again.
public struct Content: Equatable, Sendable {
  /// The files, each under a name of its own.
  public let files: [ContentFile]

  /// Content of these files.
  public init(_ files: [ContentFile]) { self.files = files }

  /// The file of a name.
  public func file(_ name: String) throws(Problem) -> ContentFile {
    guard let file = files.first(where: { $0.name == name }) else {
      throw Problem(
        what: "there is no content named \(quoted(name))",
        remedy: suggestion(for: name, known: files.map(\.name)))
    }
    return file
  }

  /// Reads a JSON file, in which comments are allowed; what is wrong with it is thrown with its place.
  public func read<Value>(
    _ name: String, _ read: (JSONValue) throws(Problem) -> Value
  ) throws(Problem) -> Value {
    let file = try file(name)
    do throws(Problem) {
      return try read(JSONReader.parse(file.bytes, file: file.path, allowComments: true))
    } catch {
      throw error.inFile(file.path)
    }
  }
}

/// A file of a prototype's content.
public struct ContentFile: Equatable, Sendable {
  /// Its path under the folder of all content, such as `inbox.json` or `pictures/leaf.png`.
  public let name: String
  /// How messages call it.
  public let path: String
  /// The file.
  public let bytes: [UInt8]

  /// A file under a name, with what messages call it.
  public init(_ name: String, path: String, bytes: [UInt8]) {
    self.name = name
    self.path = path
    self.bytes = bytes
  }
}
