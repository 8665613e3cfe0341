/// A schema, as data: which values are allowed at a place in a file.
///
/// The reader of files uses it to refuse other values, with their position. The JSON schema for editors is made from
/// it, too, so both always agree.
public indirect enum ValueSchema: Sendable {
  /// `true` or `false`.
  case bool
  /// Exactly one value, such as a version.
  case exactly(Constant)
  /// `null`.
  case null
  /// A number in a range.
  case number(ClosedRange<Double>)
  /// A whole number in a range.
  case integer(ClosedRange<Int>)
  /// A string with a number of Unicode scalars in this range.
  case text(ClosedRange<Int>)
  /// One of these words.
  case word([String])
  /// A string with a form. Editors check it with a regular expression, the program with a closure.
  case pattern(Pattern)
  /// The id of a view, from the prototype's vocabulary.
  case id
  /// A value for one or more names of the prototype's tuning catalogue.
  case tunings
  /// A list of steps of a scenario.
  case steps
  /// A list of values of one schema, with a number of elements in this range.
  case list(ValueSchema, count: ClosedRange<Int>)
  /// An object of known members.
  case object(ObjectSchema)
  /// One of several schemas, chosen by the kind of the value. Each schema must be for another kind.
  case either([ValueSchema])

  /// A constant value in a schema.
  public enum Constant: Hashable, Sendable {
    /// A truth value.
    case bool(Bool)
    /// A whole number.
    case integer(Int)
  }

  /// A form that strings must have.
  public struct Pattern: Sendable {
    /// What the string must be, for messages: `a time such as 2026-01-05T09:41:00`.
    public var what: String
    /// A regular expression between `^` and `$`. It may accept more strings than `accepts`, if a regular expression
    /// can't express the whole rule.
    public var expression: String
    /// Whether the string is a colour such as `#rrggbb`. A window then shows a control for colours instead of a text
    /// field.
    public var isColor: Bool
    /// Returns whether a string follows the whole rule.
    public var accepts: @Sendable (String) -> Bool

    /// A form of strings. The regular expression must accept every string that `accepts` accepts, and may accept more.
    public init(
      _ what: String, expression: String, isColor: Bool = false,
      accepts: @escaping @Sendable (String) -> Bool
    ) {
      self.what = what
      self.expression = expression
      self.isColor = isColor
      self.accepts = accepts
    }
  }

  /// An object with only these members.
  public static func object(_ members: [Member]) -> ValueSchema {
    .object(ObjectSchema(members, least: 0))
  }

  /// An object with at least one of these members.
  public static func someOf(_ members: [Member]) -> ValueSchema {
    .object(ObjectSchema(members, least: 1))
  }

  /// A point of the screen, or a distance on it: `[x, y]`.
  public static let pair = ValueSchema.list(.coordinate, count: 2...2)
  /// A coordinate. The range is larger than any screen, because a finger can be a little outside the screen.
  public static let coordinate = ValueSchema.number(-10_000...10_000)

  /// The members that an object may have.
  public struct ObjectSchema: Sendable {
    /// The members, in the order in which editors show them.
    public var members: [Member]
    /// The least number of members.
    public var least: Int

    /// An object with these members. At least `least` of them must be present.
    public init(_ members: [Member], least: Int) {
      self.members = members
      self.least = least
    }
  }

  /// A key of an object, and the schema of its value.
  public struct Member: Sendable {
    /// The key.
    public var key: String
    /// The schema of the value.
    public var schema: ValueSchema
    /// Whether every object must have it.
    public var isRequired: Bool
    /// A line of description, which editors show.
    public var summary: String

    /// A member that must be present.
    public static func required(_ key: String, _ schema: ValueSchema, _ summary: String = "")
      -> Member
    {
      Member(key: key, schema: schema, isRequired: true, summary: summary)
    }

    /// A member that may be missing.
    public static func optional(_ key: String, _ schema: ValueSchema, _ summary: String = "")
      -> Member
    {
      Member(key: key, schema: schema, isRequired: false, summary: summary)
    }
  }
}
