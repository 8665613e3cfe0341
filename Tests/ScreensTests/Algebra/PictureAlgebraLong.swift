import GtkPaint
import Testing
import TouchKit

/// The picture of a mapped scene is the mapped picture of the scene: 45 scenes of the phone in eight ways.
///
/// Moving and enlarging keep every pixel; so do mirrors and quarter turns as far as edges are straight. Words can't be
/// mirrored. What else may change, and how much, are other people's roundings: Cairo measures a row of pixels of a round
/// edge in fifteen steps and a column in 256; pixman knows places in gradients and in scaled pictures to a 65536th.
@Suite struct PictureAlgebraLong {
  @Test(arguments: PhoneScene.all)
  func `Four phones on one screen are four pictures`(scene: PhoneScene) throws {
    let painter = try PhoneScenePainter(scene)
    let exact = try difference(of: painter.whole.upright, painter)
    #expect(exact == (0, 0))
    let whole = try difference(of: painter.whole, painter)
    #expect(whole.most <= PhoneScenePainter.mostSampling)
  }

  /// Between four pictures and the picture of four.
  private func difference(
    of list: DisplayList, _ painter: PhoneScenePainter
  ) throws -> (pixels: Int, most: Int) {
    let size = painter.size
    var items: [DisplayItem] = []
    for y in [0, size.height] {
      for x in [0, size.width] {
        items.append(.pushClip(Rect(origin: Point(x, y), size: size), .zero))
        items += Mapping.moved(size, x, y).map(list).items + [.pop]
      }
    }
    let four = Size(size.width * 2, size.height * 2)
    return try painter.paint(list).tiled(2, 2)
      .difference(painter.paint(DisplayList(items: items), four))
  }

  @Test(arguments: PhoneScene.all, [2.0, 3])
  func `A phone of double or threefold size is the phone on a denser screen`(
    scene: PhoneScene, factor: Double
  ) throws {
    let painter = try PhoneScenePainter(scene)
    let mapping = Mapping.enlarged(painter.size, by: factor)
    let wordless = painter.whole.without(.words, .gradients).upright
    let difference = try painter.paint(wordless, scale: factor)
      .difference(painter.paint(mapping.map(wordless), mapping.size, scale: 1))
    #expect(difference == (0, 0))
    // Pango places letters in whole 1024ths of a point, which are finer on the larger phone: now and then one goes to
    // the next pixel.
    let all = try painter.paint(painter.whole, scale: factor)
    let moved = try all.difference(
      painter.paint(mapping.map(painter.whole), mapping.size, scale: 1))
    #expect(moved.pixels <= all.words.count / PhoneScenePainter.mostMovedShare)
  }

  @Test(arguments: PhoneScene.all, 0..<5)
  func `A phone mirrored or turned is its picture mirrored or turned`(
    scene: PhoneScene, symmetry: Int
  ) throws {
    let painter = try PhoneScenePainter(scene)
    let mapping = Mapping.symmetries(of: painter.size)[symmetry]
    let straight = painter.whole.without(.words, .icons, .gradients).upright.squared
    let picture = try painter.paint(straight)
    let mapped = picture.mapped(mapping, scale: PhoneScenePainter.scale)
    let difference = try mapped.difference(painter.paint(mapping.map(straight), mapping.size))
    // Columns and rows change places in a quarter turn alone, and with them the order of roundings.
    let most = mapping.transform.a == 0 ? 1 : 0
    #expect(difference.most <= most, "\(mapping)")
    #expect(mapped != picture)
    let round = painter.whole.without(.words)
    let smooth = try painter.paint(round).mapped(mapping, scale: PhoneScenePainter.scale)
      .difference(painter.paint(mapping.map(round), mapping.size))
    #expect(smooth.most <= PhoneScenePainter.mostSmoothing, "\(mapping)")
    #expect(smooth.pixels <= mapped.words.count / PhoneScenePainter.mostSmoothShare, "\(mapping)")
  }
}
