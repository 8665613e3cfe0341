/// An option of a command: one row of the table that parser, help, man page and completions come from.
struct OptionRule: Sendable {
  /// Without the dashes.
  let name: String
  /// A letter that means the same.
  let letter: Character?
  /// What follows it; nil if nothing follows.
  let value: Value?
  /// Whether it may be used more than once.
  let repeats: Bool
  /// Whether only programs use it, so that the short help leaves it to the man page.
  let isForPrograms: Bool
  /// One line, lower case, without a full stop.
  let summary: String

  struct Value: Sendable {
    /// What help shows for it: `MS`.
    let placeholder: String
    let completion: Completion
    /// Whether it may be left out; then it is always in the same word: `--update=all`.
    let isOptional: Bool
  }

  /// What a shell offers where a value or an operand is expected.
  enum Completion: Sendable {
    case nothing
    case files
    case words([String])
    /// Words, or a file.
    case wordsOrFiles([String])
  }

  init(
    _ name: String, letter: Character? = nil, takes placeholder: String? = nil,
    offers completion: Completion = .nothing, valueIsOptional: Bool = false,
    repeats: Bool = false, isForPrograms: Bool = false, _ summary: String
  ) {
    self.name = name
    self.letter = letter
    value = placeholder.map {
      Value(placeholder: $0, completion: completion, isOptional: valueIsOptional)
    }
    self.repeats = repeats
    self.isForPrograms = isForPrograms
    self.summary = summary
  }

  /// The option with what another one offers for its value.
  func offering(_ other: OptionRule) -> OptionRule {
    OptionRule(
      name, letter: letter, takes: value?.placeholder,
      offers: other.value?.completion ?? .nothing, valueIsOptional: value?.isOptional ?? false,
      repeats: repeats, isForPrograms: isForPrograms, summary)
  }

  /// The completions of an option whose value may be left out.
  var joinedWords: [String] {
    guard let value, value.isOptional else { return [] }
    return value.completion.words.map { "--\(name)=\($0)" }
  }

  /// How help shows that it is written: `-o, --output PATH`.
  var usage: String {
    (letter.map { "-\($0), " } ?? "") + "--\(name)"
      + (value.map { $0.isOptional ? "[=\($0.placeholder)]" : " \($0.placeholder)" } ?? "")
  }
}
