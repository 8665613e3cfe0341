/// The tour's content: its sections with their moving pictures.
struct TourContent: Sendable {
  /// A page of the tour.
  struct Section: Sendable {
    var name: String
    var title: String
    var summary: String
    var blocks: [Block]
  }

  /// A part of a page.
  enum Block: Equatable, Sendable {
    case heading(String)
    case text(String)
    /// A moving picture by its name in the catalogue.
    case media(String)
    case link(String, to: String)
  }

  var version: MediaVersion
  var media: [Media]
  var sections: [Section]

  /// The newest moving picture of a name that this version of the tour can show, for a model or for any model.
  func media(_ id: String, model: String) -> Media? {
    media.filter { $0.id == id && $0.version <= version && ($0.model == model || $0.isForAny) }
      .max { a, b in
        // One made for the model is better than a newer one for all models.
        a.isForAny != b.isForAny ? a.isForAny : a.version < b.version
      }
  }

  /// The moving picture of a section on a model, if it has one.
  func media(in section: Section, model: String) -> Media? {
    for case .media(let id) in section.blocks {
      if let found = media(id, model: model) { return found }
    }
    return nil
  }
}
