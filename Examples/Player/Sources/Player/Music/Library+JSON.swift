import PrototypeProgram
import TouchKit

/// Reads the library from its file. The schema says what the file may hold, so that nothing else comes further.
extension Library {
  private static let text = ValueSchema.text(1...120)
  private static let song = ValueSchema.object([
    .required("title", text), .required("seconds", .integer(1...7200)),
  ])
  private static let album = ValueSchema.object([
    .required("name", .text(1...40), "the file of its cover, without .png"),
    .required("title", text), .required("artist", text),
    .required("tracks", .list(song, count: 1...40)),
  ])
  private static let words = ["library", "songs", "next", "from", "empty"]
  private static let schema = ValueSchema.object([
    .required("library", .exactly(.integer(1)), "the form of this file"),
    .required("words", .object(words.map { .required($0, text) })),
    .required("albums", .list(album, count: 1...24)),
  ])

  init() throws(Problem) {
    let path = "content/library.json"
    let file = try Payload(json: Files.bytes(path), path: "resources/\(path)", Library.schema)
    func word(_ key: String) -> String { file["words"]?[key]?.string ?? "" }
    words = Words(
      library: word("library"), songs: word("songs"), next: word("next"), from: word("from"),
      empty: word("empty"))
    for album in file["albums"]?.array ?? [] {
      let cover = try Files.picture(album["name"]?.string ?? "")
      let index = albums.count
      albums.append(
        Album(
          title: album["title"]?.string ?? "", artist: album["artist"]?.string ?? "", cover: cover,
          first: songs.count))
      for song in album["tracks"]?.array ?? [] {
        songs.append(
          Song(
            title: song["title"]?.string ?? "", seconds: song["seconds"]?.number ?? 1, album: index)
        )
      }
    }
  }
}
