// A list that may have ten thousand entries: only those in view, and some beside them, are in the document.

const listKeys = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10, Home: -Infinity, End: Infinity };

/**
 * Entries are in chunks. A chunk that is out of view keeps its height and has no items, so that the list keeps its length;
 * but one with the keyboard's focus or a form in it stays.
 */
class LongList {
  static chunkSize = 10;
  /** A list of more entries scrolls by itself, so that what is below it can be reached. */
  static shortest = 20;
  /** So far outside the list's own view, in pixels, items are made before they are seen. */
  static margin = 800;

  /** `make` makes an entry's element. */
  constructor(list, make) {
    Object.assign(this, { list, make, entries: [], chunks: [], near: new Set(), itemHeight: 120 });
    this.observer = new IntersectionObserver(seen => this.follow(seen),
      { root: list, rootMargin: `${LongList.margin}px 0px` });
    list.addEventListener('keydown', event => this.pressKey(event));
  }

  /** Shows other entries, or the same ones as they are now. */
  show(entries) {
    this.entries = entries;
    this.list.classList.toggle('long', entries.length > LongList.shortest);
    const count = Math.ceil(entries.length / LongList.chunkSize);
    for (const chunk of this.chunks.splice(count)) {
      this.observer.unobserve(chunk);
      this.near.delete(chunk);
      chunk.remove();
    }
    while (this.chunks.length < count) this.chunks.push(make('div', { role: 'none', class: 'chunk' }));
    this.chunks.forEach((chunk, number) => {
      chunk.number = number;
      if (chunk.childElementCount || number === 0) this.fill(chunk);
      else chunk.style.height ||= `${LongList.chunkSize * this.itemHeight}px`;
      if (chunk.isConnected) return;
      this.list.append(chunk);
      this.observer.observe(chunk);
    });
  }

  /** Goes back to the first entry, for entries that have nothing to do with those before. */
  rewind() { this.list.scrollTop = 0; }

  /** The element of an entry, in the list's view; nothing if the list has no such entry. */
  reveal(index) {
    if (!this.entries[index]) return null;
    const number = Math.floor(index / LongList.chunkSize);
    // Those beside it, too: what is made above it later would move it.
    for (const near of [number - 1, number, number + 1]) {
      const chunk = this.chunks[near];
      if (chunk && !chunk.childElementCount) this.fill(chunk);
    }
    const item = this.chunks[number].children[index % LongList.chunkSize];
    const [place, view] = [item.getBoundingClientRect(), this.list.getBoundingClientRect()];
    const [above, below] = [place.top - view.top, place.bottom - view.bottom];
    // A step ends at the nearer edge, a jump at the upper one.
    if (above < 0 || above > 2 * view.height) this.list.scrollTop += above;
    else if (below > 0) this.list.scrollTop += Math.min(below, above);
    return item;
  }

  /** The entries in the document, each with its element. */
  * shown() {
    for (const chunk of this.chunks) {
      for (let i = 0; i < chunk.childElementCount; i++) {
        yield [this.entries[chunk.number * LongList.chunkSize + i], chunk.children[i]];
      }
    }
  }

  fill(chunk) {
    const first = chunk.number * LongList.chunkSize;
    const entries = this.entries.slice(first, first + LongList.chunkSize);
    chunk.style.height = '';
    chunk.replaceChildren(...entries.map((entry, i) => fillIn(this.make(entry),
      { role: 'listitem', 'aria-posinset': first + i + 1, 'aria-setsize': this.entries.length }, [])));
  }

  /** Follows what has come into view and gone out of it. */
  follow(seen) {
    for (const { target, isIntersecting } of seen) {
      if (isIntersecting) this.near.add(target);
      else this.near.delete(target);
    }
    const gone = this.chunks.filter(chunk => chunk.childElementCount && !this.near.has(chunk)
      && !chunk.contains(document.activeElement) && !chunk.querySelector('form'));
    const heights = gone.map(chunk => chunk.offsetHeight);
    gone.forEach((chunk, i) => {
      this.itemHeight = heights[i] / chunk.childElementCount;
      chunk.style.height = `${heights[i]}px`;
      chunk.replaceChildren();
    });
    for (const chunk of this.near) if (!chunk.childElementCount) this.fill(chunk);
  }

  pressKey(event) {
    const { target, key } = event;
    const by = listKeys[key];
    if (!by || event.ctrlKey || event.altKey || event.metaKey || target.matches('textarea, input')) return;
    const at = Number(target.closest('[aria-posinset]')?.getAttribute('aria-posinset')) - 1;
    if (Number.isNaN(at)) return;
    event.preventDefault();
    this.reveal(clamp(at + by, 0, this.entries.length - 1))?.focus();
  }
}
