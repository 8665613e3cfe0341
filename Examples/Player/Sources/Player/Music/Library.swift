import TouchKit

/// The albums and songs of resources/content/library.json, and the words of the screens.
struct Library: Sendable {
  struct Words: Hashable, Sendable {
    var library, songs, next, from, empty: String
  }

  struct Album: Sendable {
    var title, artist: String
    var cover: Bitmap
    /// The first of its songs.
    var first: Int
  }

  struct Song: Hashable, Sendable {
    var title: String
    var seconds: Double
    var album: Int
  }

  var words: Words
  var albums: [Album] = []
  var songs: [Song] = []

  func album(of song: Int) -> Album { albums[songs[song].album] }
}
