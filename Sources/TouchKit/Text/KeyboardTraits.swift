/// The keyboard that a responder wants: return key, first page, capitals.
public struct KeyboardTraits: Hashable, Sendable {
  /// What the return key says and means; all but `return` are drawn in the accent colour.
  public enum ReturnKey: String, CaseIterable, Hashable, Sendable {
    case `return`, done, search, go, next
  }
  /// The page of keys it begins with.
  public enum Page: String, CaseIterable, Hashable, Sendable { case letters, numbers, symbols }

  public var returnKey: ReturnKey
  public var page: Page
  /// Whether shift turns on by itself at the beginning of a sentence.
  public var capitalizes: Bool

  public init(
    returnKey: ReturnKey = .return, page: Page = .letters, capitalizes: Bool = true
  ) {
    self.returnKey = returnKey
    self.page = page
    self.capitalizes = capitalizes
  }
}
