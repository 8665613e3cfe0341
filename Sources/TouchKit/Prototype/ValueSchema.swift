/// A schema: the permitted values of a value in a file, as data.
///
/// Both the reader, which refuses other values with their position, and the schema for editors are
/// made from it, so the two cannot disagree.
public indirect enum ValueSchema: Sendable {
  /// `true` or `false`.
  case bool
  /// One value and no other, such as a version.
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
  /// A string that a regular expression describes to editors and a closure to the program.
  case pattern(Pattern)
  /// The id of a view, by the prototype's vocabulary.
  case id
  /// A value for one or more names of the prototype's tuning catalogue.
  case tunings
  /// A list of steps of a scenario.
  case steps
  /// A list of values of one schema, with a number of elements in this range.
  case list(ValueSchema, count: ClosedRange<Int>)
  /// An object of known members.
  case object(ObjectSchema)
  /// One of several schemas, chosen by the kind of the value; no two are of one kind.
  case either([ValueSchema])

  /// A value that a schema names.
  public enum Constant: Hashable, Sendable {
    /// A truth value.
    case bool(Bool)
    /// A whole number.
    case integer(Int)
  }

  /// A form of strings.
  public struct Pattern: Sendable {
    /// What the string is, for messages: `a time such as 2026-01-05T09:41:00`.
    public var what: String
    /// A regular expression between `^` and `$`, as far as one can express the rule.
    public var expression: String
    /// Whether it is a colour such as `#rrggbb`, for which a window has a better control than a text field.
    public var isColor: Bool
    /// Whether a string is right, by the whole rule.
    public var accepts: @Sendable (String) -> Bool

    /// A form of strings; the regular expression may be laxer than `accepts`, never stricter.
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
  /// No screen is larger than this, and a finger can be a little outside.
  public static let coordinate = ValueSchema.number(-10_000...10_000)

  /// What members an object has.
  public struct ObjectSchema: Sendable {
    /// The members that it may have, in the order for editors.
    public var members: [Member]
    /// The least number of members.
    public var least: Int

    /// An object of these members; at least `least` of them must be there.
    public init(_ members: [Member], least: Int) {
      self.members = members
      self.least = least
    }
  }

  /// A key of an object, and the schema of its value.
  public struct Member: Sendable {
    /// The key.
    public var key: String
    /// What its value may be.
    public var schema: ValueSchema
    /// Whether every object must have it.
    public var isRequired: Bool
    /// A line for editors.
    public var summary: String

    /// A member that must be there.
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
