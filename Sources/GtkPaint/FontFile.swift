/// A font that text is set in: one of the kit's, or a prototype's own.
package struct FontFile: Hashable, Sendable {
  package var family: String
  /// The name of its file.
  package var name: String
  /// The file's SHA-256 in hexadecimal digits, for manifests.
  package var digest: String
}
