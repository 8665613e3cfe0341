import Files

/// Passes a surface's pixels to encoders of pictures.
extension Surface {
  /// Lends the pixels in the encoders' form.
  package func withFrame<Result>(_ body: (OpaqueFrame) -> Result) -> Result {
    withPixels { bytes, stride in
      guard let start = bytes.baseAddress else {
        preconditionFailure("a surface of \(width) × \(height) has no pixels")
      }
      return body(OpaqueFrame(bytes: start, width: width, height: height, stride: stride))
    }
  }

  /// All of it, compressed.
  package var band: PNGPiece { withFrame(PNGPiece.init) }

  /// The whole PNG file.
  package var png: [UInt8] { PNGPiece.file([band]) }
}

extension PNGSequenceEncoder {
  /// The whole PNG file of a surface.
  package func encode(_ surface: Surface) -> [UInt8] { surface.withFrame { encode($0) } }
}
