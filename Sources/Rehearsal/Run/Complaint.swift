/// What is not as a scenario says, and what should be, or what to do.
struct Complaint: Error {
  var what: String
  var remedy: String

  init(_ what: String, _ remedy: String) {
    self.what = what
    self.remedy = remedy
  }
}
