/// What on the screen differs from what a scenario says, with the remedy.
struct Mismatch: Error {
  var what: String
  var remedy: String

  init(_ what: String, _ remedy: String) {
    self.what = what
    self.remedy = remedy
  }
}
