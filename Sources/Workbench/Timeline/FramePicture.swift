import TouchKit

/// A frame and where it is.
package struct FramePicture: Equatable {
  package var x: Double
  package var size: Size
  package var bitmap: Bitmap

  package init(x: Double, size: Size, bitmap: Bitmap) {
    self.x = x
    self.size = size
    self.bitmap = bitmap
  }
}
