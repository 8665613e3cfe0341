import PrototypeProgram

/// The words on the phone, from resources/content/words.json.
struct Words: Sendable {
  let hint: String

  init(_ file: JSONValue) throws(Problem) {
    var words = try ObjectReader(file, in: "the file of words")
    hint = try words.string("hint")
    try words.finish()
  }
}
