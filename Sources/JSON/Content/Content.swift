/// The words and pictures of a prototype, in files that a designer can change without a build.
public struct Content: Equatable, Sendable {
  /// The files. Each file has a different name.
  public let files: [ContentFile]

  /// Content with these files.
  public init(_ files: [ContentFile]) { self.files = files }

  /// The file with a name. Throws if there is no such file.
  public func file(_ name: String) throws(Problem) -> ContentFile {
    guard let file = files.first(where: { $0.name == name }) else {
      throw Problem(
        what: "there is no content file \(quoted(name))",
        remedy: suggestion(for: name, known: files.map { $0.name }))
    }
    return file
  }

  /// Reads a JSON file, which may have comments. If something in the file is wrong, throws a problem with its place in
  /// the file.
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
  /// The path in the content folder, such as `inbox.json` or `pictures/leaf.png`.
  public let name: String
  /// The path that messages show.
  public let path: String
  /// The content of the file.
  public let bytes: [UInt8]

  /// A file with a name, and with the path that messages show.
  public init(_ name: String, path: String, bytes: [UInt8]) {
    self.name = name
    self.path = path
    self.bytes = bytes
  }
}
