import TouchKit

/// Makes an input of the prototype's own, such as a notification, the same as a scenario's step does: a ready one, or
/// one of somebody's own.
final class Composer {
  /// The popover's name.
  static let name = "composer"
  /// How long "in 3 s" puts it off, in the phone's time.
  static let delay = Time.seconds(3)

  let form: Form
  /// Whether somebody makes one of their own.
  private(set) var hasFields = false
  private let input: Prototype.CustomInput
  private let fields: [ComposerField]
  private var texts: [String]
  private var values: [Payload?]
  /// Why fields are wrong, by their places.
  private var wrong: [Int: String] = [:]
  /// Called with a ready one that was pressed.
  var onReady: ((Input.Kind) -> Void)?
  /// Called when fields come or go.
  var onTurn: (() -> Void)?

  /// Nil where the input's value is no object.
  init?(_ input: Prototype.CustomInput) {
    guard case .object(let shape) = input.shape else { return nil }
    self.input = input
    fields = shape.members.compactMap { ComposerField($0) }
    texts = fields.map { _ in "" }
    values = fields.map { _ in nil }
    form = Form(StudioNames.title(input.name), own: "New…")
    for example in input.examples { form.addReady(example.name, example.summary) }
    for field in fields { add(field) }
    let verb = Composer.verb(of: input)
    form.addButton("\(verb) in 3 s", action: Command.postLater.action())
    form.addButton(verb, action: Command.post.action(), isSuggested: true)
    for place in fields.indices { read(place) }
    form.connect(
      Form.Callbacks(
        changed: { [unowned self] in changed($0, to: $1) },
        ready: { [unowned self] in onReady?(.custom(input.name, input.examples[$0].payload)) },
        turned: { [unowned self] in
          hasFields = $0
          onTurn?()
        }))
  }

  private func add(_ field: ComposerField) {
    switch field.control {
    case .entry(let placeholder):
      form.addEntry(field.label, hint: field.hint, placeholder: placeholder)
    case .toggle: form.addSwitch(field.label, hint: field.hint)
    case .choice(let words):
      form.addChoice(
        field.label, hint: field.hint, of: words, named: words.map(StudioNames.title))
    case .color: form.addColor(field.label, hint: field.hint, own: "Own colour")
    case .list(let most):
      form.addList(field.label, hint: field.hint, more: "Add", most: most)
    }
  }

  /// What its buttons and menus call the input.
  static func verb(of input: Prototype.CustomInput) -> String { StudioNames.title(input.name) }

  /// The input as it stands in the fields. Where it can't be sent, nil: the fields say why, and the first of them that is
  /// wrong gets the keyboard.
  func make() -> Input.Kind? {
    let members = zip(fields, values).compactMap { field, value in
      value.map { Payload.Member(field.key, $0) }
    }
    let payload = Payload.object(members)
    if wrong.isEmpty, let objection = input.objection(payload),
      let place = fields.firstIndex(where: { $0.key == objection.member })
    {
      say(place, objection.why)
    }
    if let first = wrong.keys.min() {
      form.takeFocus(first)
      return nil
    }
    return input.check(payload) == nil ? .custom(input.name, payload) : nil
  }

  private func changed(_ place: Int, to text: String) {
    texts[place] = text
    read(place)
    // What was objected to all of it may be mended by any of it.
    for other in wrong.keys.sorted() where other != place { read(other) }
  }

  private func read(_ place: Int) {
    do throws(ComposerField.Wrong) {
      values[place] = try fields[place].value(of: texts[place])
      say(place, nil)
    } catch {
      say(place, error.why)
    }
  }

  private func say(_ place: Int, _ why: String?) {
    wrong[place] = why
    form.setWrong(place, why)
  }
}
