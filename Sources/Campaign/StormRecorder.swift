import Foundation
import GtkPaint
import Rehearsal
import Screens

/// Writes each input of a storm into a file before the phone takes it, so that the file survives what the process does
/// not.
struct StormRecorder {
  let path: String

  func record(_ seed: UInt64, fonts: Fonts) throws {
    try Data().write(to: URL(fileURLWithPath: path))
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    var writer = TakeWriter(phone)
    file.write(Data(writer.header(name: "", opening: MonkeyStorm(seed: seed, phone).opening)))
    let footer = writer.footer(end: .zero)
    var place = try file.offset()
    file.write(Data(footer))
    _ = StormSeries.storm(seed, measurer: PangoMeasurer(fonts: fonts)) { input in
      // A whole take at any time: each input takes the place of the end before it.
      try? file.seek(toOffset: place)
      let step = writer.step(RecordedInput(input))
      file.write(Data(step + writer.footer(end: input.time)))
      place += UInt64(step.count)
    }
  }
}
