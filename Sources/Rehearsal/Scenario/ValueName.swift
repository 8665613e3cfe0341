import JSON

/// How messages call a value. Its words are made only for a message: a take has very many values.
enum ValueName {
  case member(String, of: String)
  indirect case item(of: ValueName)

  var words: String {
    switch self {
    case .member(let key, let owner): "\(quoted(key)) of \(owner)"
    case .item(let list): "an item of \(list.words)"
    }
  }
}
