// The moment that is shown: seeking, playing, and what follows time.

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
  slot.display.paint(slot.picture);
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
