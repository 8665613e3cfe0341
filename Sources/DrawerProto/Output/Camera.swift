import Files
import GtkPaint
import TouchKit

/// Takes pictures of a stage.
final class Camera {
  private let stage: Stage
  private let painter: Painter
  private let scale: Double
  private let format: PictureFormat
  private var encoder: PNGSequenceEncoder?

  /// The measurer has to be the stage's own, because what it has set is what is painted.
  init(_ stage: Stage, measurer: PangoMeasurer, scale: Int, format: PictureFormat) {
    self.stage = stage
    painter = Painter(measurer: measurer)
    self.scale = Double(scale)
    self.format = format
  }

  /// The bytes of a file with the picture now.
  func picture() throws(Problem) -> [UInt8] {
    let scene = scene()
    do throws(PaintError) {
      switch format {
      case .svg: return try scene.svg()
      case .pdf: return try scene.pdf()
      case .node: return scene.nodeText()
      case .png, .apng: break
      }
    } catch {
      throw Camera.problem(error)
    }
    return try withFrame(of: scene) { frame in
      if encoder?.width != frame.width || encoder?.height != frame.height {
        encoder = PNGSequenceEncoder(width: frame.width, height: frame.height)
      }
      return encoder?.encode(frame) ?? []
    }
  }

  /// Lends the pixels of the picture now.
  func withFrame<Result>(_ body: (OpaqueFrame) -> Result) throws(Problem) -> Result {
    try withFrame(of: scene(), body)
  }

  private func scene() -> Scene {
    painter.scene(
      stage.frame(), size: stage.screenSize, scale: scale,
      isVector: [.svg, .pdf, .node].contains(format))
  }

  private func withFrame<Result>(
    of scene: Scene, _ body: (OpaqueFrame) -> Result
  ) throws(Problem) -> Result {
    let surface: Surface
    do throws(PaintError) {
      surface = try painter.pixels(scene)
    } catch {
      throw Camera.problem(error)
    }
    let result = surface.withPixels { bytes, stride in
      bytes.baseAddress.map {
        body(
          OpaqueFrame(bytes: $0, width: surface.width, height: surface.height, stride: stride))
      }
    }
    guard let result else {
      preconditionFailure("a surface of \(surface.width) × \(surface.height) has no pixels")
    }
    return result
  }

  static func problem(_ error: PaintError) -> Problem {
    Problem(file: CommandTable.program, what: error.description, kind: .machine)
  }
}
