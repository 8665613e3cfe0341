import Glibc

/// Lends strings to C as a list.
func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafePointer<CChar>]) -> Result
) -> Result {
  let copies = strings.compactMap { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return body(copies.map { UnsafePointer($0) })
}
