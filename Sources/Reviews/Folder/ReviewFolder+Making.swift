import Files
import JSON
import Rehearsal
import TouchKit
import TuningFiles

/// Makes new reviews.
extension ReviewFolder {
  /// Makes a folder of a take or of a range of it under some designs, each with what it is called and what it starts
  /// from; returns its path. Nothing that is there is replaced.
  package static func make(
    _ path: String, of prototype: Prototype, titled title: String, take: [UInt8],
    designs: [(words: String, start: StartState)], range: ClosedRange<Time>? = nil
  ) throws(Problem) -> String {
    guard try SafeFile.kind(path) == nil else {
      throw Problem(
        file: path, what: "a file or folder with this name exists already",
        remedy: "use another name for the review")
    }
    let folder = try Folder(creating: path)
    let takeName = "a.take.json"
    try folder.write(take, to: takeName)
    var compared: [Review.Compared] = []
    for (index, design) in designs.prefix(ReviewVerdict.letters.count).enumerated() {
      var one = Review.Compared(take: takeName, tuning: design.start.tuningName)
      // Values on top of a tuning are a tuning of the review's.
      if !design.start.changes.isEmpty {
        let name = "tuning-\(ReviewVerdict.letters[index].lowercased()).json"
        try folder.write(TuningWriter.write(design.start.tuning(of: prototype).all), to: name)
        one.tuning = name
      }
      let settings = design.start.settings
      one.device = settings.device.name
      one.appearance = settings.environment.appearance
      one.textSize = settings.environment.textSize
      one.direction = settings.environment.direction
      (one.from, one.to) = (range?.lowerBound.milliseconds, range?.upperBound.milliseconds)
      one.label = String(design.words.prefix(ReviewLimits.label.upperBound))
      compared.append(one)
    }
    try folder.write(
      Review.file(title: title, id: ReviewOrigin(new: "").id, compared), to: Review.fileName)
    return path
  }
}

extension Review {
  static func file(title: String, id: String, _ compared: [Compared]) -> [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.object { object in
      object.member("review", version)
      object.member("id", id)
      object.member("title", title)
      object.member("question", "")
      object.key("compare")
      object.array { array in
        for one in compared {
          array.object(onOneLine: true) { object in
            object.member("take", one.take)
            if let tuning = one.tuning { object.member("tuning", tuning) }
            if let device = one.device { object.member("device", device) }
            if let appearance = one.appearance { object.member("appearance", appearance.rawValue) }
            if let size = one.textSize, size != 1 { object.member("textSize", size) }
            if let direction = one.direction, direction != .leftToRight {
              object.member("direction", direction.rawValue)
            }
            if let from = one.from { object.member("from", from) }
            if let to = one.to { object.member("to", to) }
            if let label = one.label, !label.isEmpty { object.member("label", label) }
          }
        }
      }
    }
    return writer.bytes
  }
}
