import Rehearsal
import TouchKit

/// The rows that say why a view is where it is, and what a touch there would do.
package enum WhyRows {
  /// What a press on a row does.
  package enum Act: Equatable {
    case seek(Time)
    case tune(String)
    case pick(String)
  }

  package struct Row: Equatable {
    package var outline: OutlineRow
    package var act: Act?

    package init(
      _ title: String, note: String = "", depth: Int = 0, isFaint: Bool = false, _ act: Act? = nil
    ) {
      outline = OutlineRow(depth: depth, title: title, note: note, isFaint: isFaint)
      self.act = act
    }

    package static func heading(_ title: String) -> Row {
      var row = Row(title)
      row.outline.kind = .heading
      return row
    }
  }

  /// All rows: the thread, the tunings in it, and who would receive a touch.
  package static func all(
    _ findings: WhyFinder.Findings?, _ touch: TouchExplanation, _ measure: ViewMeasure? = nil
  ) -> [Row] {
    (findings.map { thread($0) + tunings($0) } ?? []) + (measure.map(distances) ?? [])
      + taker(touch) + asked(touch)
  }

  private static func distances(_ measure: ViewMeasure) -> [Row] {
    [.heading("Distance"), Row(measure.sizeWords)]
      + (measure.other.map { [Row(measure.distanceWords(to: $0.id), .pick($0.id))] } ?? [])
  }

  private static func thread(_ findings: WhyFinder.Findings) -> [Row] {
    guard let thread = findings.thread else {
      return [.heading("Why it is here"), Row("Searching…", isFaint: true)]
    }
    return [.heading("Why it is here")]
      + thread.links.map { link in
        Row(
          link.words, note: link.time.map { SessionTime.words($0, isPrecise: true) } ?? "",
          link.time.map(Act.seek))
      }
  }

  private static func tunings(_ findings: WhyFinder.Findings) -> [Row] {
    guard findings.thread != nil else { return [] }
    let sorted = findings.tunings.enumerated()
      .sorted { ($0.element.distance, $1.offset) > ($1.element.distance, $0.offset) }
    var rows: [Row] = [.heading("Tunings that affect it")]
    rows += sorted.map { _, reach in
      let distance = (reach.distance * 10).rounded() / 10
      return Row(
        "\(reach.change.name) → \(TuneWords.words(reach.change.value))",
        note: reach.distance == .infinity ? "gone" : "\(distance.twoDecimals) pt",
        .tune(reach.change.name))
    }
    if !findings.isDone {
      rows.append(Row("Searching…", isFaint: true))
    } else if findings.tunings.isEmpty {
      rows.append(Row("None.", isFaint: true))
    }
    return rows
  }

  private static func taker(_ touch: TouchExplanation) -> [Row] {
    var rows: [Row] = [.heading("A touch here")]
    if let application = touch.application { rows.append(Row("The application: \(application)")) }
    if let refusal = touch.refusal { rows.append(Row(refusal)) }
    rows.append(
      touch.taker.map { Row("Received by \($0)", Act.pick($0)) } ?? Row("No view receives it"))
    for (depth, name) in touch.chain.dropFirst().enumerated() {
      rows.append(Row("then \(name)", depth: min(depth + 1, 4), .pick(name)))
    }
    rows += touch.gestures.map { Row("Watched by \($0)") }
    rows += touch.actions.map { Row("A tap sends \($0.text)") }
    return rows
  }

  private static func asked(_ touch: TouchExplanation) -> [Row] {
    var rows: [Row] = [.heading("Hit test, view by view")]
    for window in touch.windows {
      rows.append(Row(window.id, note: window.outcome.rawValue, isFaint: window.outcome != .took))
      for view in window.views {
        let isNo = view.answer != .took && view.answer != .handedDown
        rows.append(
          Row(
            "\(view.view) \(view.answer.text)", depth: view.depth + 1, isFaint: isNo,
            .pick(view.view)))
      }
    }
    return rows
  }
}

extension WhyRows {
  /// Where the windows are that let a touch through which they could have received.
  package static func passing(_ touch: TouchExplanation, _ tree: ViewTree) -> [Rect] {
    touch.windows.filter { $0.outcome == .passed }.flatMap { window in
      tree.windows.first { $0.id == window.id }?.views.filter(\.visible).map {
        $0.clipped ?? $0.frame
      } ?? []
    }
  }
}
