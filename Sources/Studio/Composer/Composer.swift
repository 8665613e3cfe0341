import TouchKit

/// The panel that makes an input of the prototype's own, such as a notification, the same as a scenario's step does.
final class Composer {
  /// How long "in 3 s" puts it off, in the phone's time.
  static let delay = Time.seconds(3)

  let form: Form
  private let input: Prototype.CustomInput
  private let fields: [ComposerField]
  private var texts: [String]
  private var values: [Payload?]
  private var isWrong: Set<Int> = []
  /// Called when it can be posted, or can't any more.
  var onChange: (() -> Void)?

  /// Nil where the input's value is no object.
  init?(_ input: Prototype.CustomInput) {
    guard case .object(let shape) = input.shape else { return nil }
    self.input = input
    fields = shape.members.compactMap { ComposerField($0) }
    texts = fields.map { _ in "" }
    values = fields.map { _ in nil }
    form = Form(StudioNames.title(input.summary))
    for field in fields {
      switch field.control {
      case .entry: form.addEntry(field.label, hint: field.hint)
      case .toggle: form.addSwitch(field.label, hint: field.hint)
      case .choice(let words): form.addChoice(field.label, hint: field.hint, of: words)
      }
    }
    let verb = Composer.verb(of: input)
    form.addButton("\(verb) in 3 s", action: Command.postLater.action())
    form.addButton(verb, action: Command.post.action(), isSuggested: true)
    for place in fields.indices { read(place) }
    form.connect { [unowned self] in changed($0, to: $1) }
  }

  /// What its buttons and menus call the input.
  static func verb(of input: Prototype.CustomInput) -> String { StudioNames.title(input.name) }

  /// The input as it stands in the fields; nil while one of them is wrong.
  var kind: Input.Kind? {
    guard isWrong.isEmpty else { return nil }
    let members = zip(fields, values).compactMap { field, value in
      value.map { Payload.Member(field.key, $0) }
    }
    let payload = Payload.object(members)
    return input.check(payload) == nil ? .custom(input.name, payload) : nil
  }

  private func changed(_ place: Int, to text: String) {
    texts[place] = text
    read(place)
    onChange?()
  }

  private func read(_ place: Int) {
    do throws(ComposerField.Wrong) {
      values[place] = try fields[place].value(of: texts[place])
      isWrong.remove(place)
      form.setWrong(place, nil)
    } catch {
      isWrong.insert(place)
      form.setWrong(place, error.why)
    }
  }
}
