@testable import TouchKit

/// A controller that writes down when it comes and goes, and allows what it is told to allow.
class ListeningController: ViewController {
  let name: String
  let journal: Journal
  var orientations = OrientationSet.all
  var turns = true
  var child: ViewController?

  init(_ name: String, _ journal: Journal, on stage: Stage) {
    self.name = name
    self.journal = journal
    super.init(stage)
  }

  override var title: String { name }
  override var logName: String { name }
  override var supportedOrientations: OrientationSet { orientations }
  override var autorotates: Bool { turns }
  override var topChild: ViewController? { child }
  override func makeView() -> View {
    let view = View(id: "\(name)-view")
    view.background = DynamicColor(.white)
    return view
  }
  override func viewWillAppear() { journal.write("\(name) will appear") }
  override func viewDidAppear() { journal.write("\(name) did appear") }
  override func viewWillDisappear() { journal.write("\(name) will disappear") }
  override func viewDidDisappear() { journal.write("\(name) did disappear") }
  override func movedToPresenter() { journal.write("\(name) moved, \(view.frame)") }
}
