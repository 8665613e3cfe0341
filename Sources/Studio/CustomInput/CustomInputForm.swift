import TouchKit
import Widgets
import Workbench

/// A form that makes an input of the prototype, such as a notification, as a scenario's step does: a ready one, or one
/// that the user fills in.
final class CustomInputForm {
  /// The popover's name.
  static let name = "inputForm"
  /// How long "in 3 s" puts it off, in the phone's time.
  static let delay = Time.seconds(3)

  let form: Form
  /// Whether the fields are shown, in which the user makes an input.
  private(set) var hasFields = false
  private let input: Prototype.CustomInput
  private let fields: [CustomInputField]
  private var texts: [String]
  private var values: [Payload?]
  /// Why fields are wrong, by their indices.
  private var wrong: [Int: String] = [:]
  /// Called with a ready one that was pressed.
  var onReady: ((Input.Kind) -> Void)?

  /// Nil if the input's value is no object.
  init?(_ input: Prototype.CustomInput) {
    guard case .object(let schema) = input.schema else { return nil }
    self.input = input
    fields = schema.members.compactMap { CustomInputField($0) }
    texts = fields.map { _ in "" }
    values = fields.map { _ in nil }
    form = Form(StudioNames.title(input.name), own: "New…")
    for example in input.examples { form.addReady(example.name, example.summary) }
    for field in fields { add(field) }
    let verb = StudioNames.title(input.name)
    form.addButton("\(verb) in 3 s", action: Command.postLater.action())
    form.addButton(verb, action: Command.post.action(), isSuggested: true)
    for index in fields.indices { read(index) }
    form.connect(
      Form.Callbacks(
        changed: { [unowned self] in changed($0, to: $1) },
        ready: { [unowned self] in onReady?(.custom(input.name, input.examples[$0].payload)) },
        pageChanged: { [unowned self] in hasFields = $0 }))
  }

  private func add(_ field: CustomInputField) {
    switch field.control {
    case .entry(let placeholder):
      form.addEntry(field.label, hint: field.hint, placeholder: placeholder)
    case .toggle: form.addSwitch(field.label, hint: field.hint)
    case .choice(let words):
      form.addChoice(
        field.label, hint: field.hint, of: words, named: words.map(StudioNames.title))
    case .color: form.addColor(field.label, hint: field.hint, own: "Custom colour")
    case .list(let most):
      form.addList(field.label, hint: field.hint, more: "Add", most: most)
    }
  }

  /// The input that the fields describe. If it can't be sent, nil: the fields say why, and the first wrong field gets
  /// the keyboard.
  func make() -> Input.Kind? {
    let members = zip(fields, values).compactMap { field, value in
      value.map { Payload.Member(field.key, $0) }
    }
    let payload = Payload.object(members)
    if wrong.isEmpty, let objection = input.objection(payload),
      let index = fields.firstIndex(where: { $0.key == objection.member })
    {
      setProblem(index, objection.why)
    }
    if let first = wrong.keys.min() {
      form.takeFocus(first)
      return nil
    }
    return input.check(payload) == nil ? .custom(input.name, payload) : nil
  }

  private func changed(_ index: Int, to text: String) {
    texts[index] = text
    read(index)
    // A change of one field may remove an objection to the whole input.
    for other in wrong.keys.sorted() where other != index { read(other) }
  }

  private func read(_ index: Int) {
    do throws(CustomInputField.InvalidText) {
      values[index] = try fields[index].value(of: texts[index])
      setProblem(index, nil)
    } catch {
      setProblem(index, error.why)
    }
  }

  private func setProblem(_ index: Int, _ why: String?) {
    wrong[index] = why
    form.setWrong(index, why)
  }
}
