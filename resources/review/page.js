// The player of a design review: composes the films' frames, compares variants, and keeps what its reader answers.
(() => {
'use strict';

// MARK: Small tools

const byId = id => document.getElementById(id);
const clamp = (value, low, high) => Math.min(Math.max(value, low), high);
const review = JSON.parse(byId('review').textContent);

const hidden = new RegExp('(?![\\n\\t])[\\p{Cc}\\p{Cs}\\u061C\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F'
  + '\\uFEFF\\uFFF9-\\uFFFB\\u{E0000}-\\u{E007F}]', 'gu');

/** Shows what can't be seen or turns the text's direction as an escape, so that no text looks like what it isn't. */
function printable(text) {
  return String(text).replace(hidden, c => `\\u{${c.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}}`);
}

function fillIn(element, properties, children) {
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === 'text') element.textContent = printable(value);
    else if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? '' : printable(value));
  }
  element.append(...children.filter(child => child !== null && child !== undefined));
  return element;
}

const make = (tag, properties = {}, ...children) => fillIn(document.createElement(tag), properties, children);
const draw = (tag, properties = {}, ...children) =>
  fillIn(document.createElementNS('http://www.w3.org/2000/svg', tag), properties, children);
/** A stranger's text keeps its own direction and doesn't turn that of its neighbours. */
const words = (tag, text, more = {}) =>
  make(tag, { ...more, text, dir: 'auto', class: `words ${more.class ?? ''}`.trim() });
const button = (text, press, more = {}) => make('button', { type: 'button', text, onclick: press, ...more });
const setText = (id, text) => { byId(id).textContent = printable(text); };
const seconds = t => (t / 1000).toFixed(3);
const brief = number => (Number.isFinite(number) ? String(Math.round(number * 100) / 100) : '–');
const whenIdle = work => (window.requestIdleCallback
  ? requestIdleCallback(work, { timeout: 500 }) : setTimeout(work, 30));
const idle = () => new Promise(resolve => whenIdle(resolve));

let statusTimer = 0;
function say(text) {
  setText('status', text);
  clearTimeout(statusTimer);
  statusTimer = setTimeout(() => setText('status', ''), 6000);
}

/** The last entry of a sorted list whose first item is not after `sample`. */
function entryAt(list, sample, key = entry => entry[0]) {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (key(list[middle]) <= sample) low = middle + 1;
    else high = middle;
  }
  return list[low - 1];
}

// MARK: Films

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
      if (this.at >= this.bytes.length) throw new Error('a film is cut off');
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

// MARK: The moment

const state = {
  take: 0, time: 0, playing: false, speed: 1, mode: 'beside', pair: [0, 1], flipped: false, curtain: 0.5, looked: 0,
  // While names are hidden: the labels in a random order, and the notes that were written since.
  blind: null, blindNotes: new Set(),
  note: 0, placing: null, pointer: null, inspected: null, stroke: null, drawKind: null, firstFrame: 0,
};
let slots = [];
let line = { from: 0, to: 0, fps: 60, steps: 0 };
let chosen = new Set();
const picked = new Map();

const take = () => review.takes[state.take];
const frameTime = (variant, sample) => variant.from + (sample * 1000) / variant.fps;
const sampleAt = (variant, t) => clamp(Math.round(((t - variant.from) * variant.fps) / 1000), 0, variant.frames - 1);
const stepAt = t => clamp(Math.round(((t - line.from) * line.fps) / 1000), 0, line.steps);
const share = t => (line.to > line.from ? clamp((t - line.from) / (line.to - line.from), 0, 1) : 0);
const nameOf = slot => (state.blind ? `Phone ${state.blind.indexOf(slot.variant.label) + 1}` : slot.variant.label);
const fullName = slot => (state.blind ? nameOf(slot) : `${slot.variant.label} · ${slot.variant.words}`);
const labels = () => [...new Set(review.takes.flatMap(one => one.variants.map(variant => variant.label)))].sort();

function timelineOf(variants) {
  const fps = Math.max(1, ...variants.map(variant => variant.fps));
  const from = Math.min(...variants.map(variant => variant.from));
  const to = Math.max(...variants.map(variant => frameTime(variant, variant.frames - 1)));
  return { from, to, fps, steps: Math.round(((to - from) * fps) / 1000) };
}

/** The variants in the order in which they are shown: while names are hidden, that of the shuffled labels. */
function orderedVariants(one) {
  const all = one.variants.map((variant, index) => ({ variant, index }));
  const rank = entry => state.blind.indexOf(entry.variant.label);
  return state.blind ? all.sort((a, b) => rank(a) - rank(b) || a.index - b.index) : all;
}

function seek(t, isAtRest = true) {
  state.time = clamp(t, line.from, line.to);
  // A frame's own time is kept, so that links and notes name a frame.
  if (!state.playing) state.time = line.from + (stepAt(state.time) * 1000) / line.fps;
  showMoment();
  if (isAtRest && !state.playing) showRest();
}

function stepBy(count) {
  pause();
  seek(line.from + ((stepAt(state.time) + count) * 1000) / line.fps);
}

let lastTick = 0;
let frameRequest = 0;
function play() {
  if (state.playing) return;
  if (state.time >= line.to - 0.5) state.time = line.from;
  state.playing = true;
  lastTick = 0;
  setText('play', 'Pause');
  frameRequest = requestAnimationFrame(tick);
}

function pause() {
  if (!state.playing) return;
  state.playing = false;
  cancelAnimationFrame(frameRequest);
  setText('play', 'Play');
  seek(state.time);
}

function tick(now) {
  if (!state.playing) return;
  // A page that was hidden goes on where it was instead of leaping.
  const t = state.time + (lastTick ? clamp(now - lastTick, 0, 250) * state.speed : 0);
  lastTick = now;
  if (t >= line.to) {
    if (!byId('loop').checked) {
      state.time = line.to;
      return pause();
    }
    seek(line.from, false);
  } else seek(t, false);
  frameRequest = requestAnimationFrame(tick);
}

/** What follows time at every frame. */
function showMoment() {
  const t = state.time;
  for (const slot of slots) showFrame(slot, t);
  const slider = byId('time');
  slider.value = stepAt(t);
  slider.style.setProperty('--done', `${100 * share(t)}%`);
  slider.setAttribute('aria-valuetext', `${seconds(t)} s of ${seconds(line.to)} s`);
  byId('clock').textContent = `${seconds(t)} s of ${seconds(line.to)} s, frame ${stepAt(t)} of ${line.steps}`;
  showPins();
  showPointer();
}

function showFrame(slot, t) {
  const film = films.get(slot.variant.film);
  if (!film || slot.figure.hidden) return;
  slot.picture ??= new Picture(film);
  slot.picture.go(sampleAt(slot.variant, t));
  slot.picture.paint(slot.context);
  slot.figure.removeAttribute('aria-busy');
  if (!state.firstFrame) state.firstFrame = performance.now();
  showFingers(slot, t);
}

let restTimer = 0;
/** What follows time only when it rests: lists, commands and the address. */
function showRest() {
  clearTimeout(restTimer);
  restTimer = setTimeout(() => {
    showViews();
    showLogMarks();
    showCommands();
    if (state.inspected) inspectAgain();
    const note = threads.find(thread => thread.number === state.note && isNow(thread.line, state.time));
    replaceAddress(`#take=${state.take + 1}&t=${Math.round(state.time)}${note ? `&note=${note.number}` : ''}`);
  }, 60);
}

function replaceAddress(hash) {
  // Some browsers refuse it to files; the link is then read from here.
  state.hash = hash;
  try { history.replaceState(null, '', hash); } catch { /* The page works without. */ }
}

// MARK: Takes and phones

function openTake(index, t) {
  if (!review.takes.length) return say('The review has no takes.');
  state.take = clamp(index, 0, review.takes.length - 1);
  line = timelineOf(take().variants);
  state.inspected = null;
  setText('take-title', take().title || take().name);
  byId('takes').querySelectorAll('button').forEach((item, i) => item.setAttribute('aria-current', i === state.take));
  const slider = byId('time');
  slider.max = line.steps;
  slots = orderedVariants(take()).map(phone);
  state.pair = state.pair.map((at, i) => (at < slots.length ? at : Math.min(i, slots.length - 1)));
  state.looked = Math.min(state.looked, slots.length - 1);
  if (slots.length < 2) state.mode = 'one';
  else if (state.mode === 'one' && byId('modes').hidden) state.mode = 'beside';
  byId('modes').hidden = slots.length < 2;
  for (const id of ['first', 'second', 'looked']) {
    byId(id).replaceChildren(...slots.map((slot, i) => make('option', { value: i, text: fullName(slot) })));
  }
  byId('looked').value = state.looked;
  byId('stage').replaceChildren(...slots.map(slot => slot.figure), curtain, sides);
  showMode();
  seek(t ?? line.from);
  // At once, too: nothing of another take or with names that are hidden now may stay.
  showTold();
  loadTake().catch(tellBroken);
}

/** The screen's size in points. */
const sizeOf = ({ width, height, scale }) => [width / scale, height / scale];

function phone({ variant, index }, position) {
  const [canvas, context] = canvasOf(variant.width, variant.height);
  const slot = { variant, index, position, context, picture: null, size: sizeOf(variant) };
  const overlay = name => draw('g', { class: name });
  Object.assign(slot, { fingers: overlay('fingers'), outlines: overlay('outlines'), inks: overlay('inks') });
  slot.pins = make('div', { class: 'pins' });
  slot.glass = make('div', { class: 'glass' }, canvas,
    draw('svg', { viewBox: `0 0 ${slot.size[0]} ${slot.size[1]}`, 'aria-hidden': 'true', preserveAspectRatio: 'none' },
      slot.fingers, slot.inks, slot.outlines), slot.pins);
  fillIn(canvas, { role: 'img', 'aria-label': `The phone of ${fullName(slot)}` }, []);
  slot.phone = make('div', { class: 'phone' }, slot.glass);
  slot.phone.style.setProperty('--ratio', String(variant.width / variant.height));
  const caption = make('figcaption', {}, words('b', nameOf(slot)));
  if (!state.blind) caption.append(' ', words('span', variant.words));
  slot.figure = make('figure', { 'aria-busy': 'true' }, caption, slot.phone);
  listenToGlass(slot);
  return slot;
}

const curtain = make('div', { id: 'curtain', role: 'slider', tabindex: '0', 'aria-label': 'Curtain',
  'aria-orientation': 'horizontal', 'aria-valuemin': '0', 'aria-valuemax': '100' });
const sides = make('p', { id: 'sides' });

function showMode() {
  const { mode, pair, flipped } = state;
  byId('stage').className = `${mode === 'beside' ? '' : 'stacked'} ${mode}`.trim();
  byId('modes').querySelectorAll('button').forEach(item =>
    item.setAttribute('aria-pressed', item.dataset.mode === mode));
  byId('pair').hidden = mode === 'beside' || slots.length < 2;
  byId('second-label').hidden = mode === 'one';
  byId('flip').hidden = mode !== 'flip';
  byId('first').value = pair[0];
  byId('second').value = pair[1];
  const shown = mode === 'beside' ? slots.map((_, i) => i) : mode === 'curtain' ? pair
    : [pair[mode === 'flip' && flipped ? 1 : 0]];
  slots.forEach((slot, i) => {
    slot.figure.hidden = !shown.includes(i);
    slot.figure.style.zIndex = mode === 'curtain' && i === pair[1] ? '1' : '';
  });
  curtain.hidden = sides.hidden = mode !== 'curtain';
  if (slots.length > 1) {
    sides.replaceChildren(words('span', `◂ ${fullName(slots[pair[0]])}`),
      words('span', `${fullName(slots[pair[1]])} ▸`));
  }
  showCurtain();
  showMoment();
}

function showCurtain() {
  const percent = Math.round(state.curtain * 100);
  for (const slot of slots) slot.phone.style.clipPath = '';
  if (!slots.length) return;
  curtain.setAttribute('aria-valuenow', percent);
  curtain.setAttribute('aria-valuetext', `${percent} % of ${nameOf(slots[state.pair[0]])}`);
  if (state.mode !== 'curtain' || slots.length < 2) return;
  const upper = slots[state.pair[1]];
  const stage = byId('stage').getBoundingClientRect();
  const place = upper.glass.getBoundingClientRect();
  const x = place.left + place.width * state.curtain;
  if (state.pair[0] !== state.pair[1]) {
    upper.phone.style.clipPath = `inset(-32px -32px -32px ${x - upper.phone.getBoundingClientRect().left}px)`;
  }
  curtain.style.left = `${x - stage.left}px`;
}

function moveCurtain(event) {
  const place = slots[state.pair[1]].glass.getBoundingClientRect();
  state.curtain = clamp((event.clientX - place.left) / place.width, 0, 1);
  showCurtain();
}

function curtainKey(event) {
  const by = { ArrowLeft: -0.02, ArrowDown: -0.02, ArrowRight: 0.02, ArrowUp: 0.02, Home: -1, End: 1 }[event.key];
  if (!by) return;
  event.preventDefault();
  state.curtain = clamp(state.curtain + by * (event.shiftKey ? 5 : 1), 0, 1);
  showCurtain();
}

function flip() {
  if (slots.length < 2) return;
  if (state.mode === 'flip') state.flipped = !state.flipped;
  state.mode = 'flip';
  showMode();
  say(`Shown: ${fullName(slots[state.pair[state.flipped ? 1 : 0]])}`);
}

/** Frames first, then what is told of them. */
async function loadTake() {
  const here = slots;
  const all = kind => Promise.all(here.map(slot => kind(slot.variant.film)));
  await Promise.all(here.map(slot => loadFilm(slot.variant.film).then(showMoment)));
  await all(loadData);
  if (here === slots) showTold();
}

const tellBroken = error => say(`A part of the review can't be shown: ${error.message}`);

/** Everything that needs the data of the present take's films. */
function showTold() {
  buildTracks();
  showMeasures();
  showDifferences();
  showParting();
  showLog();
  showNotes();
  showMoment();
  showRest();
}

async function loadAll() {
  for (const one of [take(), ...review.takes]) {
    for (const variant of one?.variants ?? []) {
      await idle();
      const film = await loadFilm(variant.film);
      for (let key = 0; key * keyStep < film.samples; key++) {
        await idle();
        film.fillKeys(key);
      }
      await loadData(variant.film);
    }
  }
}

// MARK: Over the phone

const dataFor = slot => dataOf.get(slot.variant.film);

function showFingers(slot, t) {
  const touches = byId('fingers').checked && dataFor(slot) ? dataFor(slot).touches : [];
  const entry = entryAt(touches, sampleAt(slot.variant, t));
  if (slot.shownFingers === entry) return;
  slot.shownFingers = entry;
  slot.fingers.replaceChildren(...(entry?.[1] ?? []).flatMap(([cx, cy]) =>
    [draw('circle', { cx, cy, r: 20, class: 'touch' }), draw('circle', { cx, cy, r: 5, class: 'touch core' })]));
}

function frameOf(view, sample) {
  const entry = entryAt(view.shown, sample);
  return entry && entry.length > 1 ? { x: entry[1], y: entry[2], w: entry[3], h: entry[4], alpha: entry[5] ?? 1 }
    : null;
}

const contains = ([x, y], frame) => x >= frame.x && y >= frame.y && x < frame.x + frame.w && y < frame.y + frame.h;
const rect = list => ({ x: list[0], y: list[1], w: list[2], h: list[3] });

/** The views of a slot that can be seen now, back to front. */
function viewsOf(slot, sample = sampleAt(slot.variant, state.time)) {
  return (dataFor(slot)?.views ?? []).map(view => ({ view, frame: frameOf(view, sample) }))
    .filter(entry => entry.frame && entry.frame.alpha > 0);
}

function targetAt(slot, point) {
  const entry = entryAt(dataFor(slot)?.targets ?? [], sampleAt(slot.variant, state.time), one => one.sample);
  return entry?.list.findLast(target => target.reach && contains(point, rect(target.reach)));
}

function viewName({ id, role, label }) {
  return [id || role || 'view', id ? role : '', label ? `«${label}»` : ''].filter(Boolean).join(' ');
}
const frameWords = frame => `${brief(frame.x)}, ${brief(frame.y)} · ${brief(frame.w)} × ${brief(frame.h)}`;

function inspect(slot, point, entry = viewsOf(slot).findLast(one => contains(point, one.frame))) {
  state.inspected = { slot, point, view: entry?.view, isChosen: false };
  setText('inspected-view', entry ? `${viewName(entry.view)} at ${frameWords(entry.frame)} points`
    : 'No view is here.');
  const target = targetAt(slot, point);
  setText('inspected-touch', target
    ? `A touch here goes to ${target.words ? `«${target.words}», ` : ''}${target.id || target.name}.`
      : 'Nothing takes a touch here.');
  showOutlines(target);
}

/** Follows time: a chosen view stays chosen, a pointer finds what is under it now. */
function inspectAgain() {
  const { slot, point, view, isChosen } = state.inspected;
  if (!isChosen) return inspect(slot, point);
  const entry = viewsOf(slot).find(one => one.view === view);
  if (entry) chooseView(slot, entry);
  else forgetInspected();
}

function chooseView(slot, entry) {
  const { frame } = entry;
  inspect(slot, [clamp(frame.x + frame.w / 2, 0, slot.size[0] - 1), clamp(frame.y + frame.h / 2, 0, slot.size[1] - 1)],
    entry);
  state.inspected.isChosen = true;
}

function forgetInspected() {
  state.inspected = null;
  showOutlines();
}

function box(slot, frame, name) {
  return draw('rect', { x: frame.x, y: frame.y, width: Math.max(frame.w, 0), height: Math.max(frame.h, 0),
    class: name });
}

function showOutlines(target) {
  const { view, slot: of } = state.inspected ?? {};
  for (const slot of slots) {
    const same = slot === of ? view : view?.id && dataFor(slot)?.views.find(one => one.id === view.id);
    const frame = same && frameOf(same, sampleAt(slot.variant, state.time));
    const marks = frame ? [box(slot, frame, 'outline halo'), box(slot, frame, 'outline')] : [];
    if (target && slot === of) marks.push(box(slot, rect(target.reach), 'reach'));
    slot.outlines.replaceChildren(...marks);
  }
}

/** The list has front views first, as a reader meets them. */
function showViews() {
  const slot = slots[state.looked];
  if (!slot || state.playing) return;
  const entries = viewsOf(slot).reverse();
  const list = byId('views');
  list.entries = entries;
  const at = state.inspected?.isChosen ? entries.findIndex(entry => entry.view === state.inspected.view) : -1;
  list.replaceChildren(...entries.map((entry, i) =>
    make('li', { role: 'option', id: `view-${i}`, 'aria-selected': String(i === at), onclick: () => chooseListed(i) },
      words('span', viewName(entry.view)), make('span', { text: frameWords(entry.frame) }))));
  if (at >= 0) list.setAttribute('aria-activedescendant', `view-${at}`);
  else list.removeAttribute('aria-activedescendant');
}

function chooseListed(i) {
  const list = byId('views');
  if (!list.entries?.[i]) return;
  chooseView(slots[state.looked], list.entries[i]);
  list.querySelectorAll('li').forEach((item, j) => item.setAttribute('aria-selected', String(i === j)));
  list.setAttribute('aria-activedescendant', `view-${i}`);
  list.children[i].scrollIntoView({ block: 'nearest' });
}

function viewsKey(event) {
  const list = byId('views');
  const count = list.entries?.length ?? 0;
  const at = [...list.children].findIndex(item => item.getAttribute('aria-selected') === 'true');
  const to = { ArrowDown: at + 1, ArrowUp: Math.max(at - 1, 0), Home: 0, End: count - 1 }[event.key];
  if (event.key === 'Escape') forgetInspected();
  if (to === undefined || !count) return;
  event.preventDefault();
  pause();
  chooseListed(clamp(to, 0, count - 1));
}

function pointOn(slot, event) {
  const place = slot.glass.getBoundingClientRect();
  return [((event.clientX - place.left) / place.width) * slot.size[0],
    ((event.clientY - place.top) / place.height) * slot.size[1]]
    .map((value, i) => Math.round(clamp(value, 0, slot.size[i]) * 100) / 100);
}

function listenToGlass(slot) {
  const { glass } = slot;
  glass.addEventListener('pointermove', event => {
    const point = pointOn(slot, event);
    state.pointer = { slot, point };
    if (state.stroke) return extendStroke(slot, point);
    if (state.placing) {
      state.placing = { slot, point };
      showPins();
    }
    if (!state.playing) inspect(slot, point);
  });
  glass.addEventListener('pointerleave', () => {
    state.pointer = null;
    if (state.inspected && !state.inspected.isChosen) forgetInspected();
  });
  glass.addEventListener('pointerdown', event => {
    if (event.target.closest('.pin')) return;
    const point = pointOn(slot, event);
    if (state.placing) {
      event.preventDefault();
      placeNote(slot, point);
    } else if (state.drawKind && draft?.slot === slot) {
      event.preventDefault();
      glass.setPointerCapture(event.pointerId);
      beginStroke(slot, point);
    } else if (!state.playing) inspect(slot, point);
  });
  for (const name of ['pointerup', 'pointercancel']) glass.addEventListener(name, () => { state.stroke = null; });
}

// MARK: Curves

const classOf = slot => `s${slot.position % 8}`;
const trackOf = (slot, name) => dataFor(slot)?.tracks.find(track => track.name === name);

function buildTracks() {
  const measured = slots.flatMap(slot => (slot.variant.measures ?? []).map(measure => measure.name));
  const all = [...new Set([...measured, ...slots.flatMap(slot =>
    (dataFor(slot)?.tracks ?? []).map(track => track.name))])]
    .filter(name => slots.some(slot => trackOf(slot, name)));
  const first = all.filter(name => measured.includes(name));
  chosen = picked.get(state.take) ?? new Set(first.length ? first : all.slice(0, 3));
  byId('curves').hidden = !all.length;
  byId('legend').replaceChildren(...legend());
  byId('tracks').replaceChildren(...all.map(name => {
    const input = make('input', { type: 'checkbox', checked: chosen.has(name) });
    input.addEventListener('change', () => {
      if (input.checked) chosen.add(name);
      else chosen.delete(name);
      picked.set(state.take, chosen);
      showPlots();
    });
    return make('label', { class: 'check' }, input, words('span', name));
  }));
  showPlots();
}

const legend = () => slots.map(slot => make('span', { class: 'key' },
  draw('svg', { viewBox: '0 0 28 8', 'aria-hidden': 'true' },
    draw('path', { d: 'M1 4H27', class: `curve ${classOf(slot)}` })),
  words('span', fullName(slot))));

function pathOf(slot, values, x, y) {
  let d = '';
  let isDown = false;
  values.forEach((value, i) => {
    // A point alone is a dot: the pen goes nowhere with a round cap.
    const isThere = Number.isFinite(value);
    const place = isThere ? `${x(frameTime(slot.variant, i)).toFixed(1)} ${y(value).toFixed(1)}` : '';
    if (isThere) d += isDown ? `L${place}` : `M${place}h0`;
    isDown = isThere;
  });
  return d;
}

/** A track's plot of all phones, with its own scale. */
function plotOf(name, width, height = 112) {
  const curves = slots.map(slot => ({ slot, track: trackOf(slot, name) })).filter(curve => curve.track);
  let [low, high] = [Infinity, -Infinity];
  for (const value of curves.flatMap(curve => curve.track.values)) {
    if (!Number.isFinite(value)) continue;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  if (low > high) [low, high] = [0, 1];
  const span = high - low || 1;
  const x = t => 8 + share(t) * (width - 16);
  const y = value => height - 20 - ((value - low) / span) * (height - 40);
  const svg = draw('svg', { viewBox: `0 0 ${width} ${height}`, width, height, role: 'img',
    'aria-label': `${name} from ${brief(low)} to ${brief(high)}, ${curves.length} curves` });
  svg.append(draw('line', { x1: 8, x2: width - 8, y1: y(low), y2: y(low), class: 'grid' }),
    draw('line', { x1: 8, x2: width - 8, y1: y(high), y2: y(high), class: 'grid' }),
    draw('text', { x: 8, y: 14, text: brief(high) }), draw('text', { x: 8, y: height - 6, text: brief(low) }));
  const parts = take().parting ? x(take().parting.at) : null;
  if (parts !== null) svg.append(draw('line', { x1: parts, x2: parts, y1: 0, y2: height, class: 'parts' }));
  for (const { slot, track } of curves) {
    svg.append(draw('path', { d: pathOf(slot, track.values, x, y), class: `curve ${classOf(slot)}` }));
  }
  return { svg, curves, x };
}

let plots = [];
function showPlots() {
  const width = Math.max(200, byId('plots').clientWidth || 600);
  plots = [...chosen].map(name => {
    const plot = plotOf(name, width);
    plot.pointer = draw('line', { y1: 0, y2: 112, class: 'pointer' });
    plot.now = make('span', { class: 'now' });
    plot.svg.append(plot.pointer);
    plot.element = make('div', { class: 'plot' }, make('p', {}, words('b', name), plot.now), plot.svg);
    const go = event => {
      const place = plot.svg.getBoundingClientRect();
      pause();
      seek(line.from + clamp((event.clientX - place.left - 8) / (place.width - 16), 0, 1) * (line.to - line.from));
    };
    plot.svg.addEventListener('pointerdown', event => {
      plot.svg.setPointerCapture(event.pointerId);
      go(event);
    });
    plot.svg.addEventListener('pointermove', event => { if (plot.svg.hasPointerCapture(event.pointerId)) go(event); });
    return plot;
  });
  byId('plots').replaceChildren(...plots.map(plot => plot.element));
  showPointer();
}

function showPointer() {
  for (const { pointer, now, curves, x } of plots) {
    pointer.setAttribute('x1', x(state.time));
    pointer.setAttribute('x2', x(state.time));
    now.textContent = printable(curves.map(({ slot, track }) =>
      `${nameOf(slot)} ${brief(track.values[sampleAt(slot.variant, state.time)] ?? NaN)}`).join('   '));
  }
}

function fillTable(id, head, rows) {
  byId(id).replaceChildren(
    make('thead', {}, make('tr', {}, ...head.map(text => words('th', text, { scope: 'col' })))),
    make('tbody', {}, ...rows.map(([first, ...rest]) =>
      make('tr', {}, words('th', first, { scope: 'row' }), ...rest.map(text => words('td', text))))));
}

function measureRows() {
  const names = [...new Set(slots.flatMap(slot => (slot.variant.measures ?? []).map(measure => measure.name)))];
  const kinds = [['arrival', ' ms'], ['overshoot', ''], ['peak', '']];
  return names.flatMap(name => kinds.map(([key, unit]) => [`${name}, ${key}`,
    ...slots.map(slot => {
      const value = slot.variant.measures?.find(measure => measure.name === name)?.[key];
      return Number.isFinite(value) ? brief(value) + unit : '–';
    })]));
}

function showMeasures() {
  const rows = measureRows();
  fillTable('measures', ['Measure', ...slots.map(nameOf)], rows);
  byId('measures').parentElement.hidden = byId('measures-title').hidden = !rows.length;
}

/** What would tell which phone is which isn't on the page while names are hidden. */
function showDifferences() {
  const differences = state.blind ? [] : take().differences ?? [];
  byId('differences').hidden = !differences.length;
  fillTable('values', ['Tuning', ...slots.map(nameOf)], differences.map(one =>
    [one.key + (one.unit ? `, ${one.unit}` : ''), ...slots.map(slot => one.values[slot.index] ?? '–')]));
  const keys = [...new Set(differences.map(one => one.key))];
  byId('suggest').hidden = !keys.length;
  byId('set-key').replaceChildren(make('option', { value: '', text: 'none' }),
    ...keys.map(key => make('option', { value: key, text: key })));
}

function showParting() {
  const { parting } = take();
  byId('parting').hidden = !parting;
  if (!parting) return;
  setText('to-parting', `Where they part: ${seconds(parting.at)} s`);
  setText('parting-words', state.blind ? '' : parting.words);
}

function showLog() {
  byId('events').hidden = Boolean(state.blind);
  const entries = state.blind ? [] : dataFor(slots[state.looked])?.log ?? [];
  byId('log').replaceChildren(...entries.map(entry => {
    const item = button('', () => { pause(); seek(entry.t); });
    item.append(make('span', { text: `${brief(entry.t)} ms` }), words('span', `${entry.kind}: ${entry.text}`));
    item.dataset.t = String(entry.t);
    return make('li', {}, item);
  }));
  showLogMarks();
}

function showLogMarks() {
  let first = null;
  for (const item of byId('log').querySelectorAll('button')) {
    const isNear = Math.abs(Number(item.dataset.t) - state.time) <= 34;
    if (isNear) item.setAttribute('aria-current', 'true');
    else item.removeAttribute('aria-current');
    if (isNear) first ??= item;
  }
  const list = byId('log');
  if (list.contains(document.activeElement)) return;
  leadInto(list, first);
  // Only the list itself is scrolled, never the page under its reader.
  if (first) list.scrollTop = first.offsetTop - list.offsetTop - 80;
}

/** The Tab key stops once at a list of many events; in it, arrows lead on. */
function leadInto(list, item) {
  const entry = item ?? list.querySelector('button');
  for (const other of list.querySelectorAll('button')) other.tabIndex = other === entry ? 0 : -1;
}

function logKey(event) {
  const list = byId('log');
  const items = [...list.querySelectorAll('button')];
  const at = items.indexOf(document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  const item = items[clamp(to, 0, items.length - 1)];
  leadInto(list, item);
  item.focus();
}

function showCommands() {
  byId('commands').hidden = Boolean(state.blind);
  byId('command-list').replaceChildren(...(state.blind ? [] : slots).map(slot => {
    const text = (slot.variant.command ?? '').replaceAll('{t}', String(Math.round(state.time)));
    return make('li', {}, words('span', fullName(slot), { class: 'small' }),
      make('div', { class: 'bar' }, words('code', text, { dir: 'ltr' }),
      button('Copy', () => copy(text, 'The command'), { 'aria-label': `Copy the command of ${nameOf(slot)}` })));
  }));
}

async function copy(text, what) {
  try {
    await navigator.clipboard.writeText(text);
    say(`${what} is copied.`);
  } catch {
    const area = make('textarea', { readonly: true, 'aria-label': what });
    area.value = text;
    document.body.append(area);
    area.select();
    const isCopied = document.execCommand('copy');
    area.remove();
    say(isCopied ? `${what} is copied.` : `${what} can't be copied here: ${text}`);
  }
}

// MARK: Answers and where they are kept

const storageKey = `review ${review.id}`;
const fileIds = new Set([...(review.notes ?? []), ...(review.verdicts ?? [])].map(one => one.id));
/** Own new lines with the file that each is for, the ids that were downloaded, and what isn't sent yet. */
const own = { author: '', lines: [], saved: [], drafts: {}, singleKeys: true };
const undone = new Set();
let isKept = true;

function readStorage() {
  try {
    const value = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return value && typeof value === 'object' ? value : {};
  } catch {
    return {};
  }
}

/** Takes what another tab or an earlier visit kept; what the file holds by now is not kept twice. */
function mergeStorage() {
  const value = readStorage();
  const known = new Set(own.lines.map(entry => entry.line.id));
  for (const entry of Array.isArray(value.lines) ? value.lines : []) {
    const id = entry?.line?.id;
    if (typeof id === 'string' && !known.has(id) && !undone.has(id) && !fileIds.has(id)) own.lines.push(entry);
  }
  own.saved = [...new Set([...own.saved, ...(Array.isArray(value.saved) ? value.saved : [])])];
  return value;
}

function keep() {
  mergeStorage();
  try {
    localStorage.setItem(storageKey, JSON.stringify(own));
    isKept = true;
  } catch {
    if (isKept) say('This browser keeps nothing for this page: save your answers before you leave.');
    isKept = false;
  }
  showUnsaved();
}

const unsaved = () => own.lines.filter(entry => !own.saved.includes(entry.line.id));

function showUnsaved() {
  const count = unsaved().length;
  setText('unsaved', count ? `${count} not saved yet` : own.lines.length ? 'all saved' : 'no answers yet');
  byId('save').disabled = !own.lines.length;
  byId('undo').disabled = !count;
}

function newId() {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

/** A new line of a file, or nothing as long as nobody has said who writes. */
function addLine(file, more) {
  const author = byId('author').value.trim();
  if (!author) {
    say('Write your name first.');
    byId('author').focus();
    return null;
  }
  own.author = author;
  const added = { id: newId(), author, date: new Date().toISOString(), ...more };
  own.lines.push({ file, line: added });
  if (state.blind && file === 'notes') state.blindNotes.add(added.id);
  keep();
  return added;
}

function saveAnswers() {
  const answers = { answers: 1, review: review.id, notes: ownLines('notes'), verdicts: ownLines('verdicts') };
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(answers, null, 2)}\n`], { type: 'application/json' }));
  make('a', { href: url, download: 'answers.json' }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
  own.saved = own.lines.map(entry => entry.line.id);
  keep();
  showNotes();
  say('answers.json is saved. Send it to who asked you.');
}

function undo() {
  const last = unsaved().at(-1);
  if (!last) return;
  undone.add(last.line.id);
  own.lines = own.lines.filter(entry => entry !== last);
  keep();
  showNotes();
  showVerdicts();
  say(`Undone: your last ${last.file === 'verdicts' ? 'verdict' : last.line.kind}.`);
}

// MARK: Notes

const byOrder = (a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
const ownLines = file => own.lines.filter(entry => entry.file === file).map(entry => entry.line);
const linesOf = (file, ofReview) => [...(ofReview ?? []), ...ownLines(file)].sort(byOrder);
let threads = [];
let answering = null;
let draft = null;

/** Makes threads of the lines: notes first, then what is about them, since clocks of authors may differ. */
function foldNotes() {
  const lines = linesOf('notes', review.notes);
  const items = new Map();
  threads = lines.filter(one => one.kind === 'note').map((one, i) =>
    ({ line: one, text: one.text, number: i + 1, replies: [], isResolved: false, isEdited: false }));
  for (const thread of threads) items.set(thread.line.id, { item: thread, thread });
  for (const one of lines.filter(other => other.kind === 'reply')) {
    const to = items.get(one.to);
    if (!to) continue;
    const item = { line: one, text: one.text, isEdited: false };
    to.thread.replies.push(item);
    items.set(one.id, { item, thread: to.thread });
  }
  for (const one of lines) {
    const to = items.get(one.to);
    if (one.kind === 'edit' && to?.item.line.author === one.author) {
      Object.assign(to.item, { text: one.text, isEdited: true });
    }
    if (to && (one.kind === 'resolve' || one.kind === 'reopen')) to.thread.isResolved = one.kind === 'resolve';
  }
}

const takeOf = note => (note.take === undefined ? 0 : review.takes.findIndex(one => one.name === note.take));
const isNow = (note, t) => note.at !== undefined
  && ((t >= note.at - 150 && t <= note.at + 150) || (t >= note.at && t <= (note.until ?? note.at)));
const isOn = (note, slot) => note.tuning === undefined || note.tuning === slot.variant.tuning
  || !slots.some(one => one.variant.tuning === note.tuning);

/**
 * The threads of the present take; notes of takes that aren't here are told everywhere. While names are hidden, only
 * those that were written since: others may name a design.
 */
function shownThreads() {
  return threads.filter(thread => (byId('filter').value === 'all' || !thread.isResolved)
    && [state.take, -1].includes(takeOf(thread.line)) && (!state.blind || state.blindNotes.has(thread.line.id)));
}

function placeOf(note, slot, sample) {
  const view = note.view !== undefined && dataFor(slot)?.views.find(one => one.id === note.view);
  const frame = view && frameOf(view, sample);
  if (!frame) return note.point ?? null;
  const [x, y] = note.offset ?? [frame.w / 2, frame.h / 2];
  return [frame.x + x, frame.y + y];
}

/** Whether no phone has the note's place at its time. */
function isGone(note) {
  return note.view !== undefined && !note.point && slots.every(slot => dataFor(slot))
    && !slots.some(slot => isOn(note, slot) && placeOf(note, slot, sampleAt(slot.variant, note.at ?? line.from)));
}

function strokeMarks(strokes) {
  return strokes.flatMap(({ kind, points }) => {
    let d = points.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y}`).join('') + (points.length === 1 ? 'h0' : '');
    const end = points.at(-1);
    const before = points.findLast(point => Math.hypot(point[0] - end[0], point[1] - end[1]) > 6) ?? points[0];
    if (kind === 'arrow' && end !== before) {
      const angle = Math.atan2(end[1] - before[1], end[0] - before[0]);
      const side = turn => `l${14 * Math.cos(angle + turn)} ${14 * Math.sin(angle + turn)}`;
      for (const turn of [2.6, -2.6]) d += `M${end[0]} ${end[1]}${side(turn)}`;
    }
    return [draw('path', { d, class: 'ink-halo' }), draw('path', { d, class: 'ink' })];
  });
}

function putAt(element, slot, [x, y]) {
  element.style.left = `${clamp((100 * x) / slot.size[0], 0, 100)}%`;
  element.style.top = `${clamp((100 * y) / slot.size[1], 0, 100)}%`;
  return element;
}

let listed = [];
function showPins() {
  const now = listed.filter(thread => takeOf(thread.line) === state.take && isNow(thread.line, state.time));
  for (const thread of listed) thread.element?.classList.toggle('now', now.includes(thread));
  for (const slot of slots) {
    const sample = sampleAt(slot.variant, state.time);
    const pinned = now.filter(thread => isOn(thread.line, slot)).map(thread =>
      ({ thread, place: placeOf(thread.line, slot, sample) }));
    const ghost = state.placing?.slot === slot ? state.placing.point : draft?.slot === slot ? draft.point : null;
    const isDrawn = draft?.slot === slot;
    // Pins are kept as long as they say the same, so that they don't lose the keyboard's focus.
    const key = JSON.stringify([pinned.map(({ thread, place }) => [thread.line.id, thread.number, place]), ghost,
      isDrawn && draft.drawing]);
    if (slot.pinKey === key) continue;
    slot.pinKey = key;
    const pins = pinned.filter(({ place }) => place).map(({ thread, place }) =>
      putAt(button(String(thread.number), () => openThread(thread, true),
        { class: 'pin', 'aria-label': `Note ${thread.number}` }), slot, place));
    if (ghost) pins.push(putAt(make('span', { class: 'pin ghost', text: '+', 'aria-hidden': 'true' }), slot, ghost));
    slot.pins.replaceChildren(...pins);
    const drawings = pinned.map(({ thread }) => thread.line.drawing ?? []);
    if (isDrawn) drawings.push(draft.drawing);
    slot.inks.replaceChildren(...drawings.flatMap(strokeMarks));
  }
}

function showNotes() {
  foldNotes();
  listed = shownThreads();
  setText('notes-empty', state.blind ? 'Earlier notes are hidden until your verdict.'
    : 'No notes here. Stop at a moment, press C and then the place that you mean.');
  byId('notes-empty').hidden = listed.length > 0;
  byId('threads').replaceChildren(...listed.map(threadItem));
  const timed = listed.filter(thread => takeOf(thread.line) === state.take && thread.line.at !== undefined);
  const marks = timed.map(thread =>
    mark(thread.line.at, `Note ${thread.number} at ${seconds(thread.line.at)} s`, thread.isResolved ? 'resolved' : '',
      () => openThread(thread, false)));
  const { parting } = take();
  const part = () => { pause(); seek(parting.at); };
  if (parting) marks.push(mark(parting.at, `Where they part, at ${seconds(parting.at)} s`, 'way', part));
  byId('marks').replaceChildren(...marks);
  showUnsaved();
  showPins();
}

function mark(t, label, name, press) {
  const item = make('li', { class: name }, button('', press, { 'aria-label': label, title: label }));
  item.style.left = `${100 * share(t)}%`;
  return item;
}

function head(item, ...more) {
  const { line: one, isEdited } = item;
  const isNew = unsaved().some(entry => entry.line.id === one.id);
  return make('p', { class: 'head' }, ...more, words('b', one.author),
    make('time', { datetime: one.date, text: String(one.date).slice(0, 16).replace('T', ' ') }),
    isEdited ? make('span', { text: 'edited' }) : null, isNew ? make('span', { class: 'warn', text: 'not saved yet' })
      : null);
}

/** When and where a note is, in words. */
function whereWords({ line: one, isResolved }) {
  const isThere = slot => one.tuning !== undefined && one.tuning === slot.variant.tuning;
  const on = slots.filter(isThere).map(nameOf).join(', ');
  const until = one.until > one.at ? ` to ${seconds(one.until)} s` : '';
  return [one.at === undefined ? '' : `${seconds(one.at)} s${until}`, on ? `on ${on}` : '',
    takeOf(one) < 0 ? `of ${one.take}, which is not here` : '', isResolved ? 'resolved' : '',
  ].filter(Boolean).join(' · ');
}

const suggestions = one => Object.entries(one.set ?? {}).map(([key, value]) =>
  words('p', `Suggests ${key} = ${JSON.stringify(value)}`, { class: 'small' }));

function threadItem(thread) {
  const { line: one, number } = thread;
  const element = make('li', { class: thread.isResolved ? 'thread resolved' : 'thread', id: `thread-${number}`,
    tabindex: '-1' });
  thread.element = element;
  element.append(head(thread, button(String(number), () => openThread(thread, false),
    { class: 'number', 'aria-label': `Go to note ${number}` })),
    words('p', whereWords(thread), { class: 'small' }));
  const isLost = takeOf(one) === state.take && isGone(one);
  if (isLost) element.append(make('p', { class: 'gone', text: 'its place is gone' }));
  element.append(words('p', thread.text ?? '', { class: 'text' }));
  element.append(...suggestions(one));
  if (thread.replies.length) {
    element.append(make('ol', { class: 'replies', 'aria-label': 'Replies' }, ...thread.replies.map(item =>
      make('li', {}, head(item), words('p', item.text ?? '', { class: 'text' }), isMine(item) ? editButton(item) : null,
        answerForm(item)))));
  }
  element.append(make('div', { class: 'bar' },
    button('Reply', () => answer('reply', thread), { class: 'plain', 'aria-label': `Reply to note ${number}` }),
    button(thread.isResolved ? 'Reopen' : 'Resolve', () => settle(thread),
      { class: 'plain', 'aria-label': `${thread.isResolved ? 'Reopen' : 'Resolve'} note ${number}` }),
    isMine(thread) ? editButton(thread) : null));
  const form = answerForm(thread);
  if (form) element.append(form);
  return element;
}

const isMine = item => item.line.author === byId('author').value.trim();
const editButton = item => button('Edit', () => answer('edit', item), { class: 'plain' });

function answer(kind, item) {
  answering = { kind, id: item.line.id, text: item.text };
  showNotes();
  byId('answer-text').focus();
}

function answerForm(item) {
  if (answering?.id !== item.line.id) return null;
  const { kind, id } = answering;
  const key = `${kind} ${id}`;
  const area = make('textarea', { id: 'answer-text', rows: '3', maxlength: '4000', dir: 'auto' });
  area.value = own.drafts[key] ?? (kind === 'edit' ? answering.text ?? '' : '');
  area.addEventListener('input', () => { own.drafts[key] = area.value; });
  const leave = () => {
    answering = null;
    keep();
    showNotes();
    byId('threads').querySelector('button')?.focus();
  };
  const title = kind === 'edit' ? 'New text' : 'Reply';
  const form = make('form', { class: 'panel', 'aria-label': title },
    make('label', { class: 'field', text: title }, area),
    make('div', { class: 'bar' }, make('button', { type: 'submit', class: 'main', text: 'Send' }),
      button('Leave', leave)));
  form.addEventListener('submit', event => {
    event.preventDefault();
    if (!area.value.trim()) return say('Write something first.');
    if (!addLine('notes', { kind, to: id, text: area.value })) return;
    delete own.drafts[key];
    leave();
    say(kind === 'edit' ? 'The text is changed.' : 'The reply is there.');
  });
  form.addEventListener('keydown', event => formKey(event, form, leave));
  return form;
}

/** Ctrl+Enter sends and Escape leaves, in every form. */
function formKey(event, form, leave) {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    form.requestSubmit();
  } else if (event.key === 'Escape') {
    event.preventDefault();
    leave();
  }
}

function settle(thread) {
  const kind = thread.isResolved ? 'reopen' : 'resolve';
  if (!addLine('notes', { kind, to: thread.line.id })) return;
  showNotes();
  say(`Note ${thread.number} is ${thread.isResolved ? 'open' : 'resolved'}${thread.isResolved ? ' again' : ''}.`);
}

function openThread(thread, isFocused) {
  pause();
  if (thread.isResolved) byId('filter').value = 'all';
  const index = takeOf(thread.line);
  state.note = thread.number;
  if (index >= 0 && index !== state.take) openTake(index, thread.line.at);
  else if (index >= 0 && thread.line.at !== undefined && !isFocused) seek(thread.line.at);
  showNotes();
  const element = byId(`thread-${thread.number}`);
  if (isFocused) element?.focus();
  else if (element && matchMedia('(min-width: 961px)').matches) element.scrollIntoView({ block: 'nearest' });
  showRest();
  say(`Note ${thread.number}`);
}

function stepNote(by) {
  const times = listed.filter(thread => takeOf(thread.line) === state.take && thread.line.at !== undefined)
    .sort((a, b) => (a.line.at - b.line.at || a.number - b.number) * by);
  // Notes of one moment are met one after the other.
  const frame = stepAt(state.time);
  const at = times.findIndex(thread => thread.number === state.note && stepAt(thread.line.at) === frame);
  const next = at >= 0 ? times[at + 1] : times.find(thread => (stepAt(thread.line.at) - frame) * by > 0);
  if (next) openThread(next, false);
  else say(by > 0 ? 'No note after this moment.' : 'No note before this moment.');
}

// MARK: A new note

function beginNote() {
  pause();
  const slot = state.pointer?.slot ?? slots.find(one => !one.figure.hidden);
  if (!slot) return;
  state.placing = { slot, point: state.pointer?.point ?? slot.size.map(side => side / 2) };
  document.body.classList.add('placing');
  setText('hint', 'Press the place on a phone. Or move it by the arrow keys, and press Enter. Escape leaves.');
  showPins();
}

function endPlacing() {
  state.placing = null;
  document.body.classList.remove('placing');
  setText('hint', '');
}

function placingKey(event) {
  const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  const { slot, point } = state.placing;
  if (event.key === 'Escape') endPlacing();
  else if (event.key === 'Enter') placeNote(slot, point);
  else if (by) state.placing.point = point.map((value, i) =>
    clamp(value + by[i] * (event.shiftKey ? 1 : 8), 0, slot.size[i]));
  else return;
  event.preventDefault();
  showPins();
}

function placeNote(slot, point) {
  endPlacing();
  if (draft) keepDraft();
  const entry = viewsOf(slot).findLast(one => one.view.id && contains(point, one.frame));
  draft = { slot, point, at: Math.round(state.time * 1000) / 1000, take: take().name, view: entry?.view.id,
    drawing: own.drafts.note?.drawing ?? [],
    offset: entry && [point[0] - entry.frame.x, point[1] - entry.frame.y].map(value => Math.round(value * 100) / 100) };
  const begun = draft;
  // It is there long before anybody has written a word.
  lookOf(slot.variant, sampleAt(slot.variant, draft.at))
    .then(look => { begun.look = look.slice(0, lookLength); }).catch(tellBroken);
  const kept = own.drafts.note ?? {};
  byId('note-text').value = kept.text ?? '';
  byId('set-key').value = kept.key ?? '';
  byId('set-value').value = kept.value ?? '';
  byId('note-form').hidden = false;
  setText('form-place', `At ${seconds(draft.at)} s on ${nameOf(slot)}${entry ? `, on ${viewName(entry.view)}` : ''}`);
  setDrawing(null);
  showPins();
  byId('note-text').focus();
}

function keepDraft() {
  own.drafts.note = { text: byId('note-text').value, key: byId('set-key').value, value: byId('set-value').value,
    drawing: draft?.drawing ?? [] };
}

function leaveNote() {
  keepDraft();
  keep();
  closeNote();
}

function closeNote() {
  draft = null;
  setDrawing(null);
  byId('note-form').hidden = true;
  showPins();
  byId('new-note').focus();
}

function sendNote(event) {
  event.preventDefault();
  const text = byId('note-text').value;
  if (!draft || (!text.trim() && !draft.drawing.length)) return say('Write something first.');
  const { slot, point, at, view, offset, drawing, look } = draft;
  const key = byId('set-key').value;
  const value = byId('set-value').value.trim();
  const more = { kind: 'note', text, take: draft.take, view, offset, point, at, look, tuning: slot.variant.tuning,
    drawing: drawing.length ? drawing : undefined, set: key && value ? { [key]: valueOf(value) } : undefined };
  for (const name of Object.keys(more)) if (more[name] === undefined || more[name] === null) delete more[name];
  const added = addLine('notes', more);
  if (!added) return;
  delete own.drafts.note;
  keep();
  closeNote();
  showNotes();
  state.note = threads.find(thread => thread.line.id === added.id)?.number ?? 0;
  showRest();
  say(`Note ${state.note} is there.`);
}

/** Numbers and switches stay what they are; everything else is text. */
function valueOf(text) {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) ? Number(text) : text;
}

function setDrawing(kind) {
  state.drawKind = kind;
  state.stroke = null;
  document.body.classList.toggle('drawing', Boolean(kind));
  byId('draw-stroke').setAttribute('aria-pressed', kind === 'stroke');
  byId('draw-arrow').setAttribute('aria-pressed', kind === 'arrow');
}

function beginStroke(slot, point) {
  if (draft.drawing.length >= 100) return say('There are 100 strokes: that is all that a note holds.');
  state.stroke = { kind: state.drawKind, points: [point] };
  draft.drawing.push(state.stroke);
  showPins();
}

function extendStroke(slot, point) {
  const { kind, points } = state.stroke;
  const last = points.at(-1);
  if (kind === 'arrow') points[1] = point;
  else if (points.length < 1000 && Math.hypot(point[0] - last[0], point[1] - last[1]) >= 1.5) points.push(point);
  showPins();
}

// MARK: Verdict and hidden names

const choiceWords = choice => (choice === 'none' ? 'None is better' : `${choice} is better`);

function showVerdicts() {
  const verdicts = state.blind ? [] : linesOf('verdicts', review.verdicts);
  byId('verdicts').replaceChildren(...verdicts.map(one => make('li', {}, head({ line: one }),
    words('p', `${choiceWords(one.choice)}${one.blind ? ', with hidden names' : ''}`),
      words('p', one.because ?? '', { class: 'text' }))));
  const names = state.blind ?? labels();
  byId('choices').replaceChildren(...[...names, 'none'].map((label, i) => {
    // The value is a place, so that the page doesn't tell a label.
    const input = make('input', { type: 'radio', name: 'choice', value: i });
    return make('label', { class: 'check' }, input,
      words('span', label === 'none' ? 'none' : state.blind ? `Phone ${i + 1}` : label));
  }));
}

function giveVerdict(event) {
  event.preventDefault();
  const picked = byId('choices').querySelector('input:checked');
  if (!picked) return say('Choose one first, or none.');
  const choice = [...(state.blind ?? labels()), 'none'][Number(picked.value)];
  const more = { choice, because: byId('because').value, blind: Boolean(state.blind) };
  const added = addLine('verdicts', review.look ? { ...more, look: review.look } : more);
  if (!added) return;
  byId('because').value = '';
  if (state.blind) setBlind(false);
  showVerdicts();
  say(`Your verdict: ${choiceWords(choice)}.`);
}

function shuffled(list) {
  const result = [...list];
  for (let i = result.length - 1; i > 0; i--) {
    // Numbers beyond the last whole multiple would make some orders likelier.
    let random;
    do [random] = crypto.getRandomValues(new Uint32Array(1)); while (random >= 2 ** 32 - (2 ** 32 % (i + 1)));
    const j = random % (i + 1);
    [result[i], result[j]] = [result[j], result[i]];
  }
  return result;
}

function setBlind(isBlind) {
  pause();
  if (draft) leaveNote();
  endPlacing();
  answering = null;
  state.blind = isBlind ? shuffled(labels()) : null;
  state.blindNotes.clear();
  [state.pair, state.flipped, state.looked, state.note] = [[0, 1], false, 0, 0];
  byId('blind').setAttribute('aria-pressed', isBlind);
  setText('blind', isBlind ? 'Stop hiding names' : 'Compare blind');
  setText('inspected-view', 'Point at a phone, or choose a view with the arrow keys.');
  setText('inspected-touch', '');
  openTake(state.take, state.time);
  // At once, not at rest: a command names its tuning.
  showCommands();
  showVerdicts();
  say(isBlind ? 'Names are hidden and the order is a random one until your verdict.' : 'Names are shown.');
}

// MARK: Print

function framesOf(slot) {
  const film = films.get(slot.variant.film);
  if (!film) return make('p', { text: `${nameOf(slot)}: the frames are not loaded yet.` });
  const picture = new Picture(film);
  const [canvas, context] = canvasOf(film.width, film.rows);
  return make('div', { class: 'frames' }, ...Array.from({ length: 6 }, (_, i) => {
    const t = line.from + (i * (line.to - line.from)) / 5;
    picture.go(sampleAt(slot.variant, t));
    picture.paint(context);
    const width = Math.min(film.width, 320);
    const [small, smallContext] = canvasOf(width, Math.max(1, Math.round((film.rows * width) / film.width)));
    smallContext.imageSmoothingQuality = 'high';
    smallContext.drawImage(canvas, 0, 0, small.width, small.height);
    return make('figure', {}, small, make('figcaption', { text: `${nameOf(slot)}, ${seconds(t)} s` }));
  }));
}

/** A page a take. The present take is put aside meanwhile, for all that is drawn is drawn of it. */
function preparePrint() {
  const kept = { take: state.take, slots, line, listed };
  byId('print').replaceChildren(...review.takes.map((one, index) => {
    state.take = index;
    line = timelineOf(one.variants);
    slots = orderedVariants(one).map((entry, position) => ({ ...entry, position, size: sizeOf(entry.variant) }));
    foldNotes();
    const names = index === kept.take ? [...chosen]
      : [...new Set(slots.flatMap(slot => (slot.variant.measures ?? []).map(measure => measure.name)))];
    const notes = threads.filter(thread => takeOf(thread.line) === index
      && (!state.blind || state.blindNotes.has(thread.line.id)));
    return make('section', {}, words('h1', review.title), words('p', review.question ?? ''),
      words('h2', one.title || one.name),
      ...slots.flatMap(slot => [words('h3', fullName(slot)), framesOf(slot)]),
      make('p', { class: 'legend' }, ...legend()),
      ...names.map(name => make('div', { class: 'plot' }, words('b', name), plotOf(name, 640, 96).svg)),
      make('h3', { text: 'Notes' }), ...(notes.length ? notes.map(printedNote) : [make('p', { text: 'None.' })]));
  }));
  ({ slots, line, listed } = kept);
  state.take = kept.take;
  showNotes();
}

/** A drawing on an empty screen of the phone that it was made on. */
function printedDrawing({ drawing, tuning }) {
  if (!drawing?.length) return null;
  const { size } = slots.find(slot => slot.variant.tuning === tuning) ?? slots[0];
  return draw('svg', { class: 'sketch', viewBox: `0 0 ${size[0]} ${size[1]}`, width: 96,
    height: (96 * size[1]) / size[0],
    role: 'img', 'aria-label': 'The drawing' }, ...strokeMarks(drawing));
}

function printedNote(thread) {
  const { line: one } = thread;
  return make('div', { class: 'thread' }, head(thread, make('span', { class: 'number', text: thread.number })),
    words('p', whereWords(thread), { class: 'small' }),
    words('p', thread.text ?? '', { class: 'text' }), ...suggestions(one), printedDrawing(one),
    ...thread.replies.map(item => make('div', { class: 'replies' }, head(item),
      words('p', item.text ?? '', { class: 'text' }))));
}

// MARK: Keys and the address

function toggle(id) {
  byId(id).checked = !byId(id).checked;
  byId(id).dispatchEvent(new Event('change'));
}

const actions = {
  ' ': () => (state.playing ? pause() : play()),
  ',': () => stepBy(-1), '.': () => stepBy(1),
  Home: () => { pause(); seek(line.from); }, End: () => { pause(); seek(line.to); },
  '[': () => stepNote(-1), ']': () => stepNote(1),
  b: flip, c: beginNote, l: () => toggle('loop'), t: () => toggle('fingers'), '?': () => byId('keys').showModal(),
};

function pressKey(event) {
  const { target, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || byId('keys').open) return;
  if (target.matches('textarea, select, input[type=text]')) return;
  if (state.placing) placingKey(event);
  else if (key === 'Escape' && draft) leaveNote();
  if (event.defaultPrevented || !byId('single-keys').checked) return;
  // What has the focus keeps the keys that are its own.
  const isControl = target.matches('button, input[type=checkbox], input[type=radio], summary');
  const hasArrows = target.matches('input[type=range], input[type=radio], [role=slider], [role=listbox]');
  if ((key === ' ' && isControl) || (hasArrows && (key.startsWith('Arrow') || key === 'Home' || key === 'End'))) return;
  const name = key.length === 1 ? key.toLowerCase() : key;
  const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (by) stepBy(by * (event.shiftKey ? 10 : 1));
  else if (/^\d$/.test(key)) {
    pause();
    seek(line.from + (Number(key) / 10) * (line.to - line.from));
  } else if (Object.hasOwn(actions, name)) actions[name]();
  else return;
  event.preventDefault();
}

function addressed() {
  const values = new URLSearchParams(location.hash.slice(1));
  const number = name => (/^\d+(\.\d+)?$/.test(values.get(name) ?? '') ? Number(values.get(name)) : undefined);
  const note = threads.find(thread => thread.number === number('note'));
  const index = number('take') === undefined ? Math.max(note ? takeOf(note.line) : 0, 0)
    : Math.trunc(number('take')) - 1;
  return { index, t: number('t') ?? note?.line.at, note };
}

function openAddressed() {
  const { index, t, note } = addressed();
  state.note = note?.number ?? 0;
  if (note?.isResolved) byId('filter').value = 'all';
  openTake(index, t);
}

function copyLink() {
  const here = location.href.split('#')[0];
  copy(`${here}${state.hash ?? ''}`, 'The link');
}

// MARK: Start

function listen() {
  const press = (id, work) => byId(id).addEventListener('click', work);
  const change = (id, work) => byId(id).addEventListener('change', work);
  press('play', actions[' ']);
  press('back', () => stepBy(-1));
  press('on', () => stepBy(1));
  press('previous', actions['[']);
  press('next', actions[']']);
  press('new-note', beginNote);
  press('flip', flip);
  press('blind', () => setBlind(!state.blind));
  press('save', saveAnswers);
  press('undo', undo);
  press('copy-link', copyLink);
  press('open-keys', actions['?']);
  press('close-keys', () => byId('keys').close());
  press('to-parting', () => { pause(); seek(take().parting.at); });
  press('note-leave', leaveNote);
  press('draw-clear', () => { draft.drawing = []; showPins(); });
  for (const kind of ['stroke', 'arrow']) {
    press(`draw-${kind}`, () => setDrawing(state.drawKind === kind ? null : kind));
  }
  for (const item of byId('modes').querySelectorAll('button')) {
    item.addEventListener('click', () => { state.mode = item.dataset.mode; showMode(); });
  }
  byId('time').addEventListener('input', event => {
    pause();
    seek(line.from + (Number(event.target.value) * 1000) / line.fps);
  });
  change('speed', event => { state.speed = Number(event.target.value); });
  change('fingers', () => { for (const slot of slots) showFingers(slot, state.time); });
  change('first', event => { state.pair[0] = Number(event.target.value); showMode(); });
  change('second', event => { state.pair[1] = Number(event.target.value); showMode(); });
  change('looked', event => { state.looked = Number(event.target.value); forgetInspected(); showViews(); showLog(); });
  change('filter', showNotes);
  change('author', event => { own.author = event.target.value.trim(); keep(); showNotes(); });
  change('single-keys', event => { own.singleKeys = event.target.checked; keep(); });
  byId('note-form').addEventListener('submit', sendNote);
  byId('note-form').addEventListener('input', keepDraft);
  byId('note-form').addEventListener('keydown', event => formKey(event, byId('note-form'), leaveNote));
  byId('verdict-form').addEventListener('submit', giveVerdict);
  byId('verdict-form').addEventListener('keydown', event =>
    formKey(event, byId('verdict-form'), () => byId('play').focus()));
  byId('views').addEventListener('keydown', viewsKey);
  byId('log').addEventListener('keydown', logKey);
  curtain.addEventListener('keydown', curtainKey);
  curtain.addEventListener('pointerdown', event => curtain.setPointerCapture(event.pointerId));
  curtain.addEventListener('pointermove', event => {
    if (curtain.hasPointerCapture(event.pointerId)) moveCurtain(event);
  });
  addEventListener('keydown', pressKey);
  addEventListener('hashchange', openAddressed);
  addEventListener('storage', event => {
    if (event.key !== storageKey) return;
    mergeStorage();
    showNotes();
    showVerdicts();
  });
  addEventListener('pagehide', keep);
  addEventListener('beforeunload', event => { if (!isKept && unsaved().length) event.preventDefault(); });
  addEventListener('beforeprint', preparePrint);
  addEventListener('afterprint', () => byId('print').replaceChildren());
  let width = 0;
  new ResizeObserver(() => {
    showCurtain();
    if (byId('plots').clientWidth !== width) showPlots();
    width = byId('plots').clientWidth;
  }).observe(byId('stage'));
}

function fillHead() {
  document.title = printable(review.title);
  setText('title', review.title);
  setText('question', review.question ?? '');
  setText('program', review.program ?? '');
  byId('takes').hidden = review.takes.length < 2;
  byId('takes').replaceChildren(make('ul', {}, ...review.takes.map((one, i) =>
    make('li', {}, button(one.title || one.name, () => openTake(i), { dir: 'auto', class: 'words' })))));
  const value = mergeStorage();
  Object.assign(own, { author: String(value.author ?? ''), singleKeys: value.singleKeys !== false });
  if (value.drafts && typeof value.drafts === 'object') own.drafts = value.drafts;
  byId('author').value = own.author;
  byId('single-keys').checked = own.singleKeys;
}

/** Tells when the first frame is seen; what isn't needed for it comes later. */
async function start() {
  foldNotes();
  const first = review.takes[clamp(addressed().index, 0, review.takes.length - 1)]?.variants[0].film;
  if (first !== undefined) {
    loadFilm(first).catch(() => { /* It is told below, where the film is awaited. */ });
    // Its strips are inflated in the background from here, while the page is filled.
    await recordsOf(first).catch(() => { /* The same. */ });
  }
  fillHead();
  listen();
  openAddressed();
  if (first !== undefined) await loadFilm(first);
  showMoment();
  showVerdicts();
  keep();
}

const ready = start();
const loaded = ready.then(loadAll);
ready.catch(tellBroken);
loaded.catch(tellBroken);

/** For tests: takes and variants are counted from 0, in the file's order. */
window.reviewPage = {
  ready, loaded,
  async show(index, variantIndex, sample) {
    const variant = review.takes[index].variants[variantIndex];
    pause();
    await loadFilm(variant.film);
    openTake(index, frameTime(variant, sample));
    await Promise.all(slots.map(slot => loadFilm(slot.variant.film)));
    showMoment();
  },
  hash: (index, variantIndex, sample) => lookOf(review.takes[index].variants[variantIndex], sample),
  state: () => ({ take: state.take, time: state.time, playing: state.playing, mode: state.mode,
    blind: Boolean(state.blind),
    firstFrame: state.firstFrame, unsaved: unsaved().length, notes: threads.length, kept: isKept,
    samples: slots.map(slot => slot.picture?.sample ?? -1) }),
};
})();
