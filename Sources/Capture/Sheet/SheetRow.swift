/// A row of a sheet: frames side by side, each with a label below it, and a name above them all.
struct SheetRow {
  var name: String?
  var frames: [Labelled]

  /// A frame as a value: it is painted once the number of frames is known.
  struct Labelled {
    var frame: FrameLook.Frame
    var label: String
  }
}
