/// A table's tracks, each with the times.
extension Tracks {
  var sectionTracks: [SectionTrack] {
    tracks.map {
      SectionTrack(name: $0.name, isLength: $0.isLength, times: times, values: $0.values)
    }
  }
}
