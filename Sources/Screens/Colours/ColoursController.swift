import TouchKit

/// Runs the colours screen: a word sets the background's colour, a slider its strength.
///
/// Both controls send the same action.
final class ColoursController: ViewController {
  private let screen = ColoursView()
  /// The last colour that the word named.
  private var colour = ColoursController.first

  static let firstWord = ColourWords.teal.name
  private static let first = Color(hex: ColourWords.teal.hex)

  override var title: String { "Colours" }
  override func makeView() -> View { screen }

  private static let mix = Action("mix") { (controller: ColoursController) in controller.mix }

  override func viewDidLoad() {
    let field = screen.field
    field.add(
      ColoursController.mix, to: self,
      for: [.editingChanged, .editingDidEnd, .editingDidEndOnExit])
    screen.slider.add(ColoursController.mix, to: self, for: .valueChanged)
    field.onReturn = field.weakly(or: true) { field in
      field.resignFirstResponder()
      return true
    }
    screen.onTouch = weakly { me in me.stage.application.endEditing() }
    mix()
  }

  override func viewWillDisappear() { screen.field.resignFirstResponder() }

  /// Reads both controls and shows what they say together.
  private func mix() {
    let field = screen.field
    let word = field.string
    if let named = ColourWords.colour(word) {
      colour = named
      screen.complain(nil)
    } else if word.allSatisfy({ $0.isWhitespace }) {
      screen.complain(nil)
    } else if !field.isFirstResponder {
      // A word is not wrong while it is still being written.
      screen.complain(word)
    }
    screen.show(colour, share: screen.slider.normalized)
  }
}
