/// What on the screen differs from what a scenario says, with the remedy.
package struct Mismatch: Error {
  package var what: String
  package var remedy: String

  package init(_ what: String, _ remedy: String) {
    self.what = what
    self.remedy = remedy
  }
}
