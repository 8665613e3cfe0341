import Files
import JSON
import MotionStudy

/// The part of the report's page that shows a sweep: its chart, and beneath it what the marks mean in words.
enum SweepView {
  static let style = """
    .sweep { width: 100%; } .sweep img { width: 100%; max-width: 960px; }
    #stage .sweep img { background: none; outline: 0; image-rendering: auto; }
    .sweep:focus-visible, .sweep li:focus-visible { outline: 2px solid Highlight; }
    """

  static let script = """

    function showSweep(outcome) {
      const isSweep = Boolean(outcome.pictures.sweep);
      $('views').hidden = $('size').parentElement.hidden = isSweep;
      if (!isSweep) return false;
      $('amount-label').hidden = true;
      const element = make('figure'), image = new Image(), list = make('ul');
      element.className = 'sweep';
      image.src = outcome.pictures.sweep;
      image.alt = outcome.summary;
      fill(list, [outcome.summary, ...outcome.details]);
      for (const item of list.children) item.tabIndex = 0;
      element.append(image, make('figcaption',
        'From left to right: the time of the interruption. Each mark is a run that failed; its height and its colour show how large the fault is. The triangle points at the worst run.'), list);
      $('details').replaceChildren();
      $('stage').replaceChildren(element);
      return true;
    }
    """

  /// Writes the picture of a sweep's chart, if the outcome has one; says whether it has.
  static func write(
    _ outcome: Outcome, _ run: LastRun, _ pictures: inout JSONWriter
  ) throws(Problem) -> Bool {
    guard let name = outcome.fileName(.sweep) else { return false }
    let chart: SweepChart
    do throws(Problem) {
      chart = try SweepChart(json: try run.file(name))
    } catch {
      throw error.inFile("\(run.path)/\(name)")
    }
    pictures.member("sweep", "data:image/svg+xml;base64," + base64(chart.svg))
    return true
  }
}
