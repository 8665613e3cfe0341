import PrototypeProgram
import TouchKit

/// Reads the library from its file, and the covers that the file names.
extension Library {
  init(_ value: JSONValue, _ content: Content) throws(Problem) {
    var file = try ObjectReader(value, in: "the library")
    words = try Words(file.object("words", in: "the list of words"))
    for album in try file.array("albums", count: 1...24) {
      try add(ObjectReader(album, in: "an album"), content)
    }
    try file.finish()
  }

  private mutating func add(_ reader: ObjectReader, _ content: Content) throws(Problem) {
    var album = reader
    // The files of the folder resources/content/covers, without .png.
    let covers = content.files.filter { $0.name.hasPrefix("covers/") }
      .map { String($0.name.dropFirst("covers/".count).dropLast(".png".count)) }
    let cover = try album.enumeration("cover", of: covers)
    albums.append(
      Album(
        title: try album.string("title"), artist: try album.string("artist"),
        // Its pixels are two to a point, and a view of another size scales them.
        cover: try Bitmap(png: content.file("covers/\(cover).png"), scale: 2), first: songs.count))
    for track in try album.array("tracks", count: 1...40) {
      var song = try ObjectReader(track, in: "a song")
      songs.append(
        Song(
          title: try song.string("title"), seconds: try song.number("seconds", in: 1...7200),
          album: albums.count - 1))
      try song.finish()
    }
    try album.finish()
  }
}

extension Library.Words {
  fileprivate init(_ reader: ObjectReader) throws(Problem) {
    var file = reader
    library = try file.string("library")
    songs = try file.string("songs")
    next = try file.string("next")
    from = try file.string("from")
    empty = try file.string("empty")
    try file.finish()
  }
}
