// The canvas that shows a phone's frames.

/**
 * Browsers draw a canvas that is shown at less than half its size from some of its pixels alone, and thin strokes are lost.
 * What is shown so small is halved before, as often as it takes.
 */
class Display {
  constructor(width, height) {
    Object.assign(this, { width, height, halved: [] });
    [this.canvas, this.context] = canvasOf(width, height);
  }

  /** Shows frames on so many pixels from now on; true if the canvas has another size than before, and is empty. */
  fit(pixels) {
    const times = pixels > 0 ? clamp(Math.floor(Math.log2(this.width / pixels)), 0, 5) : 0;
    if (times === this.halved.length) return false;
    const half = i => [this.width, this.height].map(length => Math.max(1, length >> i));
    this.halved = Array.from({ length: times }, (_, i) => canvasOf(...half(i))[1]);
    [this.canvas.width, this.canvas.height] = half(times);
    return true;
  }

  /** Paints the rows that are new in a picture. */
  paint(picture) {
    const [first, ...smaller] = [...this.halved, this.context];
    picture.paint(first);
    let [from, top, bottom] = [first.canvas, picture.top, picture.bottom];
    if (bottom <= top) return;
    for (const context of smaller) {
      const { canvas } = context;
      [top, bottom] = [top >> 1, Math.min(bottom + 1 >> 1, canvas.height)];
      context.drawImage(from, 0, 2 * top, 2 * canvas.width, 2 * (bottom - top), 0, top, canvas.width, bottom - top);
      from = canvas;
    }
  }
}
