/// The keyboard that a responder needs: its return key, its first page, capitals.
public struct KeyboardTraits: Hashable, Sendable {
  /// The word on the return key and its meaning. All return keys but `return` are drawn in the accent colour.
  public enum ReturnKey: String, CaseIterable, Hashable, Sendable {
    /// An ordinary return key.
    case `return`
    /// Ends editing.
    case done
    /// Starts a search.
    case search
    /// Opens what was typed, such as an address.
    case go
    /// Moves to the next field.
    case next
  }
  /// The page of keys that is shown first.
  public enum Page: String, CaseIterable, Hashable, Sendable {
    /// Letters.
    case letters
    /// Digits and signs.
    case numbers
    /// More signs.
    case symbols
  }

  /// The return key's word.
  public var returnKey: ReturnKey
  /// The page shown first.
  public var page: Page
  /// Whether shift turns on automatically at the beginning of a sentence.
  public var capitalizes: Bool

  /// Traits of a keyboard; the default is an ordinary keyboard for prose.
  public init(
    returnKey: ReturnKey = .return, page: Page = .letters, capitalizes: Bool = true
  ) {
    self.returnKey = returnKey
    self.page = page
    self.capitalizes = capitalizes
  }
}
