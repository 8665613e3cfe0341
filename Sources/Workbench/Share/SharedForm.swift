/// What can be made of the session for others, apart from its takes.
package enum SharedForm: String, CaseIterable, Sendable {
  case movingPicture = "webp"
  case animatedPNG = "apng"
  case sheet
  case onionSkin = "strobe"
  case plot
  case numbers

  /// What it is called in menus and titles.
  package var title: String {
    switch self {
    case .movingPicture: "Moving Picture"
    case .animatedPNG: "Moving Picture as PNG"
    case .sheet: "Contact Sheet"
    case .onionSkin: "Strobe"
    case .plot: "Plot of What Moves"
    case .numbers: "Numbers of What Moves"
    }
  }

  /// What is added to the prototype's name in a file's.
  package var suffix: String {
    switch self {
    case .movingPicture, .animatedPNG: ""
    case .sheet: "-sheet"
    case .onionSkin: "-strobe"
    case .plot, .numbers: "-motion"
    }
  }

  package var savedName: SavedName {
    switch self {
    case .movingPicture: SavedName(ending: ".webp", accepted: [".webp"])
    case .animatedPNG: SavedName(ending: ".png", accepted: [".png", ".apng"])
    case .sheet, .onionSkin: .picture
    case .plot: SavedName(ending: ".svg", accepted: [".svg"])
    case .numbers: SavedName(ending: ".csv", accepted: [".csv"])
    }
  }

  /// The files that a dialog shows, in words.
  package var files: String {
    switch self {
    case .movingPicture: "WebP pictures"
    case .animatedPNG, .sheet, .onionSkin: "PNG pictures"
    case .plot: "SVG drawings"
    case .numbers: "CSV tables"
    }
  }
}
