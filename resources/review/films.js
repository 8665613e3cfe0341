// Reads films: strips, the records of what changes, composed pictures, their hashes.

const promised = new Map();
function once(key, work) {
  if (!promised.has(key)) promised.set(key, work());
  return promised.get(key);
}

function bytesOf(id) {
  const text = byId(id).textContent.trim();
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text);
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}

async function inflate(id) {
  const stream = new Blob([bytesOf(id)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A kind's strips behind each other, a number a pixel: R, G, B and 255 in memory. */
function stripsOf(kind) {
  return once(`strips-${kind}`, async () => {
    const bytes = await inflate(`strips-${kind}`);
    const pixels = new Uint32Array(bytes.length / 3);
    for (let i = 0, b = 0; i < pixels.length; i++, b += 3) {
      pixels[i] = (0xFF000000 | (bytes[b + 2] << 16) | (bytes[b + 1] << 8) | bytes[b]) >>> 0;
    }
    return pixels;
  });
}

const recordsOf = index => once(`records-${index}`, () => inflate(`film-${index}`));

const keyStep = 32;

/** Which strips every sample is made of: small records, and all numbers for every 32nd sample. */
class Film {
  static async read(index) {
    const film = new Film(await recordsOf(index));
    film.strips = await Promise.all(film.kinds.map(stripsOf));
    return film;
  }

  constructor(bytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const columns = view.getUint32(0, true);
    this.bytes = bytes;
    this.rows = view.getUint32(4, true);
    this.samples = view.getUint32(8, true);
    this.kinds = Array.from({ length: columns }, (_, c) => view.getUint32(12 + 4 * c, true));
    this.widths = this.kinds.map(kind => review.strips[kind].width);
    this.lefts = this.widths.map((_, c) => this.widths.slice(0, c).reduce((sum, width) => sum + width, 0));
    this.width = this.widths.reduce((sum, width) => sum + width, 0);
    this.keys = [];
    this.at = 12 + 4 * columns;
    // Where each sample's record begins and ends, so that any can be read without those before.
    this.records = new Uint32Array(2 * this.samples);
    for (let i = 0; i < this.samples; i++) {
      const length = this.varint();
      this.records[2 * i] = this.at;
      this.at += length;
      this.records[2 * i + 1] = this.at;
    }
  }

  varint() {
    let value = 0;
    let shift = 1;
    for (;;) {
      if (this.at >= this.bytes.length) throw new Error('its frames are incomplete');
      const byte = this.bytes[this.at++];
      value += (byte & 127) * shift;
      if (byte < 128) return value;
      shift *= 128;
    }
  }

  /** Writes what a sample changes into the numbers, and tells each changed place. */
  apply(sample, numbers, changed) {
    const end = this.records[2 * sample + 1];
    this.at = this.records[2 * sample];
    let place = 0;
    let number = -1;
    while (this.at < end) {
      place += this.varint();
      for (let count = this.varint(); count > 0; count--, place++) {
        const zigzag = this.varint();
        number += 1 + (zigzag % 2 ? -(zigzag + 1) / 2 : zigzag / 2);
        numbers[place] = number;
        if (changed) changed(place);
      }
    }
  }

  fillKeys(last) {
    while (this.keys.length <= last) {
      const key = this.keys.length;
      const numbers = key ? this.keys[key - 1].slice() : new Uint32Array(this.kinds.length * this.rows);
      for (let i = key ? (key - 1) * keyStep + 1 : 0; i <= key * keyStep; i++) this.apply(i, numbers);
      this.keys.push(numbers);
    }
  }

  numbersAt(sample) {
    const key = Math.floor(sample / keyStep);
    this.fillKeys(key);
    const numbers = this.keys[key].slice();
    for (let i = key * keyStep + 1; i <= sample; i++) this.apply(i, numbers);
    return numbers;
  }
}

/** A composed frame in memory, which goes to another sample by copying the strips that differ. */
class Picture {
  constructor(film) {
    this.film = film;
    this.memory = new Uint32Array(film.width * film.rows);
    this.image = new ImageData(new Uint8ClampedArray(this.memory.buffer), film.width, film.rows);
    this.sample = -1;
  }

  copy(place, number) {
    const { film, memory } = this;
    const column = Math.floor(place / film.rows);
    const y = place - column * film.rows;
    const width = film.widths[column];
    const strips = film.strips[column];
    for (let from = number * width, to = y * film.width + film.lefts[column], end = from + width; from < end;) {
      memory[to++] = strips[from++];
    }
    if (y < this.top) this.top = y;
    if (y >= this.bottom) this.bottom = y + 1;
  }

  go(sample) {
    const { film } = this;
    [this.top, this.bottom] = [film.rows, 0];
    if (sample === this.sample) return;
    if (this.sample >= 0 && sample > this.sample && sample - this.sample <= 3) {
      for (let i = this.sample + 1; i <= sample; i++) {
        film.apply(i, this.numbers, place => this.copy(place, this.numbers[place]));
      }
    } else {
      const numbers = film.numbersAt(sample);
      for (let place = 0; place < numbers.length; place++) {
        if (this.sample < 0 || numbers[place] !== this.numbers[place]) this.copy(place, numbers[place]);
      }
      this.numbers = numbers;
    }
    this.sample = sample;
  }

  /** All rows are new to who paints it next. */
  renew() { [this.top, this.bottom] = [0, this.film.rows]; }

  paint(context) {
    if (this.bottom > this.top) {
      context.putImageData(this.image, 0, 0, 0, this.top, this.film.width, this.bottom - this.top);
    }
  }
}

function canvasOf(width, height) {
  const canvas = make('canvas', { width, height });
  return [canvas, canvas.getContext('2d', { alpha: false, colorSpace: 'srgb' })];
}

const films = new Map();
const dataOf = new Map();
const loadFilm = index => once(`film-${index}`, async () => {
  const film = await Film.read(index);
  films.set(index, film);
  return film;
});
const loadData = index => once(`data-${index}`, async () => {
  const data = byId(`data-${index}`) ? JSON.parse(new TextDecoder().decode(await inflate(`data-${index}`))) : {};
  for (const name of ['tracks', 'views', 'targets', 'log', 'touches']) data[name] ??= [];
  dataOf.set(index, data);
  return data;
});

/** SHA-256 for pages that a browser gives no crypto.subtle, as it may of files. */
function ownSHA256(bytes) {
  const primes = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every(prime => n % prime)) primes.push(n);
  const fraction = root => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
  const k = primes.map(prime => fraction(Math.cbrt(prime)));
  const state = Int32Array.from(primes.slice(0, 8), prime => fraction(Math.sqrt(prime)));
  const padded = new Uint8Array(((bytes.length + 8 >> 6) + 1) << 6);
  padded.set(bytes);
  padded[bytes.length] = 128;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const w = new Int32Array(64);
  const turn = (x, n) => (x >>> n) | (x << (32 - n));
  for (let block = 0; block < padded.length; block += 64) {
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 64; i++) {
      if (i < 16) w[i] = view.getInt32(block + 4 * i);
      else {
        const [x, y] = [w[i - 15], w[i - 2]];
        w[i] = w[i - 16] + w[i - 7] + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10));
      }
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + k[i] + w[i]) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => { state[i] += value; });
  }
  return Array.from(state, value => (value >>> 0).toString(16).padStart(8, '0')).join('');
}

async function sha256(bytes) {
  if (!crypto.subtle) return ownSHA256(bytes);
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/** The hash of a frame as the program has it, over its size and its pixels. */
async function lookOf(variant, sample) {
  const picture = new Picture(await loadFilm(variant.film));
  picture.go(sample);
  const bytes = new Uint8Array(8 + picture.memory.byteLength);
  const size = new DataView(bytes.buffer);
  size.setUint32(0, picture.film.width, true);
  size.setUint32(4, picture.film.rows, true);
  bytes.set(new Uint8Array(picture.memory.buffer), 8);
  return sha256(bytes);
}

/** So much of a hash is kept in notes and verdicts. */
const lookLength = 16;

const hex = bytes => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
