import TouchKit

/// Reads numbers of views from stages at times of one's own choice.
package struct SubjectSampler: Equatable, Sendable {
  /// The views' ids, each once.
  package let ids: [String]

  package init(ids: [String]) { self.ids = ids }

  /// The subjects, in the order of the numbers: all properties of one view after another.
  package var subjects: [MotionTracks.Subject] {
    ids.flatMap { id in
      MotionTracks.Property.allCases.map { MotionTracks.Subject(id: id, property: $0) }
    }
  }

  /// The numbers of what a stage shows; nil for those of views that are not there.
  package func numbers(of stage: Stage) -> [Double?] {
    let views = stage.shownViews(ids)
    return ids.flatMap { id in
      let place = views.index(of: id).map { views[$0].place }
      return MotionTracks.Property.allCases.map { property in
        place.map { property.value(of: $0) }
      }
    }
  }
}

extension MotionTracks.Subject {
  /// The number as a stage shows it; nil if the view is not there.
  package func value(of stage: Stage) -> Double? {
    let sampler = SubjectSampler(ids: [id])
    return zip(sampler.subjects, sampler.numbers(of: stage)).first { $0.0 == self }?.1
  }

  /// The number of the view itself, in a tree of whichever kind.
  package func value(of node: ViewTree.Node) -> Double { property.value(of: node) }
}
