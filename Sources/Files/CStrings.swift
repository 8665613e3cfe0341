import Glibc

/// Passes a list of strings to C for the time of a call.
package func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafePointer<CChar>]) -> Result
) -> Result {
  let copies = strings.compactMap { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return body(copies.map { UnsafePointer($0) })
}
