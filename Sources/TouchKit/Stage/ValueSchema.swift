/// A schema: what a value of a file may be, as data.
///
/// Both the reader, which refuses other values with their position, and the schema for editors come from it, so that
/// the two cannot disagree.
public indirect enum ValueSchema: Sendable {
  case bool
  /// One value and no other, such as a version.
  case exactly(Constant)
  case null
  case number(ClosedRange<Double>)
  case integer(ClosedRange<Int>)
  /// A string of so many Unicode scalars.
  case text(ClosedRange<Int>)
  case word([String])
  /// A string that a regular expression describes to editors and a closure to the program.
  case pattern(Pattern)
  /// The id of a view, by the prototype's vocabulary.
  case id
  /// A value for one or more names of the prototype's tuning catalogue.
  case tunings
  /// A list of steps of a scenario.
  case steps
  case list(ValueSchema, count: ClosedRange<Int>)
  case object(ObjectSchema)
  /// One of several schemas, chosen by the kind of the value; no two are of one kind.
  case either([ValueSchema])

  public enum Constant: Hashable, Sendable {
    case bool(Bool)
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
    public var accepts: @Sendable (String) -> Bool

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

  /// An object of these members alone.
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

  public struct ObjectSchema: Sendable {
    public var members: [Member]
    /// The least number of members.
    public var least: Int

    public init(_ members: [Member], least: Int) {
      self.members = members
      self.least = least
    }
  }

  /// A key of an object, and the schema of its value.
  public struct Member: Sendable {
    public var key: String
    public var schema: ValueSchema
    public var isRequired: Bool
    /// A line for editors.
    public var summary: String

    public static func required(_ key: String, _ schema: ValueSchema, _ summary: String = "")
      -> Member
    {
      Member(key: key, schema: schema, isRequired: true, summary: summary)
    }

    public static func optional(_ key: String, _ schema: ValueSchema, _ summary: String = "")
      -> Member
    {
      Member(key: key, schema: schema, isRequired: false, summary: summary)
    }
  }
}
