import Capture
import Files
import GtkPaint
import JSON

/// Puts into words why a run can't be captured, with a remedy.
extension CaptureError {
  /// The same in words, of a scenario's file.
  func problem(in file: String) -> Problem {
    switch self {
    case .paint(let error): error.problem
    case .frameLength(let time):
      Invocation.problem(
        "a frame of an animation can't last \(time)",
        "use whole milliseconds up to 65535, or --fps")
    case .turn(let time):
      Problem(
        file: file,
        what: "the phone turns before \(time), and all frames of an animation must have one size",
        remedy: "write separate frames with --format png")
    case .crowdedSheet:
      Invocation.problem(
        "a sheet can't have more than \(ContactSheet.most) frames", "use fewer frames per second")
    case .crowdedStrobe:
      Invocation.problem(
        "one picture can't show more than \(RunPictures.mostStrobes) frames",
        "use a greater number for --strobe, or fewer frames per second")
    case .turnInStrobe:
      Problem(
        file: file,
        what: "the phone turns before the end, and all frames of an onion skin must have one size",
        remedy: "show the frames side by side with --sheet")
    case .largeSheet(let frames):
      Invocation.problem(
        "a sheet of \(NumberWords.count(frames, "frame")) is too large",
        "use fewer frames per second")
    }
  }
}

extension PaintError {
  var problem: Problem {
    if case .font(let error) = self { return error.problem }
    return Problem(file: ProgramIdentity.command, what: description, kind: .machine)
  }
}
